import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import { splitAddress } from '#shared/language/addresses.ts'
import { type Language, SOURCE_LANGUAGE } from '#shared/language/languages.ts'
import { setTranslationSource, type Translation } from '#shared/language/translation.ts'
import { translationOf } from '../translation/catalogs.ts'

/* The language of each request: a server answers in several at a time. */

const requests = new AsyncLocalStorage<Translation>()

export const runInLanguage = <Result>(language: Language, work: () => Result): Result =>
  requests.run(translationOf(language), work)

let isEnglishOutside = process.env.NODE_ENV === 'production'

/** Tests need it, because their own code is in no request. */
export function allowEnglishOutsideOfRequests(isAllowed: boolean) {
  isEnglishOutside = isAllowed
}

/** @throws Error outside of `runInLanguage`, where a text would be the same for all requests; English in production */
export function requestTranslation(): Translation {
  const translation = requests.getStore()
  if (translation) return translation
  if (isEnglishOutside) return { language: SOURCE_LANGUAGE }
  throw new Error('A text was rendered outside of a request, so its language is unknown')
}

setTranslationSource(requestTranslation)

/**
 * Language of the answer: that of the address. Calls have none: their pages send it as Accept-Language, as a single tag; what
 * browsers send by themselves changes nothing.
 */
export function requestLanguage({ url = '', headers }: IncomingMessage, languages: readonly Language[]): Language {
  const requested = isCall(url) ? headers['accept-language'] : splitAddress(url).language
  return servedLanguage(requested, languages)
}

/** A language that a call names or the database stores; English if the site does not serve it. */
export const servedLanguage = (requested: string | undefined, languages: readonly Language[]): Language =>
  languages.find((language) => language === requested) ?? SOURCE_LANGUAGE

/** Key under which responses of an address are cached: calls of all languages have one address. */
export const cacheKeyOf = (origin: string, url: string, language: Language) =>
  isCall(url) && language !== SOURCE_LANGUAGE ? `${language} ${origin}${url}` : origin + url

const isCall = (url: string) => url.startsWith('/api/')
