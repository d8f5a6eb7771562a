import { currencySymbol } from '#shared/format/money.ts'
import type { Financing } from '#shared/home/costs.ts'
import { useHome } from '../../../state/home.ts'
import { CardSection } from '../../../ui/card.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { RadioChips } from '../../../ui/radio-chips.tsx'
import { FigureFields } from '../figure-field.tsx'
import { useHomeRegion } from '../home-region.ts'
import { useChoiceWithDrafts } from '../use-choice-with-drafts.ts'

const KINDS: Readonly<Record<Financing['kind'], string>> = { cash: 'Cash', loan: 'Loan', lease: 'Lease' }

const AMOUNT = { min: 0, max: 1e8, step: 100 }
const PER_CENT = { min: -50, max: 100, step: 0.5 }
const RISE = { range: PER_CENT, scale: 0.01 }
const YEARS = { min: 1, max: 40, step: 1 }

export function FinancingSection() {
  const money = useHome(({ money }) => money)
  const sign = currencySymbol(useHomeRegion())
  const path = 'money.financing'
  const [kind = 'cash', choose] = useChoiceWithDrafts<Financing['kind']>({
    path,
    current: money.financing?.kind,
    initialValue: (to) => ({ kind: to }),
  })
  return (
    <CardSection heading="How you pay">
      <div className="grid gap-6">
        <RadioChips label="Paid by" options={KINDS} value={kind} onValue={choose} />
        {kind === 'loan' && (
          <FigureFields
            fields={[
              { label: 'Interest (% a year)', path: `${path}.rate`, range: { ...PER_CENT, min: 0 }, scale: 0.01 },
              { label: 'Years of the loan', path: `${path}.years`, range: YEARS },
              { label: `Own money at the start (${sign})`, path: `${path}.deposit`, range: AMOUNT, hidesSource: true },
              { label: `Fee (${sign})`, path: `${path}.fee`, range: AMOUNT, hidesSource: true },
            ]}
          />
        )}
        {kind === 'lease' && (
          <FigureFields
            fields={[
              { label: `Payment a month (${sign})`, path: `${path}.perMonth`, range: AMOUNT },
              { label: 'Years of the lease', path: `${path}.years`, range: YEARS },
              { ...RISE, label: 'Rise of the payment (% a year)', path: `${path}.rise`, hidesSource: true },
              { label: `Paid at the start (${sign})`, path: `${path}.upfront`, range: AMOUNT, hidesSource: true },
            ]}
          />
        )}
        <Disclosure title="What the years bring" background="sunken">
          <FigureFields
            fields={[
              { ...RISE, label: 'Rise of the price of electricity (% a year)', path: 'money.priceRise' },
              { ...RISE, label: 'Inflation (% a year)', path: 'money.inflation' },
              {
                ...RISE,
                label: 'What money could earn elsewhere (% a year)',
                hint: 'The discount rate, inflation included.',
                path: 'money.discount',
              },
              { label: 'Years looked at', path: 'money.years', range: { min: 1, max: 50, step: 1 } },
              { label: `Upkeep in a year (${sign})`, path: 'money.upkeepPerYear', range: AMOUNT },
              {
                label: 'Ageing of the panels (% a year)',
                path: 'system.ageing',
                range: { min: 0, max: 50, step: 0.1 },
                scale: 0.01,
              },
              {
                label: 'Losses before the inverter (%)',
                path: 'system.losses',
                range: { min: 0, max: 99, step: 1 },
                scale: 0.01,
              },
              {
                label: 'Power of the inverter (kW)',
                path: 'system.inverterKw',
                range: { min: 0.1, max: 1_000, step: 0.5 },
              },
            ]}
          />
        </Disclosure>
      </div>
    </CardSection>
  )
}
