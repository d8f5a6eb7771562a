import { and, desc, eq } from 'drizzle-orm'
import { byType } from '#shared/calculators/index.ts'
import { type SavedCalculationRecord, savedCalculations as table } from '#shared/tables.ts'
import { calculationsAsCsv } from '../calculations-csv.ts'
import type { Deps } from '../deps.ts'
import { HttpError, notFound } from '../errors.ts'
import type { Alongside, Handlers } from '../http.ts'
import { saveCalculation } from '../save-calculation.ts'

const PAGE = 20
const NOT_FOUND = 'There is no such calculation'

const COLUMNS = `id, user_id as "userId", calculator_type as "calculatorType", inputs, results, notes, created_at as "createdAt"`

/** The newest calculations of the caller, below the given number. */
const page = (before: unknown): Alongside => ({
  name: 'calculations',
  sql: `select coalesce(json_agg(newest), '[]') from (
      select ${COLUMNS} from saved_calculations
      where user_id = viewer.id and id < $3 order by id desc limit ${PAGE}
    ) newest`,
  values: [typeof before === 'string' && /^\d{1,9}$/.test(before) ? Number(before) : 2147483647],
})

export const calculationRoutes = ({ db, pool, config }: Deps) => {
  const save = saveCalculation(pool, config.limits.save)
  const own = (userId: number, id: number) => and(eq(table.userId, userId), eq(table.id, id))

  return {
    listCalculations: {
      alongside: (request) => page(request.query.before),
      handle: ({ alongside }) =>
        (alongside as SavedCalculationRecord[]).map((row) => ({ ...row, createdAt: new Date(row.createdAt) })),
    },

    async exportCalculations({ input: { format }, user }) {
      const rows = await db.select().from(table).where(eq(table.userId, user.id)).orderBy(desc(table.id))
      if (format === 'csv') return { type: 'text/csv', name: 'calculations.csv', text: calculationsAsCsv(rows) }
      const text = JSON.stringify(
        rows.map(({ userId, idempotencyKey, ...row }) => row),
        null,
        2,
      )
      return { type: 'application/json', name: 'calculations.json', text }
    },

    saveCalculation({ input, user, request }) {
      const calculator = byType(input.calculatorType)
      if (!calculator) throw new HttpError(400, 'Unknown calculator')
      // The server works the results out again: a row never says what its inputs do not give.
      const calculation = calculator.verify({ ...input, notes: input.notes ?? null })
      if (!calculation) throw new HttpError(400, 'These inputs and results do not belong to that calculator')
      return save(user.id, calculation, keyOf(request.get('Idempotency-Key')))
    },

    async clearCalculations({ user }) {
      await db.delete(table).where(eq(table.userId, user.id))
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
}

function keyOf(given: string | undefined) {
  if (given === undefined) return null
  if (!/^[\w-]{8,100}$/.test(given)) throw new HttpError(400, 'The Idempotency-Key is not valid')
  return given
}
