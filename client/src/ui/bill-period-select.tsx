import { BILL_PERIOD_NAMES, type BillPeriod, MONTHS_OF_BILL } from '#shared/home/bill-period.ts'
import { t } from '#shared/language/t.ts'
import { SelectField } from './select-field.tsx'

type BillPeriodSelectProps = { value: BillPeriod; onValue: (period: BillPeriod) => void }

export const BillPeriodSelect = ({ value, onValue }: BillPeriodSelectProps) => (
  <SelectField label={t('Bill period')} value={value} onChange={({ target }) => onValue(target.value as BillPeriod)}>
    {(Object.keys(MONTHS_OF_BILL) as BillPeriod[]).map((period) => (
      <option key={period} value={period}>
        {BILL_PERIOD_NAMES[period]()}
      </option>
    ))}
  </SelectField>
)
