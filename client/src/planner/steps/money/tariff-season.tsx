import { MONTHS_OF_YEAR } from '#shared/calendar.ts'
import { formatList } from '#shared/format/list.ts'
import { monthName, monthNames } from '#shared/format/time.ts'
import { t } from '#shared/language/t.ts'
import { classes } from '../../../ui/classes.ts'
import { HoursRow } from '../../fields/hours-row.tsx'
import { DAYS, type Days, type Season } from './seasons.ts'

const dayNames = (): Readonly<Record<Days, string>> => ({
  weekday: t('Monday to Friday'),
  weekend: t('Saturday and Sunday'),
})

interface TariffSeasonProps {
  readonly season: Season
  readonly isOnly: boolean
  readonly names: readonly string[]
  readonly onHours: (days: Days, from: number, to: number) => void
  /** Adds a month to this season, or makes it a season of its own. */
  readonly onMonth: (month: number, isIn: boolean) => void
}

export function TariffSeason({ season, isOnly, names: priceNames, onHours, onMonth }: TariffSeasonProps) {
  const name = formatMonths(season.months)
  const names = dayNames()
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className={classes('font-semibold', isOnly && 'sr-only')}>{name}</legend>
      {!isOnly && (
        <div className="flex flex-wrap gap-1">
          {monthNames().map((month, index) => {
            const isIn = season.months.includes(index)
            return (
              <button
                key={month}
                type="button"
                aria-pressed={isIn}
                disabled={isIn && season.months.length === 1}
                onClick={() => onMonth(index, !isIn)}
                className={classes(
                  'min-h-11 min-w-11 rounded-lg border-[1.5px] px-2 text-sm font-semibold',
                  isIn ? 'border-sun bg-sun-soft text-amber' : 'border-edge bg-surface hover:border-brand',
                )}
              >
                <span aria-hidden="true">{monthName(index, 'short')}</span>
                <span className="sr-only">{t('{month} in the season {season}', { month, season: name })}</span>
              </button>
            )
          })}
        </div>
      )}
      {DAYS.map((days) => (
        <HoursRow
          key={days}
          label={names[days]}
          name={
            isOnly
              ? t('Hours: {days}', { days: names[days] })
              : t('Hours: {days}, {months}', { days: names[days], months: name })
          }
          hours={season.hours[days]}
          names={priceNames}
          onHours={(from, to) => onHours(days, from, to)}
        />
      ))}
    </fieldset>
  )
}

/** Formats months, such as `October to May` or `March and July`; ranges may span the new year. */
export function formatMonths(months: readonly number[]): string {
  if (months.length === MONTHS_OF_YEAR) return t('All year')
  const starts = months.filter((month) => !months.includes((month + 11) % 12))
  const runs = starts.map((start) => {
    let end = start
    while (months.includes((end + 1) % 12)) end = (end + 1) % 12
    const [first, last] = [monthName(start), monthName(end)]
    return start === end ? first : t('{first} to {last}', { first, last })
  })
  return formatList(runs)
}
