import type { Calculation, Calculator, Inputs, RestoredCalculation } from '#shared/calculators/define.ts'
import { readJson, removeItem, writeJson } from './storage.ts'

/*
 * Values that one page hands to another, or a screen to its own next visit. They are read while the screen first renders and
 * removed afterwards: removing them in the same render would lose them if React discards it.
 */

const CALCULATION_KEY = 'savedCalculation'
const SUN_HOURS_KEY = 'handedSunHours'

/** Measured peak sun hours [h/day]. */
interface SunHours {
  readonly value: number
  /** Coordinates. */
  readonly place: string
  readonly surface?: 'roof' | 'ground'
}

export interface CalculatorHandoff {
  /** Initial form values where they are not the defaults; numbers as plain text. */
  readonly typed: Inputs
  readonly restored: Pick<RestoredCalculation, 'calculation' | 'isOfEarlierMethod'> | null
  readonly sunHours: SunHours | null
}

export const handOffCalculation = (calculation: Omit<Calculation, 'notes'> & { readonly notes: string | null }) =>
  writeJson('tab', CALCULATION_KEY, calculation)

export const handOffSunHours = (sunHours: SunHours) => writeJson('tab', SUN_HOURS_KEY, sunHours)

/** Back and reload restore the calculation from the history entry. */
export const saveToHistory = (calculation: Calculation) =>
  history.replaceState({ ...Object(history.state), calculation }, '')

export function readHandoff(calculator: Calculator): CalculatorHandoff {
  const restored =
    calculator.restore(readJson('tab', CALCULATION_KEY)) ?? calculator.restore(Object(history.state).calculation)
  if (restored) return { typed: restored.typed, restored, sunHours: null }
  const sunHours = readSunHours()
  const field = calculator.fields.sunHours
  const text = String(sunHours?.value)
  const prefilled = sunHours && field && 'value' in field.read(text) ? { sunHours: text } : {}
  return { typed: prefilled, restored: null, sunHours }
}

export function clearHandoff() {
  removeItem('tab', CALCULATION_KEY)
  removeItem('tab', SUN_HOURS_KEY)
}

/** Stored data is untrusted. */
function readSunHours(): SunHours | null {
  const { value, place, surface } = Object(readJson('tab', SUN_HOURS_KEY)) as Partial<SunHours>
  return typeof value === 'number' && value > 0 && value <= 24 && typeof place === 'string'
    ? { value, place, ...((surface === 'roof' || surface === 'ground') && { surface }) }
    : null
}
