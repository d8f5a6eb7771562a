import { Suspense } from 'react'
import { HOURS_OF_DAY } from '#shared/calendar.ts'
import { formatList } from '#shared/format/list.ts'
import { currencySymbol } from '#shared/format/money.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import { flatTariff } from '#shared/home/flat-tariff.ts'
import { type Buying, MAX_BLOCKS } from '#shared/home/tariff.ts'
import { t, tInContext } from '#shared/language/t.ts'
import type { Region } from '#shared/region.ts'
import { useHome } from '../../../home/home.ts'
import { useCountryPreset, useHomeRegion } from '../../../home/home-region.ts'
import { AddButton } from '../../../ui/add-button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { RadioChips } from '../../../ui/radio-chips.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { setFigure } from '../../fields/edit.ts'
import { FigureField, FigureFields } from '../../fields/figure-field.tsx'
import { FigureSource } from '../../fields/figure-source.tsx'
import { formatHourOfDay } from '../../fields/hours-of-day.ts'
import { RemoveButton } from '../../fields/remove-button.tsx'
import { useChoiceWithDrafts } from '../../fields/use-choice-with-drafts.ts'
import { getDefaultTariffName } from '../../words/default-tariff-name.ts'
import { MoneyLine } from './money-line.tsx'
import { formatMonths, groupSeasons, ONE_SEASON, type Season } from './seasons.ts'

const HoursOfTariff = lazyPart(() => import('./tariff-hours.tsx'))

type PriceForm = 'flat' | 'blocks' | 'hours'

const priceFormLabels = (): Readonly<Record<PriceForm, string>> => ({
  flat: t('Single rate'),
  blocks: t('Price changes with how much you use (tiers)'),
  hours: t('Price changes by time of day'),
})

const priceFormOf = ({ periods }: Buying): PriceForm =>
  periods.length > 1 ? 'hours' : (periods[0]?.blocks.length ?? 1) > 1 ? 'blocks' : 'flat'

export function TariffSection() {
  const buying = useHome(({ tariff }) => tariff.buying)
  // Hidden once the user has changed the prices.
  const preset = useCountryPreset()
  const name = useHome((home) => home.tariff.name && getDefaultTariffName(home, preset))
  const region = useHomeRegion()
  const currency = currencySymbol(region)
  const price = buying?.periods[0]?.blocks.at(-1)?.price ?? 0
  const [form = 'flat', choose] = useChoiceWithDrafts({
    path: 'tariff.buying',
    current: buying && priceFormOf(buying),
    initialValue: (to) =>
      to === 'flat' ? undefined : to === 'blocks' ? createTwoBlocks(price) : createDayAndNight(price),
  })
  return (
    <MoneyLine
      heading={t('Electricity price')}
      value={describePrice(buying, region)}
      path="tariff.buying"
      note={
        <>
          {name !== undefined && <p className="text-note text-soft">{name}</p>}
          {buying && priceFormOf(buying) === 'hours' && <TariffStrip buying={buying} />}
        </>
      }
    >
      <div className="grid gap-6">
        {name !== undefined && <p className="text-soft">{name}</p>}
        <RadioChips label={t('How you are charged')} options={priceFormLabels()} value={form} onValue={choose} />
        {form === 'flat' && (
          <FigureField
            key="flat"
            label={t('Price per kWh, with all taxes ({currency})', { currency })}
            hint={t('The unit rate on your bill, without the fixed monthly charge.')}
            path="tariff.buying"
            figure="tariff.buying.periods.*.blocks.*.price"
            range={{ above: 0 }}
            toStored={flatTariff}
            fromStored={(stored) => {
              const storedBuying = stored as Buying | undefined
              return storedBuying && priceFormOf(storedBuying) === 'flat'
                ? storedBuying.periods[0]?.blocks[0]?.price
                : undefined
            }}
          />
        )}
        {form === 'blocks' && buying && priceFormOf(buying) === 'blocks' && (
          <Blocks buying={buying} currency={currency} />
        )}
        {form === 'hours' && buying && priceFormOf(buying) === 'hours' && (
          <Suspense fallback={<Skeleton className="h-96" />}>
            <HoursOfTariff buying={buying} currency={currency} />
          </Suspense>
        )}
        <FigureFields
          fields={[
            { label: t('Fixed monthly charge ({currency})', { currency }), path: 'tariff.fixedPerMonth' },
            {
              label: t('Demand charge per kW and month ({currency})', { currency }),
              hint: t('On the hour of the month in which you buy the most. Leave it empty if your bill has none.'),
              path: 'tariff.demandPerKw',
            },
            {
              label: t('Minimum monthly charge ({currency})', { currency }),
              hint: t('The least you are billed, if your electricity provider has a minimum.'),
              path: 'tariff.minimumPerMonth',
            },
          ]}
        />
      </div>
    </MoneyLine>
  )
}

