import { createHash } from 'node:crypto'

/**
 * Entity tag of a text with its headers: browsers store both, so other headers make another response. Weak, because the
 * same text is sent in several encodings.
 */
export const etagOf = (text: string, headers: Readonly<Record<string, string>>) =>
  `W/"${createHash('sha256').update(JSON.stringify(headers)).update(text).digest('base64url').slice(0, 22)}"`

/** Weak comparison with a list (RFC 9110, 13.1.2). */
export const matchesEtag = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch === etag || ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => weakTag(tag) === weakTag(etag)))
/** Without the encoding of a strong tag. */
export const weakTag = (etag: string) =>
  etag
    .trim()
    .replace(/^W\//, '')
    .replace(/-(br|gzip|identity)\d+"$/, '"')
