import { HOURS_OF_DAY, HOURS_OF_YEAR, MONTHS_OF_YEAR } from '../calendar.ts'
import { InputError, requireNumber, requireSeries, validatePart } from '../input-error.ts'
import type { PriceBlock, Schedule, Tariff } from './tariff.ts'

/** Period indexes fit into a byte. */
const MAX_PERIODS = 36
const MAX_BLOCKS = 12
/** [money/kWh] in any currency. */
const MAX_PRICE = 1e6

/** @throws InputError naming the field: `periods.0.blocks.1.buy` */
export function validateTariff(tariff: Tariff): void {
  const { periods, metering, feedIn = [], sellByHour, fixedPerMonth, minimumPerMonth, minimumPerYear } = tariff
  if (periods.length === 0 || periods.length > MAX_PERIODS) {
    throw new InputError('periods', `A tariff must have 1 to ${MAX_PERIODS} price periods.`)
  }
  for (const [i, period] of periods.entries()) validatePart(`periods.${i}`, () => validateBlocks(period.blocks))
  validatePart('weekday', () => validateSchedule(tariff.weekday, periods.length))
  validatePart('weekend', () => validateSchedule(tariff.weekend, periods.length))
  validateMonths(tariff)
  const money = { max: MAX_PRICE }
  requireNumber('fixedPerMonth', fixedPerMonth ?? 0, { ...money, name: 'The fixed charge' })
  requireNumber('minimumPerMonth', minimumPerMonth ?? 0, { ...money, name: 'The month’s minimum' })
  requireNumber('minimumPerYear', minimumPerYear ?? 0, { ...money, name: 'The year’s minimum' })
  if (metering.kind === 'net-kwh') {
    requireNumber('metering.yearEndPrice', metering.yearEndPrice, { ...money, name: 'The year-end price' })
  }
  if ('trueUpMonth' in metering && metering.trueUpMonth !== undefined && metering.trueUpMonth !== null) {
    requireNumber('metering.trueUpMonth', metering.trueUpMonth, {
      name: 'The month of the yearly settlement',
      min: 1,
      max: MONTHS_OF_YEAR,
      whole: true,
    })
  }
  if (sellByHour) requireSeries('sellByHour', sellByHour, 'The hourly sell prices', HOURS_OF_YEAR)
  feedIn.forEach(({ price, untilYear }, i) => {
    requireNumber(`feedIn.${i}.price`, price, { ...money, name: 'The feed-in price' })
    const before = feedIn[i - 1]?.untilYear ?? 0
    requireNumber(`feedIn.${i}.untilYear`, untilYear, { name: 'Its last year', above: before, max: 100, whole: true })
  })
}

function validateBlocks(blocks: readonly PriceBlock[]): void {
  if (blocks.length === 0 || blocks.length > MAX_BLOCKS) {
    throw new InputError('blocks', `A price period must have 1 to ${MAX_BLOCKS} blocks.`)
  }
  blocks.forEach(({ upTo, buy, sell }, i) => {
    requireNumber(`blocks.${i}.buy`, buy, { name: 'The price of a bought kWh', max: MAX_PRICE })
    requireNumber(`blocks.${i}.sell`, sell, { name: 'The price of a sold kWh', max: MAX_PRICE })
    if (i === blocks.length - 1) {
      if (upTo !== null) throw new InputError(`blocks.${i}.upTo`, 'The last block must have no end.')
    } else {
      requireNumber(`blocks.${i}.upTo`, upTo ?? Number.NaN, {
        name: 'The end of a block',
        above: blocks[i - 1]?.upTo ?? 0,
        unit: 'kWh',
      })
    }
  })
}

function validateSchedule(schedule: Schedule, periods: number): void {
  if (schedule.length !== MONTHS_OF_YEAR || schedule.some((hours) => hours.length !== HOURS_OF_DAY)) {
    throw new InputError('', 'The tariff must name a price period for all 24 hours of the twelve months.')
  }
  schedule.forEach((hours, month) => {
    hours.forEach((period, hour) => {
      if (Number.isInteger(period) && period >= 0 && period < periods) return
      throw new InputError(`${month}.${hour}`, 'The tariff names a price period that it does not have.')
    })
  })
}

/** Periods of a month share one row of blocks, so their limits must agree. */
function validateMonths({ periods, weekday, weekend }: Tariff): void {
  const ends = periods.map(({ blocks }) => blocks.map(({ upTo }) => upTo).join())
  for (let month = 0; month < MONTHS_OF_YEAR; month += 1) {
    const first = weekday[month]?.[0] ?? 0
    const other = [...(weekday[month] ?? []), ...(weekend[month] ?? [])].find((period) => ends[period] !== ends[first])
    if (other !== undefined) {
      throw new InputError(`periods.${other}.blocks`, 'Price periods of the same month must have the same blocks.')
    }
  }
}
