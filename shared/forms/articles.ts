import * as z from 'zod/mini'
import { countryName, languageName } from '../format/names.ts'
import { t } from '../language/t.ts'
import { MAX_SLUG_LENGTH } from './lengths.ts'
import { atMost, id, requiredText, wholeNumber } from './text.ts'

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
/** `de` and `pt-br` are languages at the beginning of an address. */
function isLanguageTag(slug: string): boolean {
  const [, language, country] = /^([a-z]{2})(?:-([a-z]{2}))?$/.exec(slug) ?? []
  if (language === undefined || languageName(language) === language) return false
  return country === undefined || countryName(country.toUpperCase()) !== country.toUpperCase()
}
/** The limit is about thirty thousand words. */
const MAX_CONTENT_LENGTH = 200_000
/** Pictures of this site, uploaded or built in. */
const OWN_PICTURE = /^\/(uploads|images)\/[\w.-]+$/
/** An https URL as browsers parse it, without credentials or characters that browsers drop or reinterpret. */
const HttpsAddress = z.url({ protocol: /^https$/ }).check(z.regex(/^https:\/\/[^\s/@?#]+(?:[/?#]\S*)?$/i))

/** A picture of this site, or an https URL with a host. */
export const isPictureAddress = (address: string) =>
  OWN_PICTURE.test(address) || HttpsAddress.safeParse(address).success

const invalidUrl = { error: () => t('Must be a valid URL') }
const contentRequired = { error: () => t('Content is required') }

export const ArticleInput = z.object({
  title: requiredText({ error: () => t('Title is required') }, 200, () => t('Title')),
  category: requiredText({ error: () => t('Category is required') }, 60, () => t('Category')),
  image: z.string(invalidUrl).check(z.trim(), z.maxLength(2000, invalidUrl), z.refine(isPictureAddress, invalidUrl)),
  slug: requiredText({ error: () => t('Slug is required') }, MAX_SLUG_LENGTH, () => t('Slug')).check(
    z.refine((slug) => slug === '' || SLUG.test(slug), {
      error: () => t('Use lower case letters, digits and single hyphens'),
    }),
    z.refine((slug) => !isLanguageTag(slug), { error: () => t('A language code cannot be a slug. Add a word to it') }),
  ),
  content: z.string(contentRequired).check(
    z.refine((html) => html.trim() !== '', contentRequired),
    atMost(MAX_CONTENT_LENGTH, () => t('Content')),
  ),
})

export const ArticleUpdate = z.extend(ArticleInput, {
  /** Revision the editor started from; without it the save is unconditional. */
  revision: z.optional(z.number()),
})

/** Newest first; all without a limit. */
export const ArticlesQuery = z.object({
  limit: z.optional(wholeNumber(100, { error: () => t('The limit must be a number from 1 to 100') })),
  before: z.optional(id),
})
