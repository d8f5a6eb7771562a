/**
 * 32-bit FNV-1a: detects accidental truncation or change, not tampering.
 * Source: Fowler, Noll and Vo; draft-eastlake-fnv.
 * @param seed a different seed gives an independent checksum
 */
export function checksum(bytes: Iterable<number>, seed = 0x811c9dc5): number {
  let sum = seed >>> 0
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0
  return sum
}
