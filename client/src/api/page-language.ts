import type { PageData } from '#shared/contract/page.ts'
import { isLanguage, PSEUDO_LANGUAGE, SOURCE_LANGUAGE } from '#shared/language/languages.ts'
import { setTranslation } from '#shared/language/translation.ts'

/** Loads messages before anything is rendered. Built scripts need them for the pseudo-language only. */
export async function loadTranslation({ messages }: PageData) {
  const { lang } = document.documentElement
  const language = isLanguage(lang) ? lang : SOURCE_LANGUAGE
  if (language === PSEUDO_LANGUAGE)
    setTranslation((await import('#shared/language/pseudo-locale.ts')).PSEUDO_TRANSLATION)
  else setTranslation(messages ? { language, messages: new Map(messages) } : { language })
}
