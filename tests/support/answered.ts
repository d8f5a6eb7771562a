import type { PlanResult } from '#shared/plan/basis/plan-result.ts'

/** The value of a result that is an answer. */
export function answered<Value>(result: PlanResult<Value> | null | undefined): Value {
  if (result?.kind !== 'answer') throw new Error(JSON.stringify(result))
  return result.value
}
