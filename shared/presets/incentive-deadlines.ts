import type { IsoDate } from '../home/field-schemas.ts'
import type { Preset } from './preset.ts'
import { findIncentiveRules, type TypicalHomeOptions } from './typical-home.ts'

export interface IncentiveDeadline {
  /** Name as in the file of the country. */
  readonly name: string
  /** Last day on which a system may start. */
  readonly until: IsoDate
}

/** Deadlines of incentives that the home may get, the earliest first. */
export const findIncentiveDeadlines = (
  preset: Preset,
  options: TypicalHomeOptions,
  today: IsoDate,
): IncentiveDeadline[] =>
  findIncentiveRules(preset, options)
    .flatMap(({ rule, applies }) => {
      const until = rule.startsIn?.until
      const isOpen = applies && rule.default !== 'none' && until !== undefined && until >= today
      return isOpen ? [{ name: rule.incentive.name, until }] : []
    })
    .sort((a, b) => a.until.localeCompare(b.until))
