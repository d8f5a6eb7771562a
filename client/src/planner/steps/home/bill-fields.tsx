import { useState } from 'react'
import { currencySymbol } from '#shared/format/money.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import {
  type BillPeriod,
  billFrom,
  customaryBillPeriod,
  kwhOfBill,
  MONTHS_OF_BILL,
  totalOfBill,
} from '#shared/home/bill-period.ts'
import { entryRangeOf } from '#shared/home/figures.ts'
import { flatTariff } from '#shared/home/flat-tariff.ts'
import { isRecord } from '#shared/home/record.ts'
import type { Amount } from '#shared/home/use.ts'
import { t } from '#shared/language/t.ts'
import { useHome } from '../../../home/home.ts'
import { useCountryPreset, useHomeRegion } from '../../../home/home-region.ts'
import { BillPeriodSelect } from '../../../ui/bill-period-select.tsx'
import { Button } from '../../../ui/button.tsx'
import { CardSection } from '../../../ui/card.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { setFigure } from '../../fields/edit.ts'
import { FigureField } from '../../fields/figure-field.tsx'

/** A bill of any customary period. */
export function BillFields() {
  const region = useHomeRegion()
  const preset = useCountryPreset()
  const amount = useHome(({ use }) => use.amount)
  const bill = isBill(amount) ? amount : undefined
  const [chosenPeriod, setChosenPeriod] = useState<BillPeriod>()
  const period = bill ? (bill.period ?? 'month') : (chosenPeriod ?? customaryBillPeriod(region.country))
  function choosePeriod(next: BillPeriod) {
    setChosenPeriod(next)
    // The typed number is on the bill; only its period was wrong.
    if (bill) setFigure('use.amount', billFrom(totalOfBill(bill), next, kwhOfBill(bill)), preset)
  }
  return (
    <div>
      <div className="grid grid-cols-[minmax(0,1fr)_8rem] items-start gap-3">
        <FigureField
          label={t('Electricity bill ({currency})', { currency: currencySymbol(region) })}
          path="use.amount"
          figure="use.amount.perMonth"
          range={{ max: entryRangeOf('use.amount.perMonth').max * MONTHS_OF_BILL[period] }}
          toStored={(total) => billFrom(total, period, bill && kwhOfBill(bill))}
          fromStored={(amount) => (isBill(amount) ? totalOfBill(amount) : undefined)}
        />
        <BillPeriodSelect value={period} onValue={choosePeriod} />
      </div>
      {bill && period !== 'month' && (
        <p role="status" className="mt-2 text-note text-soft">
          {t('That is {amount}.', { amount: formatFigure(bill.perMonth, 'money/month', region) })}
        </p>
      )}
    </div>
  )
}

/** What else is on the bill, once its total is known. */
export function BillDetailsSection() {
  const amount = useHome(({ use }) => use.amount)
  if (!isBill(amount)) return null
  const period = amount.period ?? 'month'
  return (
    <CardSection heading={t('More from your bill')}>
      <div className="grid gap-6">
        <FigureField
          label={t('Electricity on this bill (kWh)')}
          hint={t('If you know it, we do not have to work it out from the price.')}
          path="use.amount"
          figure="use.amount.kwhPerMonth"
          range={{ max: entryRangeOf('use.amount.kwhPerMonth').max * MONTHS_OF_BILL[period] }}
          fromStored={(amount) => (isBill(amount) ? kwhOfBill(amount) : undefined)}
          set={(kwh) => setFigure('use.amount', billFrom(totalOfBill(amount), period, kwh as number | undefined))}
          hidesSource
        />
        {amount.kwhPerMonth !== undefined && (
          <PriceOnBill perMonth={amount.perMonth} kwhPerMonth={amount.kwhPerMonth} />
        )}
        <BillDrawing />
      </div>
    </CardSection>
  )
}

const isBill = (amount: unknown): amount is Extract<Amount, { kind: 'bill' }> =>
  isRecord(amount) && amount.kind === 'bill'

/** The price per kWh that a bill comes to, which becomes the plan's only if the user says so. */
function PriceOnBill({ perMonth, kwhPerMonth }: { perMonth: number; kwhPerMonth: number }) {
  const region = useHomeRegion()
  const { buying, fixedPerMonth = 0 } = useHome(({ tariff }) => tariff)
  const format = (price: number) => formatFigure(price, 'money/kWh', region)
  const unitPrice = Number(((perMonth - fixedPerMonth) / kwhPerMonth).toPrecision(4))
  const isUsed = JSON.stringify(buying) === JSON.stringify(flatTariff(unitPrice))
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status">
        {t('That is {amount}.', { amount: format(perMonth / kwhPerMonth) })}{' '}
        {fixedPerMonth > 0 &&
          unitPrice > 0 &&
          t('Without the fixed charge of {charge}, it is {price}.', {
            charge: formatFigure(fixedPerMonth, 'money/month', region),
            price: format(unitPrice),
          })}{' '}
        {isUsed && t('Your plan uses it as your electricity price.')}
      </p>
      {unitPrice > 0 && !isUsed && (
        <Button variant="secondary" size="small" onClick={() => setFigure('tariff.buying', flatTariff(unitPrice))}>
          {t('Use {price} in my plan', { price: format(unitPrice) })}
        </Button>
      )}
    </div>
  )
}

/** Lines of text on the drawn bill: x, y and length. */
const LINES = [
  [24, 24, 60],
  [24, 34, 44],
  [24, 76, 84],
  [24, 104, 62],
  [24, 116, 50],
  [24, 138, 76],
] as const
/** Marked numbers, in the order of the list below: y, and length of the line behind the mark. */
const MARKS = [
  [150, 44],
  [90, 38],
  [52, 66],
] as const

/** Shows where a bill has its three numbers. */
function BillDrawing() {
  return (
    <Disclosure title={t('Where to find these on your bill')} background="sunken">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <svg
          viewBox="0 0 170 180"
          role="img"
          aria-label={t(
            'Drawing of a bill: the dates are at the top, the electricity used is in the middle, and the total is at the bottom.',
          )}
          className="w-40 shrink-0"
        >
          <rect x="8" y="6" width="140" height="168" rx="8" className="fill-surface stroke-edge" strokeWidth="1.5" />
          {LINES.map(([x, y, length]) => (
            <path key={y} d={`M${x} ${y}h${length}`} className="stroke-line" strokeWidth="4" strokeLinecap="round" />
          ))}
          {MARKS.map(([y, length], index) => (
            <g key={y}>
              <path
                d={`M${118 - length} ${y}h${length}`}
                className="stroke-ink"
                strokeWidth="5"
                strokeLinecap="round"
              />
              <circle cx="138" cy={y} r="11" className="fill-sun" />
              <text x="138" y={y + 4.5} textAnchor="middle" className="fill-night text-[13px] font-bold">
                {index + 1}
              </text>
            </g>
          ))}
        </svg>
        <ol className="min-w-0 flex-1 basis-52 list-decimal space-y-1.5 ps-5">
          <li>{t('Total: what you pay for the period, including taxes.')}</li>
          <li>{t('Electricity used, in kWh: often beside the meter readings.')}</li>
          <li>{t('Bill period: the first and the last day, often at the top.')}</li>
        </ol>
      </div>
    </Disclosure>
  )
}
