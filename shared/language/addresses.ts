import { LANGUAGES, type Language, SOURCE_LANGUAGE } from './languages.ts'
import { currentLanguage } from './translation.ts'

/* Addresses of pages by language: English at the bare path, another language below its tag. */

/** Administrators read English, and calls and files have no language. */
const WITHOUT_LANGUAGE = /^\/(admin|api|badge|embed|oembed|uploads|images|offline\.html)(\/|$)/

/** Prefix; empty for the source language; `/pt-br` for `pt-BR`. */
export const prefixOf = (language: Language): string =>
  language === SOURCE_LANGUAGE ? '' : `/${language.toLowerCase()}`

/** Address of a path, which may have a query and a fragment: `/de/plan#town=berlin`, and `/de` of the landing page. */
export function addressOf(path: string, language: Language = currentLanguage()): string {
  const prefix = WITHOUT_LANGUAGE.test(path) ? '' : prefixOf(language)
  return prefix + (prefix && /^\/($|[?#])/.test(path) ? path.slice(1) : path)
}

interface Address {
  readonly language: Language
  /** Path without the prefix. */
  readonly path: string
}

/** Inverse of `addressOf`. Only lower case is a prefix, so that a page has one address. */
export function splitAddress(address: string): Address {
  const [, tag = '', rest = ''] = /^\/([^/?#]+)(.*)$/s.exec(address) ?? []
  const language = LANGUAGES.find((language) => language.toLowerCase() === tag && language !== SOURCE_LANGUAGE)
  const path = rest.startsWith('/') ? rest : `/${rest}`
  if (language === undefined || WITHOUT_LANGUAGE.test(path)) return { language: SOURCE_LANGUAGE, path: address }
  return { language, path }
}
