import { useState } from 'react'
import { currencySymbol } from '#shared/format/money.ts'
import { formatNumber } from '#shared/format/number.ts'
import { monthNames } from '#shared/format/time.ts'
import { provenanceOf } from '#shared/home/provenance.ts'
import type { Amount } from '#shared/home/use.ts'
import { useHome } from '../../../state/home.ts'
import { CardSection } from '../../../ui/card.tsx'
import { RadioChips } from '../../../ui/radio-chips.tsx'
import { setFigure } from '../edit.ts'
import { resultValue, usePlan } from '../engine/plan-store.ts'
import { FigureField, readField } from '../figure-field.tsx'
import { FigureSource } from '../figure-source.tsx'
import { useHomeRegion } from '../home-region.ts'
import { useChoiceWithDrafts } from '../use-choice-with-drafts.ts'

const KINDS = { bill: 'The bill of a month', year: 'kWh a year', months: 'kWh of twelve months' } as const

export function UseSection() {
  const use = useHome(({ use }) => use)
  const energy = usePlan(({ energy }) => energy)
  const region = useHomeRegion()
  // Typical amounts are in kWh, but most users know their bill.
  const isUserAmount = useHome((home) => provenanceOf(home, 'use.amount').kind === 'yours')
  const energyPlan = resultValue(energy)
  const [kind = 'bill', choose] = useChoiceWithDrafts<Amount['kind']>({
    path: 'use.amount',
    current: isUserAmount ? use.amount?.kind : undefined,
    // Monthly fields start with the computed use.
    initialValue: (to) =>
      to === 'months' && energyPlan
        ? { kind: to, kwh: energyPlan.months.map((month) => Math.round(month.use)) }
        : undefined,
  })
  return (
    <CardSection heading="How much electricity do you use?">
      <div className="grid gap-6">
        {use.day?.kind === 'readings' && (
          <p className="rounded-2xl bg-sky px-4 py-3">
            The readings of your meter say it, below: what is given here counts only without them.
          </p>
        )}
        <RadioChips label="What you know" options={KINDS} value={kind} onValue={choose} />
        {kind === 'bill' && (
          <FigureField
            key="bill"
            label={`Electricity bill of a usual month (${currencySymbol(region)})`}
            hint="With all charges and taxes, as you pay it now."
            path="use.amount"
            range={{ min: 0, above: 0, max: 1e6, step: 10 }}
            toStored={(perMonth) => ({ kind: 'bill', perMonth })}
            fromStored={readField('bill', 'perMonth')}
          />
        )}
        {kind === 'year' && (
          <FigureField
            key="year"
            label="Electricity used in a year (kWh)"
            hint="It stands on the yearly bill."
            path="use.amount"
            range={{ min: 0, above: 0, max: 1e6, step: 100 }}
            toStored={(kwh) => ({ kind: 'year', kwh })}
            fromStored={readField('year', 'kwh')}
          />
        )}
        {kind === 'months' && (
          <TwelveMonths storedMonths={use.amount?.kind === 'months' ? use.amount.kwh : undefined} />
        )}
        <FigureField
          label="People in the home"
          hint="By it the typical use is chosen, where the country’s figures tell it."
          path="use.people"
          range={{ min: 1, max: 20, step: 1 }}
          hidesSource
        />
        {energyPlan && (
          <p role="status">
            That is about <strong>{formatNumber(energyPlan.totals.use, region)} kWh a year</strong>,{' '}
            {formatNumber(energyPlan.totals.use / 12, region)} kWh a month.
          </p>
        )}
      </div>
    </CardSection>
  )
}

type Months = Extract<Amount, { kind: 'months' }>['kwh']

/** Stored only when all twelve are given: an empty month does not mean zero [kWh]. */
function TwelveMonths({ storedMonths }: { storedMonths: Months | undefined }) {
  const [enteredMonths, setEnteredMonths] = useState<readonly (number | undefined)[]>(Array(12).fill(undefined))
  const months: readonly (number | undefined)[] = storedMonths ?? enteredMonths
  function set(index: number, kwh: number | undefined): boolean {
    const next = months.with(index, kwh)
    if (next.every((month) => month !== undefined))
      return setFigure('use.amount', { kind: 'months', kwh: next }, undefined)
    if (storedMonths) return false
    setEnteredMonths(next)
    return true
  }
  return (
    <fieldset>
      <legend className="font-semibold">Electricity used in each month (kWh)</legend>
      {!storedMonths && <p className="mt-0.5 text-note text-soft">They count once all twelve are there.</p>}
      <div className="mt-3 grid grid-cols-2 gap-4 sm:grid-cols-3 md:grid-cols-4">
        {monthNames().map((month, index) => (
          <FigureField
            key={month}
            label={month}
            path="use.amount"
            range={{ min: 0, max: 1e6, step: 10 }}
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
