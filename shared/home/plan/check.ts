import type * as z from 'zod/mini'
import { InputError } from '../../input-error.ts'
import { nameOfFigure } from '../figures.ts'
import { Home } from '../home.ts'
import { type Answer, answerOf } from './answer.ts'

/** A home as a screen or a file may have made it, once it is within the bounds of the record; else the figure that is not. */
export const meaningOf = (home: Home): Answer<Home> =>
  answerOf(() => {
    requireMeaning(home)
    return home
  })

/** @throws InputError naming the figure and what it must be */
function requireMeaning(home: Home): void {
  const read = Home.safeParse(home)
  const issue = read.error?.issues[0]
  if (!issue) return
  throw new InputError(issue.path.map(String).join('.'), `${nameOfFigure(issue.path)} ${wanted(issue)}.`)
}

function wanted(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_small' && issue.origin === 'number') return `must be at least ${plain(issue.minimum)}`
  if (issue.code === 'too_big' && issue.origin === 'number') return `must be at most ${plain(issue.maximum)}`
  if (issue.code === 'invalid_type' && issue.expected === 'number') return 'must be a number'
  return 'is not complete, or holds what has no meaning there'
}

const plain = (value: number | bigint) => value.toLocaleString('en-US')
