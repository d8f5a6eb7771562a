import type { Calculation } from '#shared/calculators/define.ts'
import type { SavedCalculationRecord } from '#shared/tables.ts'
import type { Pool } from './database/connect.ts'
import { tooMany } from './limits.ts'

const COLUMNS = `id, user_id as "userId", calculator_type as "calculatorType", inputs, results, notes, created_at as "createdAt"`

/**
 * Counts the save against its limit, in the table and by the rules of the other limits, and stores it, in one statement.
 * The counter's row is locked until the end, so that saves sent together are counted one by one.
 */
const SAVE = {
  name: 'save-calculation',
  text: `with counted as (
      insert into rate_limits as limits (key, points, expire) values ($1, 1, $2::bigint + $3::bigint)
      on conflict (key) do update set
        points = case when limits.expire <= $2::bigint then 1 else limits.points + 1 end,
        expire = case when limits.expire <= $2::bigint then excluded.expire else limits.expire end
      returning points, expire
    ), saved as (
      insert into saved_calculations (user_id, calculator_type, inputs, results, notes, idempotency_key)
      select $5::integer, $6, $7::jsonb, $8::jsonb, $9, $10 from counted where points <= $4
      on conflict (user_id, idempotency_key) do nothing
      returning ${COLUMNS}
    )
    select counted.expire, counted.points > $4 as "isOver", saved.* from counted left join saved on true`,
}

/** The answer the same key got before; asking again is not counted. */
const FIRST_ANSWER = {
  name: 'first-saved-calculation',
  text: `with first as (select ${COLUMNS} from saved_calculations where user_id = $1 and idempotency_key = $2),
      uncounted as (update rate_limits set points = greatest(points - 1, 0) where key = $3 and exists (select from first))
    select * from first`,
}

export function saveCalculation(pool: Pool, limit: { readonly points: number; readonly duration: number }) {
  return async (userId: number, calculation: Calculation, key: string | null): Promise<SavedCalculationRecord> => {
    const counter = `save:${userId}`
    const now = Date.now()
    const { calculatorType, inputs, results, notes } = calculation
    const stored = [userId, calculatorType, JSON.stringify(inputs), JSON.stringify(results), notes, key]
    const outcome = await pool.query({ ...SAVE, values: [counter, now, limit.duration, limit.points, ...stored] })
    const { expire, isOver, ...saved } = outcome.rows[0]
    if (saved.id !== null) return saved
    if (key !== null) {
      const { rows } = await pool.query({ ...FIRST_ANSWER, values: [userId, key, counter] })
      if (rows[0]) return rows[0]
    }
    if (isOver) throw tooMany(Number(expire) - now)
    // The row of the first answer was deleted between the two statements.
    throw new Error('A calculation was neither stored nor found')
  }
}
