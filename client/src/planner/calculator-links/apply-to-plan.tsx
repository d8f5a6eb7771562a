import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CalculatorSlug } from '#shared/calculators/catalogue.ts'
import { type Calculation, currencyOf } from '#shared/calculators/define.ts'
import { DAYS_OF_YEAR, MONTHS_OF_YEAR } from '#shared/calendar.ts'
import { formatFacts, formatList } from '#shared/format/list.ts'
import { formatMoney } from '#shared/format/money.ts'
import { formatNumber, formatShare } from '#shared/format/number.ts'
import { formatFigure, type Unit } from '#shared/format/quantity.ts'
import { withFigure } from '#shared/home/change.ts'
import type { Financing, Price } from '#shared/home/costs.ts'
import type { FigurePath, Home, Place } from '#shared/home/home.ts'
import { valueAt } from '#shared/home/record.ts'
import type { Amount } from '#shared/home/use.ts'
import { t } from '#shared/language/t.ts'
import { parseNumber } from '#shared/numbers.ts'
import { withPricesBySize } from '#shared/presets/typical-home.ts'
import { type Region, regionOfHome } from '#shared/region.ts'
import { UNITED_STATES } from '#shared/united-states.ts'
import { formatPlace } from '../../home/format-place.ts'
import { activateScenario, changeHome, getHomeState, undo, useHomeState } from '../../home/home.ts'
import { useCountryPreset } from '../../home/home-region.ts'
import { placeOfPoint } from '../../home/set-place.ts'
import { Button } from '../../ui/button.tsx'
import { CARD_SURFACE } from '../../ui/card-style.ts'
import { classes } from '../../ui/classes.ts'
import { tRich } from '../../ui/rich-message.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useSavePlace } from '../steps/home/town-field.tsx'
import { CALCULATOR_LINKS, type ChangedPart } from './links.ts'

/** Previews what a calculation would change in the plan, applies it on request, and can undo it. */
export default function ApplyToPlan({ slug, calculation }: { slug: CalculatorSlug; calculation: Calculation }) {
  const client = useQueryClient()
  const baseHome = useHomeState(({ baseHome }) => baseHome)
  /** Changes of the plan that Undo takes back; 0 before it is applied. */
  const [changes, setChanges] = useState(0)
  const [isPending, setPending] = useState(false)
  const updates = derivePlanUpdates(slug, calculation, withPricesBySize(baseHome, useCountryPreset()))
  const placeUpdate = updates.find(({ path }) => path === 'place')
  const figureUpdates = updates.filter(({ path }) => path !== 'place')
  const { savePlace, messages } = useSavePlace(applyFigures)
  /** A place brings the prices of its country. */
  async function apply() {
    activateScenario(null)
    if (!placeUpdate) return applyFigures()
    setPending(true)
    await savePlace(await placeOfPoint(client, placeUpdate.value as Place, 'typed'))
    setPending(false)
  }
  function applyFigures() {
    const next = applyPlanUpdates(getHomeState().baseHome, figureUpdates)
    if (!next) return
    changeHome(next)
    setChanges(Number(placeUpdate !== undefined) + Number(figureUpdates.length > 0))
  }
  function revert() {
    for (let change = 0; change < changes; change++) undo()
    setChanges(0)
  }
  return (
    <div className={classes(CARD_SURFACE, 'mt-5 grid gap-4 p-5 print:hidden')} role="status">
      {changes > 0 ? (
        <>
          <p className="font-semibold">{t('Plan updated')}</p>
          <div className="flex flex-wrap items-center gap-3">
            <Button variant="secondary" size="small" onClick={revert}>
              {t('Undo')}
            </Button>
            <TextLink href="/plan/answer">{t('See your answer')}</TextLink>
          </div>
        </>
      ) : updates.length > 0 ? (
        <>
          <p className="font-semibold">{t('This would change your plan:')}</p>
          <ul className="grid gap-1.5">
            {updates.map(({ path, label, newValue, currentValue }) => (
              <li key={path}>
                {tRich('{label}: <strong>{newValue}</strong> <note>(now: {currentValue})</note>', {
                  label,
                  newValue,
                  currentValue,
                  strong: (text) => <strong>{text}</strong>,
                  note: (text) => <span className="text-soft">{text}</span>,
                })}
              </li>
            ))}
          </ul>
          <Button size="small" className="justify-self-start" pending={isPending} onClick={() => void apply()}>
            {t('Use these changes')}
          </Button>
          {messages}
        </>
      ) : (
        <p>{t('Nothing in this result fits your plan.')}</p>
      )}
    </div>
  )
}

interface PlanUpdate {
  readonly path: FigurePath
  readonly value: unknown
  readonly label: string
  readonly newValue: string
  readonly currentValue: string
}

/**
 * Changes that a calculation proposes for the plan: its inputs about the house and its money, the battery's size and
 * the use of a list of appliances. Amounts in another currency are left out.
 */
