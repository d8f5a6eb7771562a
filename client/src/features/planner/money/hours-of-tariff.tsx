import { useState } from 'react'
import type { Buying } from '#shared/home/tariff.ts'
import { AddIcon } from '../../../ui/action-icons.tsx'
import { Button } from '../../../ui/button.tsx'
import { Choices } from '../../../ui/choices.tsx'
import { TextField } from '../../../ui/field.tsx'
import { setFigure } from '../edit.ts'
import { FigureField } from '../figure-field.tsx'
import { FigureFrom } from '../figure-from.tsx'
import { letterOf } from '../home/hours-row.tsx'
import { RemoveButton } from '../remove-button.tsx'
import { SeasonOfTariff } from './season-of-tariff.tsx'
import { movedTo, ONE_SEASON, painted, partedTo, partingOf, seasonsOf, withoutPeriod } from './seasons.ts'

const MOST_PRICES = 6
/** A price of one's own, before it has a name. */
const nameOfPrice = (index: number) => `Price ${letterOf(index)}`
/** Of the three months that are put apart when a second season begins. */
const FIRST_APART = [5, 6, 7] as const

const set = (next: Buying) => setFigure('tariff.buying', next, undefined)

/** Prices by the hour: a few prices, and weeks on which they are painted, one for each season. */
export default function HoursOfTariff({ buying, sign }: { buying: Buying; sign: string }) {
  const { periods } = buying
  const [chosen, paint] = useState('0')
  const [parting, setParting] = useState(ONE_SEASON)
  const names = periods.map(({ name }, index) => name ?? nameOfPrice(index))
  const seasons = seasonsOf(buying, parting)
  // A price that is no longer there paints nothing.
  const period = Number.parseInt(chosen, 36) < periods.length ? chosen : '0'
  return (
    <div className="grid gap-5">
      <ul className="grid gap-4">
        {names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a price is known by its place alone
          <li key={index} className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]">
            <TextField
              label={`Name of price ${letterOf(index)}`}
              value={name}
              maxLength={40}
              onChange={({ target }) => setFigure(`tariff.buying.periods.${index}.name`, target.value, undefined)}
            />
            <FigureField
              label={`Price ${letterOf(index)} of a kWh (${sign})`}
              path={`tariff.buying.periods.${index}.blocks.0.price`}
              range={{ min: 0, max: 1e5, step: 0.01 }}
              isPlain
            />
            {periods.length > 2 && (
              <RemoveButton
                what={`price ${letterOf(index)}; its hours go to price A`}
                onClick={() => set(withoutPeriod(buying, index))}
              />
            )}
          </li>
        ))}
      </ul>
      {periods.length < MOST_PRICES && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          onClick={() =>
            set({
              ...buying,
              periods: [...periods, { name: nameOfPrice(periods.length), blocks: [{ upTo: null, price: 0 }] }],
            })
          }
        >
          <AddIcon className="size-5" />
          Another price
        </Button>
      )}
      <Choices
        label="Paint with"
        hint="Choose a price, then draw over the hours in which it holds, or press them one by one."
        options={Object.fromEntries(names.map((name, index) => [index.toString(36), `${letterOf(index)} ${name}`]))}
        value={period}
        onValue={paint}
      />
      {seasons.map((season, index) => (
        <SeasonOfTariff
          // biome-ignore lint/suspicious/noArrayIndexKey: a season is known by its place, whichever months it has
          key={index}
          season={season}
          isOnly={seasons.length === 1}
          names={names}
          onHours={(days, from, to) => {
            setParting(partingOf(seasons))
            const first = Math.min(from, to)
            const hours = Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => first + i)
            set(painted(buying, season, days, hours, period))
          }}
          onMonth={(month, isIn) => {
            setParting(partedTo(partingOf(seasons), month, isIn ? season : null))
            if (isIn) set(movedTo(buying, season, month))
          }}
        />
      ))}
      {seasons.length === 1 && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => setParting(apart(FIRST_APART))}
        >
          <AddIcon className="size-5" />
          Summer and winter differ
        </Button>
      )}
      <FigureFrom path="tariff.buying" />
    </div>
  )
}

/** Two seasons: the months named, and all others. */
const apart = (months: readonly number[]) =>
  [...ONE_SEASON].map((letter, month) => (months.includes(month) ? 'b' : letter)).join('')
