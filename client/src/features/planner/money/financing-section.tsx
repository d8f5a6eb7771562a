import { currencySymbol } from '#shared/format/money.ts'
import type { Financing } from '#shared/home/costs.ts'
import { useHome } from '../../../state/home.ts'
import { CardSection } from '../../../ui/card.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { RadioChips } from '../../../ui/radio-chips.tsx'
import { FigureField } from '../figure-field.tsx'
import { useHomeRegion } from '../home-region.ts'
import { useChoiceWithDrafts } from '../use-choice-with-drafts.ts'

const KINDS: Readonly<Record<Financing['kind'], string>> = { cash: 'Cash', loan: 'Loan', lease: 'Lease' }

export function FinancingSection() {
  const money = useHome(({ money }) => money)
  const sign = currencySymbol(useHomeRegion())
  const path = 'money.financing'
  const [kind = 'cash', choose] = useChoiceWithDrafts<Financing['kind']>({
    path,
    current: money.financing?.kind,
    initialValue: (to) => ({ kind: to }),
  })
  const amount = { min: 0, max: 1e8, step: 100 }
  const share = { min: -50, max: 100, step: 0.5 }
  return (
    <CardSection heading="How you pay">
      <div className="grid gap-6">
        <RadioChips label="Paid by" options={KINDS} value={kind} onValue={choose} />
        {kind === 'loan' && (
          <div className="grid gap-5 sm:grid-cols-2">
            <FigureField label="Interest (% a year)" path={`${path}.rate`} range={{ ...share, min: 0 }} scale={0.01} />
            <FigureField label="Years of the loan" path={`${path}.years`} range={{ min: 1, max: 40, step: 1 }} />
            <FigureField
              label={`Own money at the start (${sign})`}
              path={`${path}.deposit`}
              range={amount}
              hidesSource
            />
            <FigureField label={`Fee (${sign})`} path={`${path}.fee`} range={amount} hidesSource />
          </div>
        )}
        {kind === 'lease' && (
          <div className="grid gap-5 sm:grid-cols-2">
            <FigureField label={`Payment a month (${sign})`} path={`${path}.perMonth`} range={amount} />
            <FigureField label="Years of the lease" path={`${path}.years`} range={{ min: 1, max: 40, step: 1 }} />
            <FigureField
              label="Rise of the payment (% a year)"
              path={`${path}.rise`}
              range={share}
              scale={0.01}
              hidesSource
            />
            <FigureField label={`Paid at the start (${sign})`} path={`${path}.upfront`} range={amount} hidesSource />
          </div>
        )}
        <Disclosure title="What the years bring" background="sunken">
          <div className="grid gap-5 sm:grid-cols-2">
            <FigureField
              label="Rise of the price of electricity (% a year)"
              path="money.priceRise"
              range={share}
              scale={0.01}
            />
            <FigureField label="Inflation (% a year)" path="money.inflation" range={share} scale={0.01} />
            <FigureField
              label="What money could earn elsewhere (% a year)"
              hint="The discount rate, inflation included."
              path="money.discount"
              range={share}
              scale={0.01}
            />
            <FigureField label="Years looked at" path="money.years" range={{ min: 1, max: 50, step: 1 }} />
            <FigureField label={`Upkeep in a year (${sign})`} path="money.upkeepPerYear" range={amount} />
            <FigureField
              label="Ageing of the panels (% a year)"
              path="system.ageing"
              range={{ min: 0, max: 50, step: 0.1 }}
              scale={0.01}
            />
            <FigureField
              label="Losses before the inverter (%)"
              path="system.losses"
              range={{ min: 0, max: 99, step: 1 }}
              scale={0.01}
            />
            <FigureField
              label="Power of the inverter (kW)"
              path="system.inverterKw"
              range={{ min: 0.1, max: 1_000, step: 0.5 }}
            />
          </div>
        </Disclosure>
      </div>
    </CardSection>
  )
}
