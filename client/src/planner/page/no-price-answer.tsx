import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { formatList } from '#shared/format/list.ts'
import { currencySymbol, formatCurrency, isCurrencyFirst } from '#shared/format/money.ts'
import { countryName } from '#shared/format/names.ts'
import { formatNumber } from '#shared/format/number.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import { monthName } from '#shared/format/time.ts'
import { priceBySizeFrom } from '#shared/home/costs.ts'
import { type EntryRange, entryRangeOf } from '#shared/home/figures.ts'
import { flatTariff } from '#shared/home/flat-tariff.ts'
import type { Place } from '#shared/home/home.ts'
import { t } from '#shared/language/t.ts'
import { withoutCurrency } from '#shared/money-text.ts'
import { parseNumberInRange } from '#shared/numbers.ts'
import type { Preset } from '#shared/presets/preset.ts'
import { type Region, regionOf } from '#shared/region.ts'
import { compassWords } from '#shared/solar/compass.ts'
import { nearbyPresets } from '../../home/home-queries.ts'
import { useCountryPreset, useHomeRegion } from '../../home/home-region.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { focusPageHeading } from '../../ui/focus.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePlan } from '../engine/plan-store.ts'
import { setFigure } from '../fields/edit.ts'
import { describeRange } from '../fields/figure-field.tsx'
import { ASKED_FIGURES, type AskedFigure, MissingFigures } from './missing-figures.tsx'

/** Size of the system whose price is asked [kWp]. */
const ASKED_SIZE = 5

interface NoPriceAnswerProps {
  readonly place: Place
  readonly figures: readonly AskedFigure[]
}

/** What is known without prices, and fields for what an answer needs. */
export default function NoPriceAnswer({ place, figures }: NoPriceAnswerProps) {
  return (
    <>
      <SolarOutput />
      <MissingPrices place={place} figures={figures} />
    </>
  )
}

function SolarOutput() {
  const output = usePlan(({ siteOutput }) => siteOutput)
  const region = useHomeRegion()
  return (
    <Card>
      <h2 className="text-xl">{t('Solar output at your home')}</h2>
      {output ? (
        <>
          <p role="status" className="mt-3 text-lg leading-snug font-semibold">
            {t('Each kilowatt-peak (kWp) of panels makes about {output}.', {
              output: formatFigure(Number(output.yearly.toPrecision(2)), 'kWh/year', region),
            })}
          </p>
          <p className="mt-2">
            {t('Best slope: {slope}°, facing {direction}.', {
              slope: formatNumber(output.tilt, region),
              direction: compassWords(output.azimuth),
            })}
          </p>
          <h3 className="mt-4 font-semibold">{t('Month by month (kWh per kWp)')}</h3>
          <dl className="mt-2 grid grid-cols-4 gap-x-3 gap-y-2 sm:grid-cols-6">
            {output.months.map((kwh, month) => (
              <div key={monthName(month)}>
                <dt className="text-note text-soft">{monthName(month, 'short')}</dt>
                <dd className="font-bold">{formatNumber(Math.round(kwh), region)}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <Skeleton className="mt-3 h-64" />
      )}
    </Card>
  )
}

interface AskedField {
  readonly label: string
  readonly unit: string
  readonly range: EntryRange
  readonly toStored: (value: number) => unknown
  /** Example of another country, in its currency. */
  readonly example?: (preset: Preset, region: Region) => string | undefined
}

/** The amount has the code of the currency, as a dollar sign has many meanings. */
const formatElsewhere = (amount: number, digits: number, region: Region) =>
  formatCurrency(amount, region, { currencyDisplay: 'code', maximumSignificantDigits: digits })

const fieldsOf = (region: Region): Readonly<Record<AskedFigure, AskedField>> => ({
  'use.amount': {
    label: t('Electricity a year'),
    unit: 'kWh',
    range: entryRangeOf('use.amount.kwh'),
    toStored: (kwh) => ({ kind: 'year', kwh }),
  },
  'tariff.buying': {
    label: t('What does a kWh cost you?'),
    unit: currencySymbol(region),
    range: { ...entryRangeOf('tariff.buying.periods.*.blocks.*.price'), above: 0 },
    toStored: flatTariff,
    example: ({ price }, there) => price && formatElsewhere(price.unitRate ?? price.value, 3, there),
  },
  'money.price': {
    label: t('What does a {size} system cost?', { size: formatFigure(ASKED_SIZE, 'kWp', region) }),
    unit: currencySymbol(region),
    range: { ...entryRangeOf('money.price.total'), step: 100 },
    toStored: (total) => priceBySizeFrom(undefined, total, ASKED_SIZE),
    example: ({ pvPrice }, there) => pvPrice && formatElsewhere(pvPrice.fixed + pvPrice.each * ASKED_SIZE, 2, there),
  },
})

function MissingPrices({ place, figures }: NoPriceAnswerProps) {
  const region = useHomeRegion()
  const preset = useCountryPreset()
  const examples = useQuery(nearbyPresets(place.latitude, place.longitude)).data ?? []
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<Partial<Record<AskedFigure, string>>>({})
  const [refused, setRefused] = useState<readonly AskedFigure[]>([])
  const [attempts, setAttempts] = useState(0)
  const fields = fieldsOf(region)
  const asked = ASKED_FIGURES.filter((path) => figures.includes(path))
  const readValue = (path: AskedFigure) =>
    parseNumberInRange(withoutCurrency(typed[path] ?? '', region), fields[path].range, region)
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [attempts])

  function submit(event: FormEvent) {
    event.preventDefault()
    const invalid = asked.filter((path) => readValue(path) === undefined)
    setRefused(invalid)
    setAttempts(attempts + 1)
    if (invalid.length > 0) return
    focusPageHeading()
    for (const path of asked) setFigure(path, fields[path].toStored(readValue(path) as number), preset)
  }
  function describeExamples({ example }: AskedField): string | undefined {
    const texts = examples.flatMap((other) => {
      const amount = example?.(other, regionOf(other.country))
      return amount === undefined ? [] : [t('{country} {amount}', { country: countryName(other.country), amount })]
    })
    return texts.length === 0 ? undefined : t('In countries nearby: {examples}.', { examples: formatList(texts) })
  }
  return (
    <Card>
      <h2 className="text-xl">{t('For your answer, we need local prices')}</h2>
      <form ref={form} noValidate onSubmit={submit} className="mt-4 grid gap-5">
        <div className="grid items-end gap-5 sm:grid-cols-2">
          {asked.map((path) => {
            const { label, unit, range } = fields[path]
            return (
              <NumberField
                key={path}
                label={label}
                hint={describeExamples(fields[path])}
                value={typed[path] ?? ''}
                onValue={(text) => {
                  setTyped({ ...typed, [path]: text })
                  setRefused(refused.filter((other) => other !== path))
                }}
                range={range}
                region={region}
                isMoney={path !== 'use.amount'}
                inputUnit={{ text: unit, isFirst: path !== 'use.amount' && isCurrencyFirst(region) }}
                error={refused.includes(path) ? describeRange(range, region) : undefined}
              />
            )
          })}
        </div>
        <Button type="submit" className="justify-self-start">
          {t('See my answer')}
        </Button>
        <MissingFigures figures={asked} heading={t('Or enter the details:')} isInline className="text-note" />
      </form>
    </Card>
  )
}
