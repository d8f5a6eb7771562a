import { MONTHS_OF_YEAR } from '#shared/calendar.ts'
import { calendarDay, dayOfYear, daysInYear } from '#shared/calendar-day.ts'
import { dateLocaleOf } from '#shared/format/locale.ts'
import { formatLongDay, monthName } from '#shared/format/time.ts'
import { t } from '#shared/language/t.ts'
import { useRegion } from '../../home/region.ts'
import { Button } from '../../ui/button.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { Slider } from '../../ui/slider.tsx'

interface DayChoiceProps {
  readonly year: number
  /** Day of the year, from 1. */
  readonly day: number
  readonly today: number
  readonly onDay: (day: number) => void
}

const twoDigits = (value: number) => String(value).padStart(2, '0')
const formatIsoDate = (year: number, number: number) => {
  const { month, day } = calendarDay(year, number)
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`
}
function dayOfIsoDate(date: string) {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return dayOfYear({ year, month, day })
}

export function DayChoice({ year, day, today, onDay }: DayChoiceProps) {
  const lastDay = daysInYear(year)
  return (
    <div className="grid content-start gap-4 print:hidden">
      <Slider
        label={t('Day of the year')}
        min={1}
        max={lastDay}
        value={day}
        valueText={formatLongDay(calendarDay(year, day), dateLocaleOf(useRegion().country))}
        onValue={onDay}
      >
        <span aria-hidden="true" className="grid grid-cols-12 text-center text-[0.8125rem] text-soft">
          {Array.from({ length: MONTHS_OF_YEAR }, (_, month) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: twelve months in their order, some with the same initial
            <span key={month}>{monthName(month, 'narrow')}</span>
          ))}
        </span>
      </Slider>
      <div className="flex flex-wrap items-end gap-3">
        <DateField
          label={t('Date')}
          className="min-w-44 flex-1"
          min={formatIsoDate(year, 1)}
          max={formatIsoDate(year, lastDay)}
          value={formatIsoDate(year, day)}
          isRequired
          onValue={(date) => date && onDay(dayOfIsoDate(date))}
        />
        <Button variant="secondary" disabled={day === today} onClick={() => onDay(today)}>
          {t('Today')}
        </Button>
      </div>
    </div>
  )
}
