import { useState } from 'react'
import { HOURS_OF_DAY } from '#shared/calendar.ts'
import { everyMonth } from '#shared/home/presets/preset.ts'
import type { Buying } from '#shared/home/tariff.ts'
import { AddIcon } from '../../ui/action-icons.tsx'
import { Button } from '../../ui/button.tsx'
import { Choices } from '../../ui/choices.tsx'
import { classes } from '../../ui/classes.ts'
import { TextField } from '../../ui/field.tsx'
import { useRovingFocus } from '../../ui/use-roving-focus.ts'
import { setFigure } from './edit.ts'
import { FigureField } from './figure-field.tsx'
import { FigureFrom } from './figure-from.tsx'

const MOST_PRICES = 6
const NO_HOURS = everyMonth('0'.repeat(HOURS_OF_DAY))
const DAYS = { weekday: 'Monday to Friday', weekend: 'Saturday and Sunday' } as const

/** How the hours of each price look: each its own letter, whatever the colours. */
const LOOKS = ['bg-sunken', 'bg-sun-soft', 'bg-sky', 'bg-savings-soft', 'bg-danger-soft', 'bg-surface'] as const

/** Prices by the hour: a few prices, and a week on which they are painted. */
export function HoursOfTariff({ buying, sign }: { buying: Buying; sign: string }) {
  const { periods } = buying
  const [painted, paint] = useState('0')
  const names = periods.map(({ name }, index) => name ?? `Price ${index + 1}`)
  const isSeasonal = [buying.weekday, buying.weekend].some((months) => months?.some((hours) => hours !== months[0]))
  const set = (next: Buying) => setFigure('tariff.buying', next, undefined)
  function paintHour(days: keyof typeof DAYS, hour: number) {
    const months = buying[days] ?? NO_HOURS
    set({ ...buying, [days]: months.map((hours) => hours.slice(0, hour) + painted + hours.slice(hour + 1)) })
  }
  return (
    <div className="grid gap-5">
      <ul className="grid gap-4">
        {names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a price is known by its place alone
          <li key={index} className="grid gap-4 sm:grid-cols-2">
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
              periods: [...periods, { name: `Price ${letterOf(periods.length)}`, blocks: [{ upTo: null, price: 0 }] }],
            })
          }
        >
          <AddIcon className="size-5" />
          Another price
        </Button>
      )}
      <Choices
        label="Paint with"
        hint={
          isSeasonal
            ? 'Choose a price, then the hours in which it holds. This tariff has seasons: an hour is painted in all months.'
            : 'Choose a price, then the hours in which it holds.'
        }
        options={Object.fromEntries(names.map((name, index) => [String(index), `${letterOf(index)} ${name}`]))}
        value={painted}
        onValue={paint}
      />
      {(Object.keys(DAYS) as (keyof typeof DAYS)[]).map((days) => (
        <HoursRow
          key={days}
          label={DAYS[days]}
          hours={(buying[days] ?? NO_HOURS)[0] ?? ''}
          names={names}
          onHour={(hour) => paintHour(days, hour)}
        />
      ))}
      <FigureFrom path="tariff.buying" />
    </div>
  )
}

const letterOf = (index: number) => String.fromCharCode('A'.charCodeAt(0) + index)

interface HoursRowProps {
  readonly label: string
  /** 24 characters, each a period. */
  readonly hours: string
  readonly names: readonly string[]
  readonly onHour: (hour: number) => void
}

/** The hours of a day as a row of buttons: the arrow keys go along, Enter or Space paints. */
function HoursRow({ label, hours, names, onHour }: HoursRowProps) {
  const [stop, setStop] = useState(0)
  const roving = useRovingFocus(HOURS_OF_DAY, stop, setStop)
  return (
    <div role="toolbar" aria-label={`Hours, ${label}`} onKeyDown={roving.onKeyDown}>
      <p className="text-note font-semibold">{label}</p>
      <div className="mt-1 grid grid-cols-6 gap-1 sm:grid-cols-12">
        {[...hours].map((period, hour) => {
          const index = Number.parseInt(period, 36)
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place
              key={hour}
              {...roving.item(hour)}
              type="button"
              onClick={() => onHour(hour)}
              className={classes(
                'flex min-h-11 flex-col items-center justify-center rounded-lg border border-edge text-sm leading-tight',
                LOOKS[index % LOOKS.length],
              )}
            >
              <strong>{letterOf(index)}</strong> <span>{hour}</span>
              <span className="sr-only"> o’clock, {names[index] ?? ''}</span>
            </button>
          )
        })}
      </div>
    </div>
  )
}
