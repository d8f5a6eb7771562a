/**
 * FNV-1a over bytes, 32 bits: tells bytes that were cut or changed by accident, not by intent.
 * Source: Fowler, Noll and Vo; draft-eastlake-fnv.
 * @param seed another one gives another, independent sum
 */
export function checksum(bytes: Iterable<number>, seed = 0x811c9dc5): number {
  let sum = seed >>> 0
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0
  return sum
}
