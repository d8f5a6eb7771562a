import { BILL_PERIOD_NAMES, type BillPeriod } from '#shared/home/bill-period.ts'
import { t } from '#shared/language/t.ts'
import { SelectField } from './select-field.tsx'

export const BillPeriodSelect = ({ value, onValue }: { value: BillPeriod; onValue: (period: BillPeriod) => void }) => (
  <SelectField
    label={t('Bill period')}
    options={Object.entries(BILL_PERIOD_NAMES).map(([period, nameOf]) => [period, nameOf()])}
    value={value}
    onChange={({ target }) => onValue(target.value as BillPeriod)}
  />
)
