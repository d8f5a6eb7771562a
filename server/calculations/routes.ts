import { and, desc, eq, lt } from 'drizzle-orm'
import { type Calculation, currencyOf } from '#shared/calculators/define.ts'
import { calculatorByType } from '#shared/calculators/index.ts'
import type { Input } from '#shared/contract/api.ts'
import { CALCULATIONS_PER_PAGE } from '#shared/contract/sizes.ts'
import { t, tInContext } from '#shared/language/t.ts'
import { isCurrency } from '#shared/region.ts'
import { type savedCalculations, savedCalculations as table } from '#shared/tables.ts'
import { UNITED_STATES } from '#shared/united-states.ts'
import { deleteSavedCalculations } from '../database/delete-account.ts'
import { readInBatches } from '../database/pagination.ts'
import type { Deps } from '../deps.ts'
import { formatCsv } from '../http/csv.ts'
import { HttpError, notFound } from '../http/errors.ts'
import type { RateLimiter } from '../http/limits.ts'
import type { Handlers } from '../http/mount.ts'

const notFoundError = () => notFound(t('We could not find that calculation'))

export const calculationRoutes = ({ db }: Deps, rateLimiter: RateLimiter) => {
  const isOwn = (userId: number, id: number) => and(eq(table.userId, userId), eq(table.id, id))
  const selectNewest = (userId: number, before: number | undefined, limit: number) =>
    db
      .select()
      .from(table)
      .where(and(eq(table.userId, userId), before === undefined ? undefined : lt(table.id, before)))
      .orderBy(desc(table.id))
      .limit(limit)

  return {
    listCalculations: ({ input: { before }, user }) => selectNewest(user.id, before, CALCULATIONS_PER_PAGE),

    async exportCalculations({ input: { format }, user }) {
      await rateLimiter.spend('export', String(user.id))
      const batches = readInBatches((before, limit) => selectNewest(user.id, before, limit))
      return format === 'csv'
        ? { type: 'text/csv', name: 'calculations.csv', parts: calculationsAsCsv(batches) }
        : { type: 'application/json', name: 'calculations.json', parts: calculationsAsJson(batches) }
    },

    async saveCalculation({ input, user, request }) {
      const idempotencyKey = parseIdempotencyKey(request.get('Idempotency-Key'))
      const calculation = recalculate(input)
      if ('refusal' in calculation) {
        // A refused call counts, too: it costs as much work.
        await rateLimiter.spend('save', String(user.id))
        throw new HttpError(400, calculation.refusal)
      }
      return save(user.id, calculation, idempotencyKey)
    },

    async clearCalculations({ user }) {
      await deleteSavedCalculations(db, user.id)
    },

    async updateCalculation({ input: { id, notes }, user }) {
      const [updated] = await db
        .update(table)
        .set({ notes: notes || null })
        .where(isOwn(user.id, id))
        .returning()
      if (!updated) throw notFoundError()
      return updated
    },

    async deleteCalculation({ input: { id }, user }) {
      const [deleted] = await db.delete(table).where(isOwn(user.id, id)).returning({ id: table.id })
      if (!deleted) throw notFoundError()
    },
  } satisfies Partial<Handlers>

  /**
   * A repeated idempotency key returns the first row. The limit is spent after the insert, so that concurrent requests
   * with one key count once; beyond the limit the row is deleted again.
   */
  async function save(userId: number, calculation: Calculation, idempotencyKey: string | null) {
    const [saved] = await db
      .insert(table)
      .values({ ...calculation, userId, idempotencyKey })
      .onConflictDoNothing({ target: [table.userId, table.idempotencyKey] })
      .returning()
    if (!saved) return findFirstSaved(userId, idempotencyKey ?? '')
    try {
      await rateLimiter.spend('save', String(userId))
    } catch (error) {
      await db.delete(table).where(eq(table.id, saved.id))
      throw error
    }
    return saved
  }

  async function findFirstSaved(userId: number, idempotencyKey: string) {
    const sameKey = and(eq(table.userId, userId), eq(table.idempotencyKey, idempotencyKey))
    const [first] = await db.select().from(table).where(sameKey)
    if (!first) throw notFound(t('That calculation was deleted'))
    return first
  }
}

/** The server recomputes the results: stored results always follow from their inputs. */
function recalculate({
  notes = null,
  ...submitted
}: Input<'saveCalculation'>): Calculation | { readonly refusal: string } {
  const calculator = calculatorByType(submitted.calculatorType)
  if (!calculator) return { refusal: t('That calculator does not exist') }
  if (!isCurrency(currencyOf(submitted.inputs))) return { refusal: t('That currency does not exist') }
  const calculation = calculator.recalculate({ ...submitted, notes })
  return calculation ?? { refusal: t('These inputs and results do not belong to that calculator') }
}

function parseIdempotencyKey(header: string | undefined) {
  if (header === undefined) return null
  if (!/^[\w-]{8,100}$/.test(header)) throw new HttpError(400, t('The Idempotency-Key is not valid'))
  return header
}

type Row = typeof savedCalculations.$inferSelect
type Batches = AsyncIterable<readonly Row[]>

const EXTRA_INPUT_LABELS: Readonly<Record<string, () => string>> = { currency: () => t('Currency') }

const calculationsAsCsv = (batches: Batches) =>
  formatCsv([t('Calculator'), tInContext('time', 'Saved'), t('Notes'), t('Inputs'), t('Results')], batches, (row) => [
    row.calculatorType,
    row.createdAt.toISOString(),
    row.notes ?? '',
    describeInputs(row),
    describeResults(row),
  ])

/** A JSON array, one element per line. */
async function* calculationsAsJson(batches: Batches) {
  let separator = '['
  for await (const rows of batches) {
    const elements = rows.map(({ userId, idempotencyKey, ...row }) => JSON.stringify(row))
    yield `${separator}\n${elements.join(',\n')}`
    separator = ','
  }
  yield separator === '[' ? '[]' : '\n]'
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
