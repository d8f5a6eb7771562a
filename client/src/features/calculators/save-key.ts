import type { Calculation } from '#shared/calculators/define.ts'

const atRandom = new WeakMap<Calculation, string>()

/**
 * The name under which the server stores this calculation once for its user. It follows from the calculation itself, so
 * that a second press, a retry after a lost answer and another tab with the same result all say the same.
 */
export async function saveKey(calculation: Calculation): Promise<string> {
  const { calculatorType, inputs } = calculation
  if (crypto.subtle) {
    const bytes = new TextEncoder().encode(JSON.stringify([calculatorType, inputs]))
    return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
  }
  // Browsers hash for pages served over TLS only; elsewhere at least the retries of this result share a key.
  const key = atRandom.get(calculation) ?? hex(crypto.getRandomValues(new Uint8Array(16)))
  atRandom.set(calculation, key)
  return key
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
