import { currencyOf } from '#shared/calculators/define.ts'
import { calculatorByType } from '#shared/calculators/index.ts'
import { t, tInContext } from '#shared/language/t.ts'
import type { savedCalculations } from '#shared/tables.ts'
import { UNITED_STATES } from '#shared/united-states.ts'
import { formatCsv } from '../http/csv.ts'

type Row = typeof savedCalculations.$inferSelect
type Batches = AsyncIterable<readonly Row[]>

const EXTRA_INPUT_LABELS: Readonly<Record<string, () => string>> = { currency: () => t('Currency') }

export const calculationsAsCsv = (batches: Batches) =>
  formatCsv([t('Calculator'), tInContext('time', 'Saved'), t('Notes'), t('Inputs'), t('Results')], toCells(batches))

/** A JSON array, one element per line. */
export async function* calculationsAsJson(batches: Batches) {
  let separator = '['
  for await (const rows of batches) {
    const elements = rows.map(({ userId, idempotencyKey, ...row }) => JSON.stringify(row))
    yield `${separator}\n${elements.join(',\n')}`
    separator = ','
  }
  yield separator === '[' ? '[]' : '\n]'
}

async function* toCells(batches: Batches) {
  for await (const rows of batches)
    yield rows.map((row) => [
      row.calculatorType,
      row.createdAt.toISOString(),
      row.notes ?? '',
      describeInputs(row),
      describeResults(row),
    ])
}

/** Calculator in the row's currency, with numbers in US English. */
const calculatorOf = ({ calculatorType, inputs }: Row) =>
  calculatorByType(calculatorType)?.forRegion({ ...UNITED_STATES, currency: currencyOf(inputs) })

function describeInputs(row: Row) {
  const calculator = calculatorOf(row)
  const labelOf = (key: string) =>
    (calculator?.fields[key] ?? calculator?.assumptions[key])?.label ?? EXTRA_INPUT_LABELS[key]?.() ?? key
  return Object.entries(row.inputs)
    .map(([key, value]) => `${labelOf(key)}: ${formatValue(value)}`)
    .join('; ')
}

function describeResults(row: Row) {
  const calculator = calculatorOf(row)
  return Object.entries(row.results)
    .map(([key, value]) => {
      const card = calculator?.cards[key]
      return card ? `${card.label}: ${card.format(value)}` : `${key}: ${formatValue(value)}`
    })
    .join('; ')
}

/** Rows such as appliances are written in brackets. */
function formatValue(value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => `[${formatValue(item)}]`).join(' ')
  if (typeof value === 'object' && value !== null) return Object.values(value).map(formatValue).join(', ')
  return String(value ?? '')
}
