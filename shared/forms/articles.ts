import * as z from 'zod/mini'
import { formatNumber } from '../format/number.ts'
import { MAX_SLUG_LENGTH } from './lengths.ts'
import { id, requiredText, wholeNumber } from './text.ts'

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
/** About thirty thousand words. */
const MAX_CONTENT_LENGTH = 200_000
/** Pictures of this site, uploaded or built in. */
const OWN_PICTURE = /^\/(uploads|images)\/[\w.-]+$/
/** An https URL as browsers parse it, without credentials or characters that browsers drop or reinterpret. */
const HttpsAddress = z.url({ protocol: /^https$/ }).check(z.regex(/^https:\/\/[^\s/@?#]+(?:[/?#]\S*)?$/i))

/** A picture of this site, or an https URL with a host. */
export const isPictureAddress = (address: string) =>
  OWN_PICTURE.test(address) || HttpsAddress.safeParse(address).success

export const ArticleInput = z.object({
  title: requiredText('Title is required', 200, 'Title'),
  category: requiredText('Category is required', 60, 'Category'),
  image: z
    .string({ error: 'Must be a valid URL' })
    .check(z.trim(), z.maxLength(2000, 'Must be a valid URL'), z.refine(isPictureAddress, 'Must be a valid URL')),
  slug: requiredText('Slug is required', MAX_SLUG_LENGTH, 'Slug').check(
    z.refine((slug) => slug === '' || SLUG.test(slug), 'Use lower case letters, digits and single hyphens'),
  ),
  content: z.string({ error: 'Content is required' }).check(
    z.refine((html) => html.trim() !== '', 'Content is required'),
    z.maxLength(MAX_CONTENT_LENGTH, `Content must be at most ${formatNumber(MAX_CONTENT_LENGTH)} characters`),
  ),
})

export const ArticleUpdate = z.extend(ArticleInput, {
  /** Revision the editor started from; without it the save is unconditional. */
  revision: z.optional(z.number()),
})

/** Newest first; all without a limit. */
export const ArticlesQuery = z.object({
  limit: z.optional(wholeNumber(100, 'The limit must be a number from 1 to 100')),
  before: z.optional(id),
})
