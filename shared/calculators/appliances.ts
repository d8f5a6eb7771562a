import { type Errors, type Field, isBlank, type NumberField, number, type Reading } from './fields.ts'
import type { Figures } from './figures.ts'

/** A row of the form, as typed. */
export interface ApplianceRow {
  readonly name: string
  readonly watts: string
  readonly hoursPerDay: string
}

/** A row as the formula needs it: watts [W], hours [h/day]. */
export interface Appliance {
  readonly name: string
  readonly watts: number
  readonly hoursPerDay: number
}

export const emptyAppliance: ApplianceRow = { name: '', watts: '', hoursPerDay: '' }

const MOST_ROWS = 100
const LONGEST_NAME = 100

/** What each box of a row is, for the screen. */
export const applianceFields = {
  name: { label: 'Appliance Name' },
  watts: number('Watts', { name: 'Watts', min: 0, step: 10 }),
  hoursPerDay: number('Hours per Day', { name: 'Hours per day', min: 0, max: 24, step: 0.5 }),
} as const

const keys = ['name', 'watts', 'hoursPerDay'] as const
/** Control characters and broken surrogates, which no database text holds. */
const unstorable = /[\p{Cc}\p{Cs}]/u

const rowsOf = (typed: unknown): readonly ApplianceRow[] => (Array.isArray(typed) ? typed : [])
const isEmptyRow = (row: ApplianceRow) => keys.every((key) => isBlank(row?.[key]))
const isFilledRow = (row: ApplianceRow) => keys.every((key) => !isBlank(row?.[key]))

/** A list of appliances; wholly empty rows are left out. */
export function appliances(label: string, initial: readonly ApplianceRow[]): Field<readonly Appliance[]> {
  return {
    label,
    required: true,
    initial,
    filled: (typed) => {
      const rows = rowsOf(typed).filter((row) => !isEmptyRow(row))
      return rows.length > 0 && rows.every(isFilledRow)
    },
    read: readRows,
    stored: (typed, figures) => withNumbers(typed, (field, text) => field.stored(text, figures)),
    typed: (stored, figures) => withNumbers(stored, (field, text) => field.typed(text, figures)),
    fits: (stored) => Array.isArray(stored) && stored.length <= MOST_ROWS && stored.every(isRow),
  }
}

/** The rows with something in them, each with its numbers written another way. */
const withNumbers = (rows: unknown, write: (field: NumberField, text: string) => unknown) =>
  rowsOf(rows)
    .filter((row) => !isEmptyRow(row))
    .map(({ name, watts, hoursPerDay }) => ({
      name,
      watts: write(applianceFields.watts, watts),
      hoursPerDay: write(applianceFields.hoursPerDay, hoursPerDay),
    }))

function readRows(typed: unknown, figures: Figures): Reading<readonly Appliance[]> {
  const errors: Record<string, string> = {}
  const rows = rowsOf(typed)
  const value: Appliance[] = []
  for (const [index, row] of rows.entries()) {
    if (isEmptyRow(row)) continue
    const name = nameError(row.name)
    if (name) errors[`${index}.name`] = name
    const watts = applianceFields.watts.read(row.watts, figures)
    if ('errors' in watts) errors[`${index}.watts`] = sentence(watts.errors)
    const hoursPerDay = applianceFields.hoursPerDay.read(row.hoursPerDay, figures)
    if ('errors' in hoursPerDay) errors[`${index}.hoursPerDay`] = sentence(hoursPerDay.errors)
    if ('value' in watts && 'value' in hoursPerDay)
      value.push({ name: String(row.name).trim(), watts: watts.value, hoursPerDay: hoursPerDay.value })
  }
  if (Object.keys(errors).length > 0) return { errors }
  if (value.length === 0) return { errors: { [rows.length > 0 ? '0.name' : '']: 'Fill in at least one appliance.' } }
  if (value.length > MOST_ROWS) return { errors: { '': `List at most ${MOST_ROWS} appliances.` } }
  return { value }
}

function nameError(name: string): string | undefined {
  if (isBlank(name)) return 'Enter a name for the appliance.'
  if (name.length > LONGEST_NAME) return `The name must have at most ${LONGEST_NAME} characters.`
  return unstorable.test(name) ? 'The name must be made of ordinary characters.' : undefined
}

const sentence = (errors: Errors): string => Object.values(errors)[0] ?? ''

function isRow(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).length === keys.length &&
    keys.every((key) => typeof (value as Record<string, unknown>)[key] === 'string')
  )
}
