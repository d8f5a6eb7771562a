import type { FigureFormats } from '../format/figures.ts'
import { type Errors, type Field, isBlank, type NumberField, number, type ReadResult } from './fields.ts'

/** A form row as typed. */
export interface ApplianceRow {
  readonly name: string
  readonly watts: string
  readonly hoursPerDay: string
}

/** A parsed row: watts [W], hours [h/day]. */
export interface Appliance {
  readonly name: string
  readonly watts: number
  readonly hoursPerDay: number
}

export const emptyAppliance: ApplianceRow = { name: '', watts: '', hoursPerDay: '' }

const MAX_ROWS = 100
const MAX_NAME_LENGTH = 100

export const applianceFields = {
  name: { label: 'Appliance Name' },
  watts: number('Watts', { name: 'Watts', min: 0, step: 10 }),
  hoursPerDay: number('Hours per Day', { name: 'Hours per day', min: 0, max: 24, step: 0.5 }),
} as const

const keys = ['name', 'watts', 'hoursPerDay'] as const
/** Control characters and lone surrogates, which a database text cannot hold. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]/u

const toRows = (typed: unknown): readonly ApplianceRow[] => (Array.isArray(typed) ? typed : [])
const isEmptyRow = (row: ApplianceRow) => keys.every((key) => isBlank(row?.[key]))
const isFilledRow = (row: ApplianceRow) => keys.every((key) => !isBlank(row?.[key]))

/** Empty rows are dropped. */
export function appliances(label: string, initial: readonly ApplianceRow[]): Field<readonly Appliance[]> {
  return {
    label,
    required: true,
    initial,
    isFilled: (typed) => {
      const rows = toRows(typed).filter((row) => !isEmptyRow(row))
      return rows.length > 0 && rows.every(isFilledRow)
    },
    read: readRows,
    toStored: (typed, formats) => convertRows(typed, (field, text) => field.toStored(text, formats)),
    toTyped: (stored, formats) => convertRows(stored, (field, text) => field.toTyped(text, formats)),
    isStoredShape: (stored) => Array.isArray(stored) && stored.length <= MAX_ROWS && stored.every(isRow),
  }
}

const convertRows = (rows: unknown, convert: (field: NumberField, text: string) => unknown) =>
  toRows(rows)
    .filter((row) => !isEmptyRow(row))
    .map(({ name, watts, hoursPerDay }) => ({
      name,
      watts: convert(applianceFields.watts, watts),
      hoursPerDay: convert(applianceFields.hoursPerDay, hoursPerDay),
    }))

function readRows(typed: unknown, formats: FigureFormats): ReadResult<readonly Appliance[]> {
  const errors: Record<string, string> = {}
  const rows = toRows(typed)
  const value: Appliance[] = []
  for (const [index, row] of rows.entries()) {
    if (isEmptyRow(row)) continue
    const name = nameError(row.name)
    if (name) errors[`${index}.name`] = name
    const watts = applianceFields.watts.read(row.watts, formats)
    if ('errors' in watts) errors[`${index}.watts`] = firstError(watts.errors)
    const hoursPerDay = applianceFields.hoursPerDay.read(row.hoursPerDay, formats)
    if ('errors' in hoursPerDay) errors[`${index}.hoursPerDay`] = firstError(hoursPerDay.errors)
    if ('value' in watts && 'value' in hoursPerDay)
      value.push({ name: String(row.name).trim(), watts: watts.value, hoursPerDay: hoursPerDay.value })
  }
  if (Object.keys(errors).length > 0) return { errors }
  if (value.length === 0) return { errors: { [rows.length > 0 ? '0.name' : '']: 'Fill in at least one appliance.' } }
  if (value.length > MAX_ROWS) return { errors: { '': `List at most ${MAX_ROWS} appliances.` } }
  return { value }
}

function nameError(name: string): string | undefined {
  if (isBlank(name)) return 'Enter a name for the appliance.'
  if (name.length > MAX_NAME_LENGTH) return `The name must have at most ${MAX_NAME_LENGTH} characters.`
  return UNSTORABLE.test(name) ? 'The name must be made of ordinary characters.' : undefined
}

const firstError = (errors: Errors): string => Object.values(errors)[0] ?? ''

function isRow(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).length === keys.length &&
    keys.every((key) => typeof (value as Record<string, unknown>)[key] === 'string')
  )
}
