import { useState } from 'react'
import { currencySymbol } from '#shared/format/money.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import {
  BILL_PERIOD_NAMES,
  type BillPeriod,
  billFrom,
  customaryBillPeriod,
  MONTHS_OF_BILL,
  totalOfBill,
} from '#shared/home/bill-period.ts'
import { isRecord } from '#shared/home/record.ts'
import type { Amount } from '#shared/home/use.ts'
import { t } from '#shared/language/t.ts'
import { useHome } from '../../../state/home.ts'
import { RadioChips } from '../../../ui/radio-chips.tsx'
import { setFigure } from '../edit.ts'
import { FigureField } from '../figure-field.tsx'
import { useHomeRegion } from '../home-region.ts'

const LABELS: Readonly<Record<BillPeriod, (currency: string) => string>> = {
  month: (currency) => t('Electricity bill in a typical month ({currency})', { currency }),
  'two-months': (currency) => t('Electricity bill for 2 months ({currency})', { currency }),
  quarter: (currency) => t('Electricity bill for 3 months ({currency})', { currency }),
  year: (currency) => t('Electricity bill for a year ({currency})', { currency }),
}

/** A bill of any usual period. */
export function BillFields() {
  const region = useHomeRegion()
  const amount = useHome(({ use }) => use.amount)
  const bill = amount?.kind === 'bill' ? amount : undefined
  const [chosenPeriod, setChosenPeriod] = useState<BillPeriod>()
  const period = bill ? (bill.period ?? 'month') : (chosenPeriod ?? customaryBillPeriod(region.country))
  function choosePeriod(next: BillPeriod) {
    setChosenPeriod(next)
    // The typed number is on the bill; only its period was wrong.
    if (bill) setFigure('use.amount', billFrom(totalOfBill(bill), next), undefined)
  }
  return (
    <>
      <RadioChips
        label={t('Bill period')}
        options={{
          month: BILL_PERIOD_NAMES.month(),
          'two-months': BILL_PERIOD_NAMES['two-months'](),
          quarter: BILL_PERIOD_NAMES.quarter(),
          year: BILL_PERIOD_NAMES.year(),
        }}
        value={period}
        onValue={choosePeriod}
      />
      <div>
        <FigureField
          label={LABELS[period](currencySymbol(region))}
          hint={
            period === 'month'
              ? t('The total you pay, including taxes and fixed monthly charges.')
              : t('The total on the bill, including taxes and fixed charges.')
          }
          path="use.amount"
          range={{ min: 0, above: 0, max: 1e6 * MONTHS_OF_BILL[period], step: 10 }}
          toStored={(total) => billFrom(total, period)}
          fromStored={(amount) => (isBill(amount) ? totalOfBill(amount) : undefined)}
        />
        {bill && period !== 'month' && (
          <p role="status" className="mt-2 text-note text-soft">
            {t('That is {amount}.', { amount: formatFigure(bill.perMonth, 'money/month', region) })}
          </p>
        )}
      </div>
    </>
  )
}

const isBill = (amount: unknown): amount is Extract<Amount, { kind: 'bill' }> =>
  isRecord(amount) && amount.kind === 'bill'
