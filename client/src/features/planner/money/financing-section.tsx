import { currencySymbol } from '#shared/format/money.ts'
import type { Financing } from '#shared/home/costs.ts'
import { t } from '#shared/language/t.ts'
import { useHome } from '../../../state/home.ts'
import { CardSection } from '../../../ui/card.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { RadioChips } from '../../../ui/radio-chips.tsx'
import { FigureFields } from '../figure-field.tsx'
import { useHomeRegion } from '../home-region.ts'
import { useChoiceWithDrafts } from '../use-choice-with-drafts.ts'

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
    <CardSection heading={t('How you pay')}>
      <div className="grid gap-6">
        <RadioChips
          label={t('Payment method')}
          options={{ cash: t('Cash'), loan: t('Loan'), lease: t('Lease') }}
          value={kind}
          onValue={choose}
        />
        {kind === 'loan' && (
          <FigureFields
            fields={[
              { label: t('Interest (% a year)'), path: `${path}.rate`, range: { ...PER_CENT, min: 0 }, scale: 0.01 },
              { label: t('Loan length (years)'), path: `${path}.years`, range: YEARS },
              {
                label: t('Deposit ({currency})', { currency: sign }),
                path: `${path}.deposit`,
                range: AMOUNT,
                hidesSource: true,
              },
              {
                label: t('Fee ({currency})', { currency: sign }),
                path: `${path}.fee`,
                range: AMOUNT,
                hidesSource: true,
              },
            ]}
          />
        )}
        {kind === 'lease' && (
          <FigureFields
            fields={[
              { label: t('Monthly payment ({currency})', { currency: sign }), path: `${path}.perMonth`, range: AMOUNT },
              { label: t('Lease length (years)'), path: `${path}.years`, range: YEARS },
              { ...RISE, label: t('Payment rise (% a year)'), path: `${path}.rise`, hidesSource: true },
              {
                label: t('Paid up front ({currency})', { currency: sign }),
                path: `${path}.upfront`,
                range: AMOUNT,
                hidesSource: true,
              },
            ]}
          />
        )}
        <Disclosure title={t('Assumptions about the future')} background="sunken">
          <FigureFields
            fields={[
              { ...RISE, label: t('Electricity price rise (% a year)'), path: 'money.priceRise' },
              { ...RISE, label: t('Inflation (% a year)'), path: 'money.inflation' },
              {
                ...RISE,
                label: t('Return you could get elsewhere (% a year)'),
                hint: t('The discount rate: what your money would earn in savings, with inflation included.'),
                path: 'money.discount',
              },
              { label: t('Length of the plan (years)'), path: 'money.years', range: { min: 1, max: 50, step: 1 } },
              {
                label: t('Maintenance a year ({currency})', { currency: sign }),
                path: 'money.upkeepPerYear',
                range: AMOUNT,
              },
              {
                label: t('Yearly loss of output (%)'),
                path: 'system.ageing',
                range: { min: 0, max: 50, step: 0.1 },
                scale: 0.01,
              },
              {
                label: t('Losses from wiring, dirt and heat (%)'),
                path: 'system.losses',
                range: { min: 0, max: 99, step: 1 },
                scale: 0.01,
              },
              {
                label: t('Inverter power (kW)'),
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
