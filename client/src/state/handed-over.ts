import type { Calculation, Calculator, Inputs } from '#shared/calculators/define.ts'

/*
 * What another page left for a calculator in session storage: a calculation to show again, or the sun hours of a place.
 * Read while a screen first renders, removed once it has: reading and removing at once would lose the record when that
 * render is thrown away.
 */

const CALCULATION = 'savedCalculation'
const SUN_HOURS = 'handedSunHours'

/** Measured sun hours of a place [h/day], for the calculators that ask for them. */
export interface SunHours {
  readonly value: number
  readonly place: string
}

export interface HandedOver {
  /** What the form holds at first. */
  readonly typed: Inputs
  readonly calculation: Calculation | null
  readonly sunHours: SunHours | null
}

export const keepCalculation = (calculation: Calculation) => write(CALCULATION, calculation)
export const handOverSunHours = (sunHours: SunHours) => write(SUN_HOURS, sunHours)

export function readHandedOver(calculator: Calculator): HandedOver {
  const restored = calculator.restore(read(CALCULATION))
  if (restored) return { ...restored, sunHours: null }
  const sunHours = readSunHours()
  const field = calculator.fields.sunHours
  const text = String(sunHours?.value)
  const taken = sunHours && field && 'value' in field.read(text) ? { sunHours: text } : {}
  return { typed: { ...calculator.initialInputs, ...taken }, calculation: null, sunHours }
}

export function forgetHandedOver() {
  try {
    sessionStorage.removeItem(CALCULATION)
    sessionStorage.removeItem(SUN_HOURS)
  } catch {
    // Storage is switched off: there was nothing in it.
  }
}

function readSunHours(): SunHours | null {
  const { value, place } = (read(SUN_HOURS) ?? {}) as Partial<SunHours>
  return typeof value === 'number' && value > 0 && value <= 24 && typeof place === 'string' ? { value, place } : null
}

/** Anything may lie there: what is not JSON counts as nothing. */
function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function write(key: string, value: unknown) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage is full or switched off: the other page begins empty.
  }
}
