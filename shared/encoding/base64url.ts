/* base64url without padding: RFC 4648, section 5. */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const valueByCharacter = new Map([...ALPHABET].map((character, value) => [character, value]))

export function toBase64Url(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(i, i + 3)
    const bits = (a << 16) | (b << 8) | c
    const length = Math.min(3, bytes.length - i) + 1
    for (let position = 0; position < length; position += 1) text += ALPHABET.charAt((bits >> (18 - 6 * position)) & 63)
  }
  return text
}

export function fromBase64Url(text: string): Uint8Array | undefined {
  if (text.length % 4 === 1) return undefined
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4))
  let bits = 0
  let bitCount = 0
  let offset = 0
  for (const character of text) {
    const value = valueByCharacter.get(character)
    if (value === undefined) return undefined
    bits = ((bits << 6) | value) & 0xffff
    bitCount += 6
    if (bitCount < 8) continue
    bitCount -= 8
    bytes[offset] = (bits >> bitCount) & 0xff
    offset += 1
  }
  return bytes
}
