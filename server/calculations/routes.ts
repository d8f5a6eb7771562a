import { and, desc, eq, lt } from 'drizzle-orm'
import { type Calculation, currencyOf } from '#shared/calculators/define.ts'
import { byType } from '#shared/calculators/index.ts'
import { CALCULATIONS_A_PAGE } from '#shared/contract/sizes.ts'
import { isCurrency } from '#shared/region.ts'
import { savedCalculations as table } from '#shared/tables.ts'
import { inBatches } from '../database/batches.ts'
import { emptyAccount } from '../database/remove-account.ts'
import type { Deps } from '../deps.ts'
import { HttpError, notFound } from '../http/errors.ts'
import type { Limits } from '../http/limits.ts'
import type { Handlers } from '../http/mount.ts'
import { calculationsAsCsv, calculationsAsJson } from './calculations-file.ts'

const NOT_FOUND = 'There is no such calculation'

export const calculationRoutes = ({ db }: Deps, limits: Limits) => {
  const own = (userId: number, id: number) => and(eq(table.userId, userId), eq(table.id, id))
  const newest = (userId: number, before: number | undefined, limit: number) =>
    db
      .select()
      .from(table)
      .where(and(eq(table.userId, userId), before === undefined ? undefined : lt(table.id, before)))
      .orderBy(desc(table.id))
      .limit(limit)

  return {
    listCalculations: ({ input: { before }, user }) => newest(user.id, before, CALCULATIONS_A_PAGE),

    async exportCalculations({ input: { format }, user }) {
      await limits.spend('export', String(user.id))
      const batches = inBatches((before, limit) => newest(user.id, before, limit))
      return format === 'csv'
        ? { type: 'text/csv', name: 'calculations.csv', parts: calculationsAsCsv(batches) }
        : { type: 'application/json', name: 'calculations.json', parts: calculationsAsJson(batches) }
    },

    saveCalculation({ input, user, request }) {
      const calculator = byType(input.calculatorType)
      if (!calculator) throw new HttpError(400, 'Unknown calculator')
      // The server works the results out again: a row never says what its inputs do not give.
      const calculation = calculator.recalculate({ ...input, notes: input.notes ?? null })
      if (!calculation) throw new HttpError(400, 'These inputs and results do not belong to that calculator')
      if (!isCurrency(currencyOf(calculation.inputs))) throw new HttpError(400, 'Unknown currency')
      return save(user.id, calculation, keyOf(request.get('Idempotency-Key')))
    },

    async clearCalculations({ user }) {
      await emptyAccount(db, user.id)
    },

    async updateCalculation({ input: { id, notes }, user }) {
      const [updated] = await db
        .update(table)
        .set({ notes: notes || null })
        .where(own(user.id, id))
        .returning()
      if (!updated) throw notFound(NOT_FOUND)
      return updated
    },

    async deleteCalculation({ input: { id }, user }) {
      const [deleted] = await db.delete(table).where(own(user.id, id)).returning({ id: table.id })
      if (!deleted) throw notFound(NOT_FOUND)
    },
  } satisfies Partial<Handlers>

  /**
   * Stores the calculation. A key that was used before gets the row it got then. Only new rows are counted, each after it is
   * there, so that calls sent at once with one key are one save; one too many goes again.
   */
  async function save(userId: number, calculation: Calculation, idempotencyKey: string | null) {
    const [saved] = await db
      .insert(table)
      .values({ ...calculation, userId, idempotencyKey })
      .onConflictDoNothing({ target: [table.userId, table.idempotencyKey] })
      .returning()
    if (!saved) return firstSaved(userId, idempotencyKey ?? '')
    try {
      await limits.spend('save', String(userId))
    } catch (error) {
      await db.delete(table).where(eq(table.id, saved.id))
      throw error
    }
    return saved
  }

  async function firstSaved(userId: number, idempotencyKey: string) {
    const sameKey = and(eq(table.userId, userId), eq(table.idempotencyKey, idempotencyKey))
    const [first] = await db.select().from(table).where(sameKey)
    if (!first) throw notFound('That calculation was deleted meanwhile')
    return first
  }
}

function keyOf(given: string | undefined) {
  if (given === undefined) return null
  if (!/^[\w-]{8,100}$/.test(given)) throw new HttpError(400, 'The Idempotency-Key is not valid')
  return given
}
