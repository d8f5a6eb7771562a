import { PSEUDO_LANGUAGE } from './languages.ts'
import type { Translation } from './translation.ts'

/* Makes forgotten messages and narrow places visible: `⟦Ŕóóf śĺóṕé ···⟧`. */

// biome-ignore format: a table reads best as one
const ACCENTED: Readonly<Record<string, string>> = {
  a: 'áá', c: 'ć', e: 'é', i: 'í', l: 'ĺ', n: 'ń', o: 'óó', r: 'ŕ', s: 'ś', u: 'ú', y: 'ý', z: 'ź',
  A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú',
}

/** A third longer, accented and in brackets; arguments and tags stay. */
export const pseudoLocalize = (message: string): string => `⟦${accent(message)}⟧`

function accent(message: string): string {
  let depth = 0
  let accented = ''
  // Braces open and close arguments and their options by turns: text is at even depths.
  for (const [piece] of message.matchAll(/<[^>]*>|[{}]|[^<{}]+/g)) {
    if (piece === '{') depth += 1
    accented +=
      depth % 2 === 0 && !piece.startsWith('<')
        ? piece.replace(/[a-zA-Z]/g, (character) => ACCENTED[character] ?? character)
        : piece
    if (piece === '}') depth -= 1
  }
  return accented
}

/** Its messages are made as they are asked for. */
export const PSEUDO_TRANSLATION: Translation = {
  language: PSEUDO_LANGUAGE,
  messages: { get: (key) => pseudoLocalize(key.slice(key.indexOf('\u0004') + 1)) },
}
