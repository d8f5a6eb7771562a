import { useState } from 'react'
import type { Buying } from '#shared/home/tariff.ts'
import { t } from '#shared/language/t.ts'
import { presetName } from '#shared/presets/preset-name.ts'
import { useCountryPreset } from '../../../home/home-region.ts'
import { AddIcon } from '../../../ui/action-icons.tsx'
import { AddButton } from '../../../ui/add-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { RadioChips } from '../../../ui/radio-chips.tsx'
import { setFigure } from '../../fields/edit.ts'
import { FigureField } from '../../fields/figure-field.tsx'
import { FigureSource } from '../../fields/figure-source.tsx'
import { periodLabel } from '../../fields/hours-row.tsx'
import { RemoveButton } from '../../fields/remove-button.tsx'
import {
  assignPeriod,
  groupSeasons,
  labelSeasons,
  ONE_SEASON,
  removePeriod,
  withMonthInSeason,
  withSeasonHours,
} from './seasons.ts'
import { TariffSeason } from './tariff-season.tsx'

const MAX_PRICES = 6
const defaultPriceName = (index: number) => t('Price {letter}', { letter: periodLabel(index) })
/** Months of the second season when it is created. */
const INITIAL_SUMMER_MONTHS = [5, 6, 7] as const

const set = (next: Buying) => setFigure('tariff.buying', next, undefined)

export default function TariffHours({ buying, symbol }: { buying: Buying; symbol: string }) {
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
              onChange={({ target }) => setFigure(`tariff.buying.periods.${index}.name`, target.value, undefined)}
            />
            <FigureField
              label={t('Price {letter} per kWh ({currency})', { letter: periodLabel(index), currency: symbol })}
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
