import type { IsoDate } from '../home/field-schemas.ts'
import type { Preset } from './preset.ts'
import { findIncentiveRules, type TypicalHomeOptions } from './typical-home.ts'

/**
 * Deadlines of incentives that the home may get, the earliest first.
 * @returns names as in the file of the country, and the last days on which a system may start
 */
export const findIncentiveDeadlines = (preset: Preset, options: TypicalHomeOptions, today: IsoDate) =>
  findIncentiveRules(preset, options)
    .flatMap(({ rule, applies }) => {
      const until = rule.startsIn?.until
      const isOpen = applies && rule.default !== 'none' && until !== undefined && until >= today
      return isOpen ? [{ name: rule.incentive.name, until }] : []
    })
    .sort((a, b) => a.until.localeCompare(b.until))
