import { createHash } from 'node:crypto'

/**
 * An entity tag for a text and the headers it is sent with: browsers keep both, and with other headers it is another answer.
 * Weak, because the same text goes out in several encodings.
 */
export const etagOf = (text: string, headers: Readonly<Record<string, string>>) =>
  `W/"${createHash('sha256').update(JSON.stringify(headers)).update(text).digest('base64url').slice(0, 22)}"`
