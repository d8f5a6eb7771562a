import { HOURS_OF_DAY } from '#shared/calendar.ts'
import { formatList } from '#shared/format/list.ts'
import type { Buying } from '#shared/home/tariff.ts'
import { t } from '#shared/language/t.ts'
import { useHomeRegion } from '../../../home/home-region.ts'
import { formatHourOfDay } from '../../fields/hours-of-day.ts'
import { formatMonths, groupSeasons, ONE_SEASON, type Season } from './seasons.ts'

const WIDTH = 10
const HEIGHT = 40

/** A workday of each season: higher bars are higher prices, and the peak hours are named. */
export function TariffStrip({ buying }: { buying: Buying }) {
  const region = useHomeRegion()
  const prices = buying.periods.map(({ blocks }) => blocks[0]?.price ?? 0)
  const highest = Math.max(...prices)
  const seasons = groupSeasons(buying, ONE_SEASON)
  return (
    <ul className="mt-1 grid gap-3">
      {seasons.map((season) => (
        <li key={season.months.join()}>
          <svg
            viewBox={`0 0 ${WIDTH * HOURS_OF_DAY} ${HEIGHT}`}
            preserveAspectRatio="none"
            aria-hidden="true"
            className="block h-8 w-full max-w-md rounded-md bg-sunken forced-colors:bg-surface"
          >
            {hourlyPrices(season, prices).map((price, hour) => (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: an hour is known by its place alone
                key={hour}
                x={hour * WIDTH}
                y={HEIGHT * (1 - share(price, highest))}
                width={WIDTH - 1}
                height={HEIGHT * share(price, highest)}
                className={price === highest ? 'fill-sun' : 'fill-edge'}
              />
            ))}
          </svg>
          <p className="mt-1 text-note text-soft">{describe(season)}</p>
        </li>
      ))}
    </ul>
  )

  function describe(season: Season): string {
    const hours = hourlyPrices(season, prices)
    const peak = Math.max(...hours)
    const months = formatMonths(season.months)
    if (hours.every((price) => price === peak)) return t('{months}: one price all day on workdays', { months })
    const ranges = peakRanges(hours, peak).map(([from, to]) =>
      t('{from} to {to}', { from: formatHourOfDay(from, region), to: formatHourOfDay(to, region) }),
    )
    return t('{months}: peak price {hours} on workdays', { months, hours: formatList(ranges) })
  }
}

const hourlyPrices = ({ hours }: Season, prices: readonly number[]) =>
  [...hours.weekday].map((period) => prices[Number.parseInt(period, 36)] ?? 0)

const share = (price: number, highest: number) => (highest > 0 ? Math.max(0.1, price / highest) : 1)

/** Ranges of hours at the highest price, each with its end; a range may span midnight. */
export function peakRanges(hours: readonly number[], peak: number): readonly (readonly [from: number, to: number])[] {
  const isPeak = (hour: number) => hours[hour % HOURS_OF_DAY] === peak
  return hours.flatMap((_, from) => {
    if (!isPeak(from) || isPeak(from + HOURS_OF_DAY - 1)) return []
    let to = from + 1
    while (isPeak(to)) to += 1
    return [[from, to % HOURS_OF_DAY] as const]
  })
}
