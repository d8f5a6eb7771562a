import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { Language } from '#shared/language/languages.ts'
import { currentLanguage } from '#shared/language/translation.ts'
import { siteLanguages } from '../api/queries.ts'
import { readText } from '../state/storage.ts'

const SuggestionLine = lazy(() => import('./suggestion-line.tsx'))

/** One line for visitors whose browser prefers another language of the site, until they dismiss it. */
export function LanguageSuggestion() {
  const languages = useQuery(siteLanguages).data
  const [suggested, setSuggested] = useState<Language>()
  useEffect(() => {
    if (readText('device', 'languageSuggestion') !== null) return
    const preferred = preferredLanguage(languages)
    if (preferred !== currentLanguage()) setSuggested(preferred)
  }, [languages])
  return (
    suggested && (
      <Suspense>
        <SuggestionLine language={suggested} onDismiss={() => setSuggested(undefined)} />
      </Suspense>
    )
  )
}

/** The first of the visitor's languages that the site has; of `pt-PT` any Portuguese. */
function preferredLanguage(languages: readonly Language[]): Language {
  for (const tag of navigator.languages) {
    const [wanted] = tag.split('-')
    const found = languages.find((language) => language.split('-')[0] === wanted)
    if (found) return found
  }
  return currentLanguage()
}
