/** Texts that commonly break programs. */
export const AWKWARD_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  '\u2028',
  '💡'.repeat(50),
  "'; drop table users; --",
  '#{7*7}',
  '%00',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  '0x10',
  '١٢٣',
  'x'.repeat(3000),
  '__proto__',
  'constructor',
  '2147483647',
  '2147483648',
  '-1',
  '0',
  '1',
  '9'.repeat(30),
  'true',
  '[]',
  '{}',
  '\\',
  '"',
  "'",
  '%E0%A4%A',
  '1 or 1=1',
  '\r\nSet-Cookie: a=b',
  ',',
  '1,5',
  'ü'.repeat(40),
  '9'.repeat(400),
  '2026-02-31',
]

/** URL-encodes a text. Unpaired surrogates become a malformed escape. */
export function encodeForUrl(value: string) {
  try {
    return encodeURIComponent(value)
  } catch {
    return '%E0%A4%A'
  }
}
