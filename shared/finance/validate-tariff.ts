import { HOURS_OF_YEAR, MONTHS_OF_YEAR } from '../calendar.ts'
import { t } from '../language/t.ts'
import { InputError, requireNumber, requireSeries } from '../validation/input-error.ts'
import type { Tariff } from './tariff.ts'

/** [money, or money/kWh] in any currency. */
const MAX_PRICE = 1e6

/**
 * Checks what the schema of homes leaves open: computed export rates, the engine's limits, and periods that do not agree.
 * @throws InputError naming the field: `periods.0.blocks.1.sell`
 */
export function validateTariff(tariff: Tariff): void {
  const { periods, feedIn = [], sellByHour, fixedPerMonth, demandPerKw, minimumPerMonth, minimumPerYear } = tariff
  const money = { max: MAX_PRICE }
  periods.forEach(({ blocks }, period) => {
    blocks.forEach(({ sell }, block) => {
      requireNumber(`periods.${period}.blocks.${block}.sell`, sell, { ...money, name: t('Export rate') })
    })
  })
  validateMonths(tariff)
  requireNumber('fixedPerMonth', fixedPerMonth ?? 0, { ...money, name: t('Fixed monthly charge') })
  requireNumber('demandPerKw', demandPerKw ?? 0, { ...money, name: t('Demand charge') })
  requireNumber('minimumPerMonth', minimumPerMonth ?? 0, { ...money, name: t('Minimum monthly charge') })
  requireNumber('minimumPerYear', minimumPerYear ?? 0, { ...money, name: t('Minimum yearly charge') })
  if (sellByHour) requireSeries('sellByHour', sellByHour, t('Hourly export rates'), HOURS_OF_YEAR)
  feedIn.forEach(({ price, untilYear }, i) => {
    requireNumber(`feedIn.${i}.price`, price, { ...money, name: t('Feed-in tariff') })
    const before = feedIn[i - 1]?.untilYear ?? 0
    requireNumber(`feedIn.${i}.untilYear`, untilYear, {
      name: t('Last year of the feed-in tariff'),
      above: before,
      max: 100,
      whole: true,
    })
  })
}

/** Periods of a month share one row of blocks, so their limits must agree. */
function validateMonths({ periods, weekday, weekend }: Tariff): void {
  const ends = periods.map(({ blocks }) => blocks.map(({ upTo }) => upTo).join())
  for (let month = 0; month < MONTHS_OF_YEAR; month += 1) {
    const first = weekday[month]?.[0] ?? 0
    const conflictingPeriod = [...(weekday[month] ?? []), ...(weekend[month] ?? [])].find(
      (period) => ends[period] !== ends[first],
    )
    if (conflictingPeriod !== undefined) {
      throw new InputError(
        `periods.${conflictingPeriod}.blocks`,
        t('Prices of the same month must have the same tiers. Check the limits of the tiers.'),
      )
    }
  }
}
