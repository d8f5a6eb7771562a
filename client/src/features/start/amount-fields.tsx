import { currencySymbol, isCurrencyFirst } from '#shared/format/money.ts'
import { type BillPeriod, MONTHS_OF_BILL } from '#shared/home/bill-period.ts'
import { t } from '#shared/language/t.ts'
import type { NumberRange } from '#shared/numbers.ts'
import type { Region } from '#shared/region.ts'
import { BillPeriodSelect } from '../../ui/bill-period-select.tsx'
import { NumberField } from '../../ui/number-field.tsx'

/** A bill, or the electricity of a year. */
export type AmountKind = 'bill' | 'kwh'

/** Two words where the period next to it says more. */
const BILL_LABELS: Readonly<Record<BillPeriod, () => string>> = {
  month: () => t('Monthly electricity bill'),
  'two-months': () => t('Electricity bill'),
  quarter: () => t('Electricity bill'),
  year: () => t('Yearly electricity bill'),
}

export const billRange = (period: BillPeriod) => ({ above: 0, max: 1e6 * MONTHS_OF_BILL[period], step: 10 })
/** [kWh/year] */
export const KWH_RANGE = { above: 0, max: 1e6, step: 100 } as const satisfies NumberRange

/** Both amounts as typed. */
export interface AmountDraft {
  readonly kind: AmountKind
  readonly bill: string
  readonly period: BillPeriod
  /** [kWh/year] */
  readonly kwh: string
}

interface AmountFieldsProps extends AmountDraft {
  /** Region of the bill. */
  readonly region: Region
  readonly error: string | undefined
  readonly onChange: (edit: Partial<AmountDraft>) => void
}

export const AmountFields = ({ kind, bill, period, kwh, region, error, onChange }: AmountFieldsProps) => (
  <>
    {kind === 'bill' ? (
      <>
        <NumberField
          key="bill"
          label={BILL_LABELS[period]()}
          value={bill}
          onValue={(text) => onChange({ bill: text })}
          range={billRange(period)}
          region={region}
          isMoney
          inputUnit={{ text: currencySymbol(region), isFirst: isCurrencyFirst(region) }}
          error={error}
        />
        <BillPeriodSelect value={period} onValue={(chosen) => onChange({ period: chosen })} />
      </>
    ) : (
      <NumberField
        key="kwh"
        label={t('Electricity a year')}
        value={kwh}
        onValue={(text) => onChange({ kwh: text })}
        range={KWH_RANGE}
        region={region}
        inputUnit={{ text: 'kWh', isFirst: false }}
        error={error}
        className="col-span-2"
      />
    )}
    <button
      type="button"
      onClick={() => onChange({ kind: kind === 'bill' ? 'kwh' : 'bill' })}
      className="col-span-2 -my-2 min-h-11 justify-self-start text-note font-semibold text-brand underline underline-offset-4 lg:col-start-2 lg:row-start-2"
    >
      {kind === 'bill' ? t('Enter kWh a year instead') : t('Enter a bill instead')}
    </button>
  </>
)
