import { lazy, Suspense } from 'react'
import { currencySymbol } from '#shared/format/money.ts'
import { type Buying, flatTariff, MAX_BLOCKS } from '#shared/home/tariff.ts'
import { useHome } from '../../../state/home.ts'
import { AddIcon } from '../../../ui/action-icons.tsx'
import { Button } from '../../../ui/button.tsx'
import { CardSection } from '../../../ui/card.tsx'
import { RadioChips } from '../../../ui/radio-chips.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { getDefaultTariffName } from '../default-tariff-name.ts'
import { setFigure } from '../edit.ts'
import { FigureField, FigureFields } from '../figure-field.tsx'
import { FigureSource } from '../figure-source.tsx'
import { useHomeRegion } from '../home-region.ts'
import { RemoveButton } from '../remove-button.tsx'
import { useChoiceWithDrafts } from '../use-choice-with-drafts.ts'

const HoursOfTariff = lazy(() => import('./tariff-hours.tsx'))

type PriceForm = 'flat' | 'blocks' | 'hours'

const PRICE_FORMS: Readonly<Record<PriceForm, string>> = {
  flat: 'One price',
  blocks: 'By how much is used',
  hours: 'By the hour',
}

const priceFormOf = ({ periods }: Buying): PriceForm =>
  periods.length > 1 ? 'hours' : (periods[0]?.blocks.length ?? 1) > 1 ? 'blocks' : 'flat'

const CHARGE = { min: 0, max: 1e6, step: 1 }

export function TariffSection() {
  const buying = useHome(({ tariff }) => tariff.buying)
  // Hidden once the user has changed the prices.
  const name = useHome((home) => home.tariff.name && getDefaultTariffName(home))
  const sign = currencySymbol(useHomeRegion())
  const price = buying?.periods[0]?.blocks.at(-1)?.price ?? 0
  const [form = 'flat', choose] = useChoiceWithDrafts({
    path: 'tariff.buying',
    current: buying && priceFormOf(buying),
    initialValue: (to) =>
      to === 'flat' ? undefined : to === 'blocks' ? createTwoBlocks(price) : createDayAndNight(price),
  })
  return (
    <CardSection heading="What electricity costs">
      <div className="grid gap-6">
        {name !== undefined && <p className="text-soft">{name}</p>}
        <RadioChips label="How it is priced" options={PRICE_FORMS} value={form} onValue={choose} />
        {form === 'flat' && (
          <FigureField
            key="flat"
            label={`Price of a kWh, with all taxes (${sign})`}
            hint="It stands on the bill, apart from the fixed charges."
            path="tariff.buying"
            range={{ min: 0, above: 0, max: 1e5, step: 0.01 }}
            toStored={flatTariff}
            fromStored={(stored) => {
              const storedBuying = stored as Buying | undefined
              return storedBuying && priceFormOf(storedBuying) === 'flat'
                ? storedBuying.periods[0]?.blocks[0]?.price
                : undefined
            }}
          />
        )}
        {form === 'blocks' && buying && priceFormOf(buying) === 'blocks' && <Blocks buying={buying} sign={sign} />}
        {form === 'hours' && buying && priceFormOf(buying) === 'hours' && (
          <Suspense fallback={<Skeleton className="h-96" />}>
            <HoursOfTariff buying={buying} sign={sign} />
          </Suspense>
        )}
        <FigureFields
          fields={[
            { label: `Fixed charge a month (${sign})`, path: 'tariff.fixedPerMonth', range: CHARGE },
            {
              label: `Least that is charged a month (${sign})`,
              hint: 'Where the supplier asks a minimum.',
              path: 'tariff.minimumPerMonth',
              range: CHARGE,
            },
          ]}
        />
      </div>
    </CardSection>
  )
}

/** Limit of the first block when tiers are added [kWh/month]. */
const FIRST_BLOCK = 100

const createTwoBlocks = (price: number): Buying => ({
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
const createDayAndNight = (price: number): Buying => {
  const day = Array.from({ length: 24 }, (_, hour) => (hour < 6 || hour >= 22 ? NIGHT : '0')).join('')
  const hours = Array<string>(12).fill(day)
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
                hidesSource
              />
            )}
            <FigureField
              label={`Price of its kWh (${sign})`}
              path={`tariff.buying.periods.0.blocks.${index}.price`}
              range={{ min: 0, max: 1e5, step: 0.01 }}
              hidesSource
            />
            {upTo !== null && blocks.length > 2 && (
              <RemoveButton itemName={`block ${index + 1}`} onClick={() => set(blocks.filter((_, i) => i !== index))} />
            )}
          </li>
        ))}
      </ul>
      {blocks.length < MAX_BLOCKS && (
        <Button variant="secondary" size="small" className="mt-4" onClick={add}>
          <AddIcon className="size-5" />
          Another block
        </Button>
      )}
      <FigureSource path="tariff.buying" />
    </fieldset>
  )
}
