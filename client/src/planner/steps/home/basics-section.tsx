import { useState } from 'react'
import { formatFigure } from '#shared/format/quantity.ts'
import { monthNames } from '#shared/format/time.ts'
import { provenanceOf } from '#shared/home/provenance.ts'
import type { Amount } from '#shared/home/use.ts'
import { t } from '#shared/language/t.ts'
import type { Preset } from '#shared/presets/preset.ts'
import type { Region } from '#shared/region.ts'
import { formatPlace } from '../../../home/format-place.ts'
import { useHome } from '../../../home/home.ts'
import { useCountryPreset, useHomeRegion } from '../../../home/home-region.ts'
import { placeOfTown } from '../../../home/set-place.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { CardSection } from '../../../ui/card.tsx'
import { focusPageHeading } from '../../../ui/focus.ts'
import { RadioChips } from '../../../ui/radio-chips.tsx'
import { tRich } from '../../../ui/rich-message.tsx'
import { resultValue, usePlan } from '../../engine/plan-store.ts'
import { setFigure } from '../../fields/edit.ts'
import { FigureField, readField } from '../../fields/figure-field.tsx'
import { FigureSource } from '../../fields/figure-source.tsx'
import { useChoiceWithDrafts } from '../../fields/use-choice-with-drafts.ts'
import { BillFields } from './bill-fields.tsx'
import { TownField, useSavePlace } from './town-field.tsx'

interface BasicsSectionProps {
  /** A scenario has the place of the plan. */
  readonly hasTown: boolean
  readonly hasBill: boolean
  readonly hasButton: boolean
}

/** Town and bill: enough for a first answer. */
export function BasicsSection({ hasTown, hasBill, hasButton }: BasicsSectionProps) {
  const place = useHome(({ place }) => place)
  const { savePlace, messages } = useSavePlace((answer) => {
    if (answer !== undefined) focusPageHeading()
  })
  return (
    <CardSection heading={hasBill ? t('Your town and your electricity bill') : t('Where is your home?')}>
      <div className="grid gap-4">
        {hasTown && (
          <div data-figure="place">
            <TownField onTown={(town) => savePlace(placeOfTown(town))} />
            {messages}
            <p role="status" className="sr-only">
              {place && formatPlace(place)}
            </p>
          </div>
        )}
        {hasBill ? <ElectricityUse hasButton={hasButton} /> : hasButton && <AnswerButton />}
      </div>
    </CardSection>
  )
}

export const AnswerButton = () => (
  <ButtonLink href="/plan/answer" className="sm:justify-self-start">
    {t('See my answer')}
  </ButtonLink>
)

function ElectricityUse({ hasButton }: { hasButton: boolean }) {
  const use = useHome(({ use }) => use)
  const energy = resultValue(usePlan(({ energy }) => energy))
  const region = useHomeRegion()
  // Typical amounts are in kWh, but most users know their bill.
  const isUserAmount = useHome((home) => provenanceOf(home, 'use.amount').kind === 'yours')
  const preset = useCountryPreset()
  // A number of people matters to the typical amount only.
  const typicalKind = use.people === undefined || use.amount === undefined ? undefined : 'typical'
  const [kind = 'bill', choose] = useChoiceWithDrafts<Amount['kind'] | 'typical'>({
    path: 'use.amount',
    current: isUserAmount ? use.amount?.kind : typicalKind,
    // Monthly fields start with the computed use.
    initialValue: (to) =>
      to === 'months' && energy ? { kind: to, kwh: energy.months.map((month) => Math.round(month.use)) } : undefined,
  })
  return (
    <>
      {use.day?.kind === 'readings' && (
        <p className="rounded-2xl bg-sky px-4 py-3">
          {t('We are using your smart meter readings (below) instead of what you enter here.')}
        </p>
      )}
      {kind === 'bill' && <BillFields />}
      {kind === 'year' && (
        <FigureField
          key="year"
          label={t('Electricity used (kWh a year)')}
          hint={t('You can find this in kilowatt-hours (kWh) on your annual statement.')}
          path="use.amount"
          figure="use.amount.kwh"
          toStored={(kwh) => ({ kind: 'year', kwh })}
          fromStored={readField('year', 'kwh')}
        />
      )}
      {kind === 'months' && <TwelveMonths storedMonths={use.amount?.kind === 'months' ? use.amount.kwh : undefined} />}
      {kind === 'typical' && <TypicalUse />}
      {hasButton && <AnswerButton />}
      <RadioChips
        label={t('Which figure do you have?')}
        options={{
          bill: t('Bill'),
          year: t('kWh a year'),
          months: t('kWh, month by month'),
          typical: t('None of these'),
        }}
        value={kind}
        onValue={(next) => {
          choose(next)
          if (next === 'typical') setFigure('use.amount', undefined, preset)
        }}
      />
      {energy && (
        <p role="status">
          {tRich('That is about <strong>{yearly}</strong>, or {monthly} a month.', {
            yearly: formatFigure(energy.totals.use, 'kWh/year', region),
            monthly: formatFigure(Math.round(energy.totals.use / 12), 'kWh', region),
            strong: (text) => <strong>{text}</strong>,
          })}
        </p>
      )}
    </>
  )
}

