/** Decoded percent encoding, or the text itself if it is malformed: anyone can write an address such as `#100%`. */
export function decodeUri(text: string): string {
  try {
    return decodeURI(text)
  } catch {
    return text
  }
}
