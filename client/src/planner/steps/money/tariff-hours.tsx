import { useState } from 'react'
import { monthName, monthNames } from '#shared/format/time.ts'
import type { Buying } from '#shared/home/tariff.ts'
import { t } from '#shared/language/t.ts'
import { presetName } from '#shared/presets/preset-name.ts'
import { useCountryPreset } from '../../../home/home-region.ts'
import { AddIcon } from '../../../ui/action-icons.tsx'
import { AddButton } from '../../../ui/add-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { TextField } from '../../../ui/field.tsx'
import { RadioChips } from '../../../ui/radio-chips.tsx'
import { setFigure } from '../../fields/edit.ts'
import { FigureField } from '../../fields/figure-field.tsx'
import { FigureSource } from '../../fields/figure-source.tsx'
import { HoursRow, periodLabel } from '../../fields/hours-row.tsx'
import { RemoveButton } from '../../fields/remove-button.tsx'
import {
  assignPeriod,
  DAYS,
  type Days,
  formatMonths,
  groupSeasons,
  labelSeasons,
  ONE_SEASON,
  removePeriod,
  type Season,
  withMonthInSeason,
  withSeasonHours,
} from './seasons.ts'

const MAX_PRICES = 6
const defaultPriceName = (index: number) => t('Price {letter}', { letter: periodLabel(index) })
/** Months of the second season when it is created. */
const INITIAL_SUMMER_MONTHS = [5, 6, 7] as const

const set = (next: Buying) => setFigure('tariff.buying', next)

export default function TariffHours({ buying, currency }: { buying: Buying; currency: string }) {
  const { periods } = buying
  const preset = useCountryPreset()
  const [selectedPeriod, setSelectedPeriod] = useState('0')
  const [seasonByMonth, setSeasonByMonth] = useState(ONE_SEASON)
  const names = periods.map(({ name }, index) =>
    name === undefined ? defaultPriceName(index) : presetName(name, preset),
  )
  const seasons = groupSeasons(buying, seasonByMonth)
  // The selected price may have been removed.
  const period = Number.parseInt(selectedPeriod, 36) < periods.length ? selectedPeriod : '0'
  return (
    <div className="grid gap-5">
      <ul className="grid gap-4">
        {names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a price is known by its place alone
          <li key={index} className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]">
            <TextField
              label={t('Name of price {letter}', { letter: periodLabel(index) })}
              value={name}
              maxLength={40}
              onChange={({ target }) => setFigure(`tariff.buying.periods.${index}.name`, target.value)}
            />
            <FigureField
              label={t('Price {letter} per kWh ({currency})', { letter: periodLabel(index), currency })}
              path={`tariff.buying.periods.${index}.blocks.0.price`}
              hidesSource
            />
            {periods.length > 2 && (
              <RemoveButton
                itemName={t('Price {letter} (its hours get price A)', { letter: periodLabel(index) })}
                onClick={() => set(removePeriod(buying, index))}
              />
            )}
          </li>
        ))}
      </ul>
      <AddButton
        count={periods.length}
        max={MAX_PRICES}
        className="justify-self-start"
        onClick={() =>
          set({
            ...buying,
            periods: [...periods, { name: defaultPriceName(periods.length), blocks: [{ upTo: null, price: 0 }] }],
          })
        }
      >
        {t('Add another price')}
      </AddButton>
      <RadioChips
        label={t('Choose a price')}
        hint={t('Then drag over the hours when it applies, or tap them one by one.')}
        options={Object.fromEntries(names.map((name, index) => [index.toString(36), `${periodLabel(index)} ${name}`]))}
        value={period}
        onValue={setSelectedPeriod}
      />
      {seasons.map((season, index) => (
        <TariffSeason
          // biome-ignore lint/suspicious/noArrayIndexKey: a season is known by its place, whichever months it has
          key={index}
          season={season}
          isOnly={seasons.length === 1}
          names={names}
          onHours={(days, from, to) => {
            setSeasonByMonth(labelSeasons(seasons))
            const first = Math.min(from, to)
            const hours = Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => first + i)
            set(assignPeriod(buying, season, days, hours, period))
          }}
          onMonth={(month, isIn) => {
            setSeasonByMonth(withMonthInSeason(labelSeasons(seasons), month, isIn ? season : null))
            if (isIn) set(withSeasonHours(buying, season, month))
          }}
        />
      ))}
      {seasons.length === 1 && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => setSeasonByMonth(splitIntoTwoSeasons(INITIAL_SUMMER_MONTHS))}
        >
          <AddIcon className="size-5" />
          {t('Add a second season')}
        </Button>
      )}
      <FigureSource path="tariff.buying" />
    </div>
  )
}

const splitIntoTwoSeasons = (months: readonly number[]) =>
  [...ONE_SEASON].map((season, month) => (months.includes(month) ? 'b' : season)).join('')

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

function TariffSeason({ season, isOnly, names: priceNames, onHours, onMonth }: TariffSeasonProps) {
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
