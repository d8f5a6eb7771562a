import { MAX_SLUG_LENGTH } from '#shared/forms/lengths.ts'

/** Lower-case letters, digits and single hyphens. */
export function suggestSlug(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-+|-+$/g, '')
}
