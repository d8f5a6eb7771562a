import { AsyncLocalStorage } from 'node:async_hooks'
import { type Language, SOURCE_LANGUAGE } from '#shared/language/languages.ts'
import { setTranslationSource, type Translation } from '#shared/language/translation.ts'
import { translationOf } from '../translation/catalogs.ts'

/* The language of each request: a server answers in several at a time. */

const requests = new AsyncLocalStorage<Translation>()

export const runInLanguage = <Result>(language: Language, work: () => Result): Result =>
  requests.run(translationOf(language), work)

/** @throws Error outside of `runInLanguage`, where a text would be the same for all requests; English in production */
export function requestTranslation(): Translation {
  const translation = requests.getStore()
  if (translation) return translation
  if (process.env.NODE_ENV === 'production') return { language: SOURCE_LANGUAGE }
  throw new Error('A text was rendered outside of a request, so its language is unknown')
}

setTranslationSource(requestTranslation)
