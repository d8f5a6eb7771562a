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
import { useRegionOfHome } from '../region-of-home.ts'
import { useKind } from '../use-kind.ts'
import { MONTHS, writeNumber } from '../write.ts'

const KINDS = { bill: 'The bill of a month', year: 'kWh a year', months: 'kWh of twelve months' } as const

/** How much electricity the home uses. */
export function UseSection() {
  const home = useHome()
  const { use } = home
  const { energy } = usePlan()
  const region = useRegionOfHome()
  // A typical amount is kWh; people know their bill.
  const isOwn = provenanceOf(home, 'use.amount').kind === 'yours'
  const reckoned = known(energy)
  const [kind = 'bill', choose] = useKind<Amount['kind']>({
    path: 'use.amount',
    held: isOwn ? use.amount?.kind : undefined,
    // Twelve figures begin with what is known.
    start: (to) =>
      to === 'months' && reckoned
        ? { kind: to, kwh: reckoned.months.map((month) => Math.round(month.use)) }
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
        <Choices label="What you know" options={KINDS} value={kind} onValue={choose} />
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
        {kind === 'months' && <TwelveMonths held={use.amount?.kind === 'months' ? use.amount.kwh : undefined} />}
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

type Months = Extract<Amount, { kind: 'months' }>['kwh']

/** The kWh of each month. Until all twelve are given they count nowhere: a month left out is no month without use. */
function TwelveMonths({ held }: { held: Months | undefined }) {
  const [typed, setTyped] = useState<readonly (number | undefined)[]>(Array(MONTHS.length).fill(undefined))
  const months: readonly (number | undefined)[] = held ?? typed
  function set(index: number, kwh: number | undefined): boolean {
    const next = months.with(index, kwh)
    if (next.every((month) => month !== undefined))
      return setFigure('use.amount', { kind: 'months', kwh: next }, undefined)
    if (held) return false
    setTyped(next)
    return true
  }
  return (
    <fieldset>
      <legend className="font-semibold">Electricity used in each month (kWh)</legend>
      {!held && <p className="mt-0.5 text-note text-soft">They count once all twelve are there.</p>}
      <div className="mt-3 grid grid-cols-2 gap-4 sm:grid-cols-3 md:grid-cols-4">
        {MONTHS.map((month, index) => (
          <FigureField
            key={month}
            label={month}
            path="use.amount"
            range={{ min: 0, max: 1e6, step: 10 }}
            read={() => months[index]}
            set={(kwh) => set(index, kwh as number | undefined)}
            isPlain
          />
        ))}
      </div>
      {held && <FigureFrom path="use.amount" />}
    </fieldset>
  )
}