function describePrice(buying: Buying | undefined, region: Region): string {
  const prices = buying?.periods.flatMap(({ blocks }) => blocks.map(({ price }) => price)) ?? []
  if (prices.length === 0) return t('Not known yet')
  const [low, high] = [Math.min(...prices), Math.max(...prices)].map((price) =>
    formatFigure(price, 'money/kWh', region),
  ) as [string, string]
  return low === high ? low : t('{low} to {high}', { low, high })
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
      { name: tInContext('price by time of day', 'Day'), blocks },
      { name: tInContext('price by time of day', 'Night'), blocks },
    ],
    weekday: hours,
    weekend: hours,
  }
}

function Blocks({ buying, currency }: { buying: Buying; currency: string }) {
  const blocks = buying.periods[0]?.blocks ?? []
  const ofDay = buying.blockUnit === 'day'
  const set = (next: typeof blocks) => setFigure('tariff.buying', { ...buying, periods: [{ blocks: next }] })
  function add() {
    const end = blocks.at(-2)?.upTo ?? 0
    const last = blocks.at(-1)
    if (last) set([...blocks.slice(0, -1), { upTo: end + FIRST_BLOCK, price: last.price }, last])
  }
  return (
    <fieldset>
      <legend className="font-semibold">{ofDay ? t('Tiers by daily use') : t('Tiers by monthly use')}</legend>
      <ul className="mt-3 grid gap-4">
        {blocks.map(({ upTo }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is known by its place alone
          <li key={index} className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]">
            {upTo === null ? (
              <p className="self-center">{t('Above that')}</p>
            ) : (
              <FigureField
                label={t('Tier {number} up to (kWh)', { number: String(index + 1) })}
                path={`tariff.buying.periods.0.blocks.${index}.upTo`}
                hidesSource
              />
            )}
            <FigureField
              label={t('Tier {number}, price per kWh ({currency})', { number: String(index + 1), currency })}
              path={`tariff.buying.periods.0.blocks.${index}.price`}
              hidesSource
            />
            {upTo !== null && blocks.length > 2 && (
              <RemoveButton
                itemName={t('Tier {number}', { number: String(index + 1) })}
                onClick={() => set(blocks.filter((_, i) => i !== index))}
              />
            )}
          </li>
        ))}
      </ul>
      <AddButton count={blocks.length} max={MAX_BLOCKS} className="mt-4" onClick={add}>
        {t('Add another tier')}
      </AddButton>
      <FigureSource path="tariff.buying" />
    </fieldset>
  )
}

const WIDTH = 10
const HEIGHT = 40

/** A workday of each season: higher bars are higher prices, and the peak hours are named. */
function TariffStrip({ buying }: { buying: Buying }) {
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
function peakRanges(hours: readonly number[], peak: number): readonly (readonly [from: number, to: number])[] {
  const isPeak = (hour: number) => hours[hour % HOURS_OF_DAY] === peak
  return hours.flatMap((_, from) => {
    if (!isPeak(from) || isPeak(from + HOURS_OF_DAY - 1)) return []
    let to = from + 1
    while (isPeak(to)) to += 1
    return [[from, to % HOURS_OF_DAY] as const]
  })
}
