import { createHash } from 'node:crypto'

/**
 * Entity tag of a text with its headers: browsers store both, so other headers make another response. Weak, because the
 * same text is sent in several encodings.
 */
export const etagOf = (text: string, headers: Readonly<Record<string, string>>) =>
  `W/"${createHash('sha256').update(JSON.stringify(headers)).update(text).digest('base64url').slice(0, 22)}"`