type Months = Extract<Amount, { kind: 'months' }>['kwh']

/** Stored only when all twelve are given: an empty month does not mean zero [kWh]. */
function TwelveMonths({ storedMonths }: { storedMonths: Months | undefined }) {
  const [enteredMonths, setEnteredMonths] = useState<readonly (number | undefined)[]>(Array(12).fill(undefined))
  const months: readonly (number | undefined)[] = storedMonths ?? enteredMonths
  function set(index: number, kwh: number | undefined): boolean {
    const next = months.with(index, kwh)
    if (next.every((month) => month !== undefined)) return setFigure('use.amount', { kind: 'months', kwh: next })
    if (storedMonths) return false
    setEnteredMonths(next)
    return true
  }
  return (
    <fieldset>
      <legend className="font-semibold">{t('Electricity used each month (kWh)')}</legend>
      {!storedMonths && (
        <p className="mt-0.5 text-note text-soft">{t('We use them once all 12 months are filled in.')}</p>
      )}
      <div className="mt-3 grid grid-cols-2 gap-4 sm:grid-cols-3 md:grid-cols-4">
        {monthNames().map((month, index) => (
          <FigureField
            key={month}
            label={month}
            path="use.amount"
            figure="use.amount.kwh.*"
            fromStored={() => months[index]}
            set={(kwh) => set(index, kwh as number | undefined)}
            hidesSource
          />
        ))}
      </div>
      {storedMonths && <FigureSource path="use.amount" />}
    </fieldset>
  )
}

/** The country's typical use, by number of people where its source has that. */
function TypicalUse() {
  const region = useHomeRegion()
  const preset = useCountryPreset()
  const people = useHome(({ use }) => use.people)
  const amount = useHome(({ use }) => use.amount)
  if (!preset) return null
  if (!preset.use)
    return <p>{t('We have no typical figure for your country. Enter a bill, or the kWh of your last statement.')}</p>
  const sizes = Object.keys(preset.use.byPersons ?? {})
  const largest = sizes.length
  return (
    <>
      {largest > 0 && (
        <RadioChips
          label={t('People in the home')}
          options={Object.fromEntries(
            sizes.map((size) => [size, Number(size) < largest ? size : t('{people} or more', { people: size })]),
          )}
          value={people === undefined ? undefined : String(Math.min(people, largest))}
          onValue={(size) => setFigure('use.people', Number(size), preset)}
          data-figure="use.people"
        />
      )}
      <div>
        {amount?.kind === 'year' && (
          <p>
            {[t('Typical here: {use}.', { use: formatFigure(amount.kwh, 'kWh/year', region) })]
              .concat(describeRange(preset.use, region) ?? [])
              .join(' ')}
          </p>
        )}
        <FigureSource path="use.amount" />
      </div>
    </>
  )
}

function describeRange({ byPersons, low, high }: NonNullable<Preset['use']>, region: Region): string | undefined {
  const range = byPersons ? Object.values(byPersons) : [low, high]
  const [least, most] = [range[0], range.at(-1)]
  if (least === undefined || most === undefined) return undefined
  return t('Homes here range from {least} to {most}.', {
    least: formatFigure(least, 'kWh', region),
    most: formatFigure(most, 'kWh/year', region),
  })
}
