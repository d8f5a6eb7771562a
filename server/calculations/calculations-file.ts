import { currencyOf } from '#shared/calculators/define.ts'
import { byType } from '#shared/calculators/index.ts'
import type { savedCalculations } from '#shared/tables.ts'
import { UNITED_STATES } from '#shared/united-states.ts'
import { csv } from '../http/csv.ts'

type Row = typeof savedCalculations.$inferSelect
type Batches = AsyncIterable<readonly Row[]>

/** What calculations keep beside what was typed. */
const OTHERS: Readonly<Record<string, string>> = { currency: 'Currency' }

const HEADINGS = ['Calculator', 'Saved', 'Notes', 'Inputs', 'Results']

export const calculationsAsCsv = (batches: Batches) => csv(HEADINGS, inCells(batches))

/** One JSON array, an element a line. */
export async function* calculationsAsJson(batches: Batches) {
  let before = '['
  for await (const rows of batches) {
    const elements = rows.map(({ userId, idempotencyKey, ...row }) => JSON.stringify(row))
    yield `${before}\n${elements.join(',\n')}`
    before = ','
  }
  yield before === '[' ? '[]' : '\n]'
}

async function* inCells(batches: Batches) {
  for await (const rows of batches)
    yield rows.map((row) => [
      row.calculatorType,
      row.createdAt.toISOString(),
      row.notes ?? '',
      inputsInWords(row),
      resultsInWords(row),
    ])
}

/** The row's calculator with amounts in the row's currency; numbers as a spreadsheet in English has them. */
const calculatorOf = ({ calculatorType, inputs }: Row) =>
  byType(calculatorType)?.in({ ...UNITED_STATES, currency: currencyOf(inputs) })

function inputsInWords(row: Row) {
  const calculator = calculatorOf(row)
  const labelOf = (key: string) =>
    (calculator?.fields[key] ?? calculator?.assumptions[key])?.label ?? OTHERS[key] ?? key
  return Object.entries(row.inputs)
    .map(([key, value]) => `${labelOf(key)}: ${inWords(value)}`)
    .join('; ')
}

function resultsInWords(row: Row) {
  const calculator = calculatorOf(row)
  return Object.entries(row.results)
    .map(([key, value]) => {
      const card = calculator?.cards[key]
      return card ? `${card.label}: ${card.format(value)}` : `${key}: ${inWords(value)}`
    })
    .join('; ')
}

/** Rows of a form, such as appliances, in brackets. */
function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map((each) => `[${inWords(each)}]`).join(' ')
  if (typeof value === 'object' && value !== null) return Object.values(value).map(inWords).join(', ')
  return String(value ?? '')
}
