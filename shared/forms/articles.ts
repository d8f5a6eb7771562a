import * as z from 'zod/mini'
import { id, requiredText, wholeNumber } from './text.ts'

/** Lower case letters, digits and single hyphens. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
/** About thirty thousand words. */
const LONGEST_CONTENT = 200_000
/** Our own pictures, uploaded or part of the site. */
const OWN_PICTURE = /^\/(uploads|images)\/[\w.-]+$/
/** What browsers take for an https address; no sign-in may stand in it, and nothing they would leave out or read otherwise. */
const HttpsAddress = z.url({ protocol: /^https$/ }).check(z.regex(/^https:\/\/[^\s/@?#]+(?:[/?#]\S*)?$/i))

/** Whether a picture may come from there: from our own site, or from any https address that names a host. */
export const isPictureAddress = (address: string) =>
  OWN_PICTURE.test(address) || HttpsAddress.safeParse(address).success

export const ArticleInput = z.object({
  title: requiredText('Title is required', 200, 'Title'),
  category: requiredText('Category is required', 60, 'Category'),
  image: z
    .string({ error: 'Must be a valid URL' })
    .check(z.trim(), z.maxLength(2000, 'Must be a valid URL'), z.refine(isPictureAddress, 'Must be a valid URL')),
  slug: requiredText('Slug is required', 120, 'Slug').check(
    z.refine((slug) => slug === '' || SLUG.test(slug), 'Use lower case letters, digits and single hyphens'),
  ),
  content: z.string({ error: 'Content is required' }).check(
    z.refine((html) => html.trim() !== '', 'Content is required'),
    z.maxLength(LONGEST_CONTENT, `Content must be at most ${LONGEST_CONTENT.toLocaleString('en-US')} characters`),
  ),
})

export const ArticleUpdate = z.extend(ArticleInput, {
  /** The revision the editor started from; without it the save is unconditional. */
  revision: z.optional(z.number()),
})

/** Newest first; without a limit all of them. */
export const ArticlesQuery = z.object({
  limit: z.optional(wholeNumber(100, 'The limit must be a number from 1 to 100')),
  before: z.optional(id),
})
