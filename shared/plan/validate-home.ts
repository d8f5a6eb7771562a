import type * as z from 'zod/mini'
import { formatExact, formatShare } from '../format/number.ts'
import { findFigureRange, nameOfFigure } from '../home/figures.ts'
import { Home } from '../home/home.ts'
import { t } from '../language/t.ts'
import { InputError } from '../validation/input-error.ts'
import { captureResult, type PlanResult } from './basis/plan-result.ts'

/** Reports the first invalid figure. */
export const validateHome = (home: Home): PlanResult<Home> =>
  captureResult(() => {
    assertValid(home)
    return home
  })

function assertValid(home: Home): void {
  const parsed = Home.safeParse(home)
  const issue = parsed.error?.issues[0]
  if (!issue) return
  throw new InputError(issue.path.map(String).join('.'), messageOf(issue))
}

function messageOf(issue: z.core.$ZodIssue): string {
  const label = nameOfFigure(issue.path)
  const format = findFigureRange(issue.path)?.isShare ? formatShare : formatExact
  if (issue.code === 'too_small' && issue.origin === 'number')
    return t('{label}: enter at least {least}.', { label, least: format(Number(issue.minimum)) })
  if (issue.code === 'too_big' && issue.origin === 'number')
    return t('{label}: enter at most {most}.', { label, most: format(Number(issue.maximum)) })
  if (issue.code === 'invalid_type' && issue.expected === 'number') return t('{label}: enter a number.', { label })
  return t('{label}: this is incomplete or not valid. Enter it again.', { label })
}