export function derivePlanUpdates(slug: CalculatorSlug, calculation: Calculation, home: Home): readonly PlanUpdate[] {
  const { inputs, results } = calculation
  const region = regionOfHome(home)
  const isSameMoney = currencyOf(inputs) === home.region.currency
  const input = (key: string): number | undefined => parseNumber(String(inputs[key] ?? ''), UNITED_STATES)
  const amount = (key: string) => (isSameMoney ? input(key) : undefined)
  const result = (key: string): number | undefined => {
    const value = results[key]
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined
  }
  /** Nothing is offered without a value, nor one that the home's schema refuses. */
  const update = <Value,>(
    path: FigurePath,
    label: string,
    value: Value | undefined | false,
    format: (value: Value, region: Region) => string,
  ): readonly PlanUpdate[] => {
    if (value === undefined || value === false || !withFigure(home, path, value)) return []
    const current = valueAt(home, path.split('.')) as Value | undefined
    const currentValue = current === undefined || isEmptyList(current) ? t('not set') : format(current, region)
    return [{ path, value, label, newValue: format(value, region), currentValue }]
  }
  const use = (figure: Amount | undefined | false) => update('use.amount', t('Electricity use'), figure, formatUse)
  const yearlyUse = (kwh = 0, periods: number) => use(kwh > 0 && { kind: 'year', kwh: Math.round(kwh * periods) })
  const formatAs = (unit: Unit) => (value: number) => formatFigure(value, unit, region)
  const updates: Readonly<Record<ChangedPart, (key: string) => readonly PlanUpdate[]>> = {
    bill(key) {
      const perMonth = amount(key) ?? 0
      return use(perMonth > 0 && { kind: 'bill', perMonth })
    },
    kwhPerDay: (key) => yearlyUse(input(key), DAYS_OF_YEAR),
    kwhPerMonth: (key) => yearlyUse(input(key) ?? result(key), MONTHS_OF_YEAR),
    systemPrice(key) {
      const total = amount(key)
      return update('money.price', t('System price'), total !== undefined && { kind: 'total', total }, formatPrice)
    },
    watts(key) {
      const watts = input(key)
      const { arrays } = home.system
      const hasPanels = watts !== undefined && arrays.length > 0
      return update(
        'system.arrays',
        t('Panel size'),
        hasPanels && arrays.map((array) => ({ ...array, watts })),
        formatPanelPower,
      )
    },
    place() {
      const [latitude, longitude] = [input('latitude'), input('longitude')]
      if (latitude === undefined || longitude === undefined) return []
      if (home.place?.latitude === latitude && home.place.longitude === longitude) return []
      return update<Place>('place', t('Place'), { latitude, longitude, found: 'typed' }, formatPlace)
    },
    /** Replaces the roof that a plan assumes, never one that the user described. */
    roofFace(key) {
      const tilt = result(key)
      if (tilt === undefined || home.roof.planes.length > 0) return []
      // untranslated: stored
      const azimuth = results.orientation === 'North' ? 0 : 180
      const face: Home['roof']['planes'][number] = { mounting: 'roof', tilt, azimuth, obstacles: [] }
      return update('roof.planes', t('Roof slope and direction'), [face], formatRoofFaces)
    },
    battery(key) {
      const usableKwh = result(key) ?? 0
      return update(
        'system.battery',
        t('Battery'),
        usableKwh > 0 && { ...home.system.battery, usableKwh },
        formatBattery,
      )
    },
    maintenance: (key) => update('money.upkeepPerYear', t('Maintenance'), amount(key), formatAs('money/year')),
    priceRise(key) {
      const rise = input(key)
      return update(
        'money.priceRise',
        t('Electricity price rise'),
        rise !== undefined && rise / 100,
        formatAs('share/year'),
      )
    },
    loan(key) {
      const rate = amount(key)
      if (rate === undefined) return []
      const years = Math.min(40, Math.max(1, Math.round(input('loanTerm') ?? 1)))
      const loan = { kind: 'loan' as const, rate: rate / 100, years, deposit: input('downPayment') ?? 0 }
      return update<Financing>('money.financing', t('How you pay'), loan, formatFinancing)
    },
  }
  return Object.entries(CALCULATOR_LINKS[slug]?.toPlan ?? {}).flatMap(([key, part]) => updates[part](key))
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

/** The home with all updates; `undefined` if one of them is invalid. */
export const applyPlanUpdates = (home: Home, figures: readonly PlanUpdate[]): Home | undefined =>
  figures.reduce<Home | undefined>((next, { path, value }) => next && withFigure(next, path, value), home)

function formatUse(amount: Amount, region: Region): string {
  if (amount.kind === 'bill') return formatFigure(amount.perMonth, 'money/month', region)
  const kwh = amount.kind === 'year' ? amount.kwh : amount.kwh.reduce((sum, month) => sum + month, 0)
  return formatFigure(kwh, 'kWh/year', region)
}

function formatPrice(price: Price, region: Region): string {
  if (price.kind === 'total') return formatMoney(price.total, region)
  const bySize = formatFigure(price.each, 'money/kWp', region)
  return price.fixed === undefined
    ? bySize
    : t('{fixed} plus {bySize}', { fixed: formatMoney(price.fixed, region), bySize })
}

const formatRoofFaces = (faces: Home['roof']['planes'], region: Region) =>
  formatList(
    faces.map(({ tilt = 0, azimuth = 0 }) =>
      t('{slope}°, facing {direction, select, north {north} other {south}}', {
        slope: formatNumber(tilt, region),
        direction: azimuth === 0 ? 'north' : 'south',
      }),
    ),
  )

const formatPanelPower = (arrays: Home['system']['arrays'], region: Region) =>
  formatList([...new Set(arrays.map(({ watts }) => formatFigure(watts, 'W', region)))])

const formatBattery = ({ usableKwh }: NonNullable<Home['system']['battery']>, region: Region) =>
  t('{kwh} usable', { kwh: formatFigure(Number(usableKwh.toFixed(1)), 'kWh', region) })

function formatFinancing(financing: Financing, region: Region): string {
  if (financing.kind !== 'loan') return financing.kind === 'cash' ? t('Cash') : t('Lease')
  const { rate, years, deposit = 0 } = financing
  return formatFacts([
    t('Loan'),
    ...(rate === undefined ? [] : [t('{rate} interest', { rate: formatShare(rate, region, 2) })]),
    ...(years === undefined ? [] : [t('{years, plural, one {# year} other {# years}}', { years })]),
    ...(deposit > 0 ? [t('{money} deposit', { money: formatMoney(deposit, region) })] : []),
  ])
}
