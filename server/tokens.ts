import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, too many to guess. */
export const newToken = () => randomBytes(32).toString('base64url')

/** The stored form of a token. No salt and no iterations: a 256-bit token cannot be guessed. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')
