import { createHash, randomBytes } from 'node:crypto'

/** What opens something for whoever holds it: 256 random bits, which nobody guesses. */
export const newToken = () => randomBytes(32).toString('base64url')

/** What is stored of a token. Without salt or repetition: it is too long to be found by trying. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
