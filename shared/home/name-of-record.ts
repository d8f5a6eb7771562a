import { checksum } from './checksum.ts'
import type { Home } from './home.ts'

/** A home by all that it holds, in few characters: tells one that was changed from one that was not. */
export function nameOfRecord(home: Home): string {
  const text = JSON.stringify(home)
  return `${text.length} ${checksum(Array.from(text, (letter) => letter.codePointAt(0) ?? 0))}`
}
