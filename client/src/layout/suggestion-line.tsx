import type { Language } from '#shared/language/languages.ts'
import { writeText } from '../state/storage.ts'
import { CloseButton } from '../ui/close-button.tsx'
import { TextAnchor } from '../ui/text-link.tsx'
import { useAddressIn } from './use-address-in.ts'

interface Suggestion {
  readonly text: string
  readonly dismiss: string
}

/** Suggestions in the suggested language itself. */
const suggestions: Readonly<Partial<Record<Language, Suggestion>>> = {
  // untranslated: for readers of English on pages in other languages
  en: { text: 'Read this page in English', dismiss: 'Close' },
  // untranslated: for readers of German on pages in other languages
  de: { text: 'Diese Seite auf Deutsch lesen', dismiss: 'Schließen' },
  // untranslated: for readers of Spanish on pages in other languages
  es: { text: 'Leer esta página en español', dismiss: 'Cerrar' },
  // untranslated: for readers of French on pages in other languages
  fr: { text: 'Lire cette page en français', dismiss: 'Fermer' },
  // untranslated: for readers of Portuguese on pages in other languages
  'pt-BR': { text: 'Ler esta página em português', dismiss: 'Fechar' },
  // untranslated: for readers of Hindi on pages in other languages
  hi: { text: 'यह पेज हिन्दी में पढ़ें', dismiss: 'बंद करें' },
}

/** Shown on a page whose script found a language to suggest. */
export function SuggestionLine() {
  const { dataset } = document.documentElement
  const addressIn = useAddressIn()
  const language = dataset.suggested as Language
  const suggestion = suggestions[language]
  if (!suggestion) return null
  return (
    <aside lang={language} className="flex items-center justify-center gap-1 px-2 py-1">
      <TextAnchor standalone href={addressIn(language)} hrefLang={language}>
        {suggestion.text}
      </TextAnchor>
      <CloseButton
        aria-label={suggestion.dismiss}
        onClick={() => {
          writeText('device', 'languageSuggestion', 'dismissed')
          delete dataset.suggested
        }}
      />
    </aside>
  )
}
