import type { Calculation, Calculator, Inputs, Restored } from '#shared/calculators/define.ts'
import { forget, keep, read } from './storage.ts'

/*
 * What was left for a calculator's screen: by another page, a calculation to show again or the sun hours of a place; by the
 * screen itself, its calculation, for whoever comes back to it. What pages hand over is read while a screen first renders
 * and removed once it has: reading and removing at once would lose the record when that render is thrown away.
 */

const CALCULATION = 'savedCalculation'
const SUN_HOURS = 'handedSunHours'
const BILL = 'handedBill'

/** Measured sun hours of a place [h/day], for the calculators that ask for them. */
export interface SunHours {
  readonly value: number
  readonly place: string
}

export interface HandedOver {
  /** What the form holds at first, its numbers as plain text. */
  readonly typed: Inputs
  readonly restored: Pick<Restored, 'calculation' | 'isOfEarlierMethod'> | null
  readonly sunHours: SunHours | null
}

export const handOverCalculation = (calculation: Omit<Calculation, 'notes'> & { readonly notes: string | null }) =>
  keep('tab', CALCULATION, calculation)

export const handOverSunHours = (sunHours: SunHours) => keep('tab', SUN_HOURS, sunHours)

/** A bill that was told outside the planner [money/month], ISO 4217. */
export interface HandedBill {
  readonly perMonth: number
  readonly currency: string
}

export const handOverBill = (bill: HandedBill) => keep('tab', BILL, bill)

/** Anything may lie there. */
export function takeHandedBill(): HandedBill | null {
  const { perMonth, currency } = Object(read('tab', BILL)) as Partial<HandedBill>
  forget('tab', BILL)
  return typeof perMonth === 'number' && perMonth > 0 && typeof currency === 'string' ? { perMonth, currency } : null
}

/** Leaves the calculation with this entry of the browser's history: Back and reload bring it back. */
export const leaveInHistory = (calculation: Calculation) =>
  history.replaceState({ ...Object(history.state), calculation }, '')

export function readHandedOver(calculator: Calculator): HandedOver {
  const restored = calculator.restore(read('tab', CALCULATION)) ?? calculator.restore(Object(history.state).calculation)
  if (restored) return { typed: restored.typed, restored, sunHours: null }
  const sunHours = readSunHours()
  const field = calculator.fields.sunHours
  const text = String(sunHours?.value)
  const taken = sunHours && field && 'value' in field.read(text) ? { sunHours: text } : {}
  return { typed: { ...calculator.initialInputs, ...taken }, restored: null, sunHours }
}

export function forgetHandedOver() {
  forget('tab', CALCULATION)
  forget('tab', SUN_HOURS)
}

/** Anything may lie there. */
function readSunHours(): SunHours | null {
  const { value, place } = Object(read('tab', SUN_HOURS)) as Partial<SunHours>
  return typeof value === 'number' && value > 0 && value <= 24 && typeof place === 'string' ? { value, place } : null
}
