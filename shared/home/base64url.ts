/** Bytes as text that may stand anywhere in an address: RFC 4648, section 5, without padding. */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const values = new Map([...LETTERS].map((letter, value) => [letter, value]))

export function toBase64Url(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(i, i + 3)
    const bits = (a << 16) | (b << 8) | c
    const letters = Math.min(3, bytes.length - i) + 1
    for (let place = 0; place < letters; place += 1) text += LETTERS.charAt((bits >> (18 - 6 * place)) & 63)
  }
  return text
}

/** @returns nothing for any other text */
export function fromBase64Url(text: string): Uint8Array | undefined {
  if (text.length % 4 === 1) return undefined
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4))
  let bits = 0
  let held = 0
  let at = 0
  for (const letter of text) {
    const value = values.get(letter)
    if (value === undefined) return undefined
    bits = ((bits << 6) | value) & 0xffff
    held += 6
    if (held < 8) continue
    held -= 8
    bytes[at] = (bits >> held) & 0xff
    at += 1
  }
  return bytes
}
