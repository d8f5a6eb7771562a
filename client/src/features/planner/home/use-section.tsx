import { useState } from 'react'
import { provenanceOf } from '#shared/home/provenance.ts'
import type { Amount } from '#shared/home/use.ts'
import { moneySign } from '#shared/money.ts'
import { useHome } from '../../../state/home.ts'
import { CardSection } from '../../../ui/card.tsx'
import { Choices } from '../../../ui/choices.tsx'
import { setFigure } from '../edit.ts'
import { FigureField } from '../figure-field.tsx'
import { FigureFrom } from '../figure-from.tsx'
import { known, usePlan } from '../reckoning/plan-store.ts'
import { usePreset, useRegionOfHome } from '../region-of-home.ts'
import { MONTHS, writeNumber } from '../write.ts'

const KINDS = { bill: 'The bill of a month', year: 'kWh a year', months: 'kWh of twelve months' } as const

/** How much electricity the home uses. */
export function UseSection() {
  const home = useHome()
  const { use } = home
  const { energy } = usePlan()
  const preset = usePreset()
  const region = useRegionOfHome()
  // A typical amount is kWh; people know their bill.
  const [chosen, choose] = useState<Amount['kind'] | null>(null)
  const isOwn = provenanceOf(home, 'use.amount').kind === 'yours'
  const kind = chosen ?? (isOwn ? use.amount?.kind : undefined) ?? 'bill'
  const reckoned = known(energy)
  return (
    <CardSection heading="How much electricity do you use?">
      <div className="grid gap-6">
        {use.day?.kind === 'readings' && (
          <p className="rounded-2xl bg-sky px-4 py-3">
            The readings of your meter say it, below: what is given here counts only without them.
          </p>
        )}
        <Choices
          label="What you know"
          options={KINDS}
          value={kind}
          onValue={(to) => {
            choose(to)
            // Twelve figures cannot be given one by one: they begin with what is known.
            const months = reckoned?.months.map((month) => Math.round(month.use)) ?? Array<number>(12).fill(0)
            if (to === 'months' && use.amount?.kind !== to) setFigure('use.amount', { kind: to, kwh: months }, preset)
          }}
        />
        {kind === 'bill' && (
          <FigureField
            key="bill"
            label={`Electricity bill of a usual month (${moneySign(region)})`}
            hint="With all charges and taxes, as you pay it now."
            path="use.amount"
            range={{ min: 0, above: 0, max: 1e6, step: 10 }}
            write={(perMonth) => ({ kind: 'bill', perMonth })}
            read={(held) =>
              (held as Amount | undefined)?.kind === 'bill' ? (held as { perMonth: number }).perMonth : undefined
            }
          />
        )}
        {kind === 'year' && (
          <FigureField
            key="year"
            label="Electricity used in a year (kWh)"
            hint="It stands on the yearly bill."
            path="use.amount"
            range={{ min: 0, above: 0, max: 1e6, step: 100 }}
            write={(kwh) => ({ kind: 'year', kwh })}
            read={(held) => ((held as Amount | undefined)?.kind === 'year' ? (held as { kwh: number }).kwh : undefined)}
          />
        )}
        {kind === 'months' && use.amount?.kind === 'months' && <TwelveMonths />}
        <FigureField
          label="People in the home"
          hint="By it the typical use is chosen, where the country’s figures tell it."
          path="use.people"
          range={{ min: 1, max: 20, step: 1 }}
          isPlain
        />
        {reckoned && (
          <p role="status">
            That is about <strong>{writeNumber(reckoned.totals.use, region)} kWh a year</strong>,{' '}
            {writeNumber(reckoned.totals.use / 12, region)} kWh a month.
          </p>
        )}
      </div>
    </CardSection>
  )
}

function TwelveMonths() {
  return (
    <fieldset>
      <legend className="font-semibold">Electricity used in each month (kWh)</legend>
      <div className="mt-3 grid grid-cols-2 gap-4 sm:grid-cols-3 md:grid-cols-4">
        {MONTHS.map((month, index) => (
          <FigureField
            key={month}
            label={month}
            path={`use.amount.kwh.${index}`}
            range={{ min: 0, max: 1e6, step: 10 }}
            isPlain
          />
        ))}
      </div>
      <FigureFrom path="use.amount" />
    </fieldset>
  )
}
