import { LONGEST_SLUG } from '#shared/forms/lengths.ts'

/** The address a title suggests: lower case letters, digits and single hyphens. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replace(/^-+|-+$/g, '')
}
