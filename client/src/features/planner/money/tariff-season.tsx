import { monthNames } from '#shared/format/time.ts'
import { classes } from '../../../ui/classes.ts'
import { HoursRow } from '../home/hours-row.tsx'
import { DAYS, type Days, type Season } from './seasons.ts'

const NAMES: Readonly<Record<Days, string>> = { weekday: 'Monday to Friday', weekend: 'Saturday and Sunday' }

interface TariffSeasonProps {
  readonly season: Season
  readonly isOnly: boolean
  readonly names: readonly string[]
  readonly onHours: (days: Days, from: number, to: number) => void
  /** Adds a month to this season, or makes it a season of its own. */
  readonly onMonth: (month: number, isIn: boolean) => void
}

export function TariffSeason({ season, isOnly, names, onHours, onMonth }: TariffSeasonProps) {
  const name = formatMonths(season.months)
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
                {month.slice(0, 3)}
                <span className="sr-only"> in {name}</span>
              </button>
            )
          })}
        </div>
      )}
      {DAYS.map((days) => (
        <HoursRow
          key={days}
          label={NAMES[days]}
          name={`Hours, ${NAMES[days]}${isOnly ? '' : `, ${name}`}`}
          hours={season.hours[days]}
          names={names}
          onHours={(from, to) => onHours(days, from, to)}
        />
      ))}
    </fieldset>
  )
}

/** For example `October to May` or `March and July`; ranges may span the new year. */
export function formatMonths(months: readonly number[]): string {
  if (months.length === 12) return 'All year'
  const starts = months.filter((month) => !months.includes((month + 11) % 12))
  const runs = starts.map((start) => {
    let end = start
    while (months.includes((end + 1) % 12)) end = (end + 1) % 12
    return start === end ? monthNames()[start] : `${monthNames()[start]} to ${monthNames()[end]}`
  })
  return runs.length > 1 ? `${runs.slice(0, -1).join(', ')} and ${runs.at(-1)}` : (runs[0] ?? '')
}
