import { createHash } from 'node:crypto'

/** Weak, because the same text goes out in several encodings. */
export const etagOf = (text: string) => `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
