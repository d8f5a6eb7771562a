import type { FigureFormats } from '../format/figures.ts'
import { t } from '../language/t.ts'
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

export const applianceFields = () => ({
  name: { label: t('Appliance Name') },
  watts: number(t('Watts'), { min: 0, step: 10 }),
  hoursPerDay: number(t('Hours per Day'), { min: 0, max: 24, step: 0.5 }),
})

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

function convertRows(rows: unknown, convert: (field: NumberField, text: string) => unknown) {
  const fields = applianceFields()
  return toRows(rows)
    .filter((row) => !isEmptyRow(row))
    .map(({ name, watts, hoursPerDay }) => ({
      name,
      watts: convert(fields.watts, watts),
      hoursPerDay: convert(fields.hoursPerDay, hoursPerDay),
    }))
}

function readRows(typed: unknown, formats: FigureFormats): ReadResult<readonly Appliance[]> {
  const fields = applianceFields()
  const errors: Record<string, string> = {}
  const rows = toRows(typed)
  const value: Appliance[] = []
  for (const [index, row] of rows.entries()) {
    if (isEmptyRow(row)) continue
    const name = nameError(row.name, fields.name.label)
    if (name) errors[`${index}.name`] = name
    const watts = fields.watts.read(row.watts, formats)
    if ('errors' in watts) errors[`${index}.watts`] = firstError(watts.errors)
    const hoursPerDay = fields.hoursPerDay.read(row.hoursPerDay, formats)
    if ('errors' in hoursPerDay) errors[`${index}.hoursPerDay`] = firstError(hoursPerDay.errors)
    if ('value' in watts && 'value' in hoursPerDay)
      value.push({ name: String(row.name).trim(), watts: watts.value, hoursPerDay: hoursPerDay.value })
  }
  if (Object.keys(errors).length > 0) return { errors }
  if (value.length === 0) return { errors: { [rows.length > 0 ? '0.name' : '']: t('Enter at least one appliance.') } }
  if (value.length > MAX_ROWS)
    return { errors: { '': t('Enter at most {n, plural, one {# appliance} other {# appliances}}.', { n: MAX_ROWS }) } }
  return { value }
}

function nameError(name: string, label: string): string | undefined {
  if (isBlank(name)) return t('{label}: enter a name.', { label })
  if (name.length > MAX_NAME_LENGTH)
    return t('{label}: use at most {n, plural, one {# character} other {# characters}}.', { label, n: MAX_NAME_LENGTH })
  return UNSTORABLE.test(name) ? t('{label}: use only letters, digits and signs.', { label }) : undefined
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
