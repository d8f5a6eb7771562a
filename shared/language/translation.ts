import { type Language, SOURCE_LANGUAGE } from './languages.ts'

/** A language, and its messages where the build has not put them into the code already. */
export interface Translation {
  readonly language: Language
  /** Translations by English message, or by context and message. */
  readonly messages?: Pick<ReadonlyMap<string, string>, 'get'>
}

/** There is one language at a time in a browser, a worker, a command and a test. */
let fixed: Translation = { language: SOURCE_LANGUAGE }
let current = () => fixed

/** Called before anything is rendered. */
export function setTranslation(translation: Translation) {
  fixed = translation
}

/** Sets the source on a server, which answers in several languages at a time. */
export function setTranslationSource(source: () => Translation) {
  current = source
}

export const currentTranslation = (): Translation => current()
export const currentLanguage = (): Language => current().language
