import { lazy, Suspense } from 'react'
import { everyMonth, flat } from '#shared/home/presets/preset.ts'
import type { Buying } from '#shared/home/tariff.ts'
import { moneySign } from '#shared/money.ts'
import { regionOf } from '#shared/region.ts'
import { useHome } from '../../../state/home.ts'
import { AddIcon } from '../../../ui/action-icons.tsx'
import { Button } from '../../../ui/button.tsx'
import { CardSection } from '../../../ui/card.tsx'
import { Choices } from '../../../ui/choices.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { setFigure } from '../edit.ts'
import { FigureField } from '../figure-field.tsx'
import { FigureFrom } from '../figure-from.tsx'
import { RemoveButton } from '../remove-button.tsx'
import { filledInTariff } from '../tariff-words.ts'
import { useKind } from '../use-kind.ts'

const HoursOfTariff = lazy(() => import('./hours-of-tariff.tsx'))

type Form = 'flat' | 'blocks' | 'hours'

const FORMS: Readonly<Record<Form, string>> = {
  flat: 'One price',
  blocks: 'By how much is used',
  hours: 'By the hour',
}

const formOf = ({ periods }: Buying): Form =>
  periods.length > 1 ? 'hours' : (periods[0]?.blocks.length ?? 1) > 1 ? 'blocks' : 'flat'

/** What the grid charges: one price, blocks, or hours painted on a week. */
export function TariffSection() {
  const home = useHome()
  const { tariff, region: of } = home
  // A name of prices that the user changed is not theirs.
  const name = tariff.name && filledInTariff(home)
  const sign = moneySign(regionOf(of.country, of.currency))
  const { buying } = tariff
  const price = buying?.periods[0]?.blocks.at(-1)?.price ?? 0
  const [form = 'flat', choose] = useKind({
    path: 'tariff.buying',
    held: buying && formOf(buying),
    start: (to) => (to === 'flat' ? undefined : to === 'blocks' ? twoBlocks(price) : dayAndNight(price)),
  })
  return (
    <CardSection heading="What electricity costs">
      <div className="grid gap-6">
        {name !== undefined && <p className="text-soft">{name}</p>}
        <Choices label="How it is priced" options={FORMS} value={form} onValue={choose} />
        {form === 'flat' && (
          <FigureField
            key="flat"
            label={`Price of a kWh, with all taxes (${sign})`}
            hint="It stands on the bill, apart from the fixed charges."
            path="tariff.buying"
            range={{ min: 0, above: 0, max: 1e5, step: 0.01 }}
            write={flat}
            read={(held) => {
              const now = held as Buying | undefined
              return now && formOf(now) === 'flat' ? now.periods[0]?.blocks[0]?.price : undefined
            }}
          />
        )}
        {form === 'blocks' && buying && formOf(buying) === 'blocks' && <Blocks buying={buying} sign={sign} />}
        {form === 'hours' && buying && formOf(buying) === 'hours' && (
          <Suspense fallback={<Skeleton className="h-96" />}>
            <HoursOfTariff buying={buying} sign={sign} />
          </Suspense>
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <FigureField
            label={`Fixed charge a month (${sign})`}
            path="tariff.fixedPerMonth"
            range={{ min: 0, max: 1e6, step: 1 }}
          />
          <FigureField
            label={`Least that is charged a month (${sign})`}
            hint="Where the supplier asks a minimum."
            path="tariff.minimumPerMonth"
            range={{ min: 0, max: 1e6, step: 1 }}
          />
        </div>
      </div>
    </CardSection>
  )
}

/** Where two prices begin when one was known [kWh a month]. */
const FIRST_BLOCK = 100

const twoBlocks = (price: number): Buying => ({
  periods: [
    {
      blocks: [
        { upTo: FIRST_BLOCK, price },
        { upTo: null, price },
      ],
    },
  ],
})

const NIGHT = '1'
const dayAndNight = (price: number): Buying => {
  const hours = everyMonth(Array.from({ length: 24 }, (_, hour) => (hour < 6 || hour >= 22 ? NIGHT : '0')).join(''))
  const blocks = [{ upTo: null, price }]
  return {
    periods: [
      { name: 'Day', blocks },
      { name: 'Night', blocks },
    ],
    weekday: hours,
    weekend: hours,
  }
}

const MOST_BLOCKS = 12

/** Prices that change with the kWh of a month. */
function Blocks({ buying, sign }: { buying: Buying; sign: string }) {
  const blocks = buying.periods[0]?.blocks ?? []
  const ofDay = buying.blockUnit === 'day'
  const set = (next: typeof blocks) => setFigure('tariff.buying', { ...buying, periods: [{ blocks: next }] }, undefined)
  function add() {
    const end = blocks.at(-2)?.upTo ?? 0
    const last = blocks.at(-1)
    if (last) set([...blocks.slice(0, -1), { upTo: end + FIRST_BLOCK, price: last.price }, last])
  }
  return (
    <fieldset>
      <legend className="font-semibold">Blocks of the kWh of a {ofDay ? 'day' : 'month'}</legend>
      <ul className="mt-3 grid gap-4">
        {blocks.map(({ upTo }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is known by its place alone
          <li key={index} className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]">
            {upTo === null ? (
              <p className="self-center">Above that</p>
            ) : (
              <FigureField
                label={`Block ${index + 1} up to (kWh)`}
                path={`tariff.buying.periods.0.blocks.${index}.upTo`}
                range={{ min: 0, above: 0, max: 1e6, step: 10 }}
                isPlain
              />
            )}
            <FigureField
              label={`Price of its kWh (${sign})`}
              path={`tariff.buying.periods.0.blocks.${index}.price`}
              range={{ min: 0, max: 1e5, step: 0.01 }}
              isPlain
            />
            {upTo !== null && blocks.length > 2 && (
              <RemoveButton what={`block ${index + 1}`} onClick={() => set(blocks.filter((_, i) => i !== index))} />
            )}
          </li>
        ))}
      </ul>
      {blocks.length < MOST_BLOCKS && (
        <Button variant="secondary" size="small" className="mt-4" onClick={add}>
          <AddIcon className="size-5" />
          Another block
        </Button>
      )}
      <FigureFrom path="tariff.buying" />
    </fieldset>
  )
}
