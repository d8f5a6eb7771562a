import { useState } from 'react'
import { countryName, currencyName } from '#shared/format/names.ts'
import { t } from '#shared/language/t.ts'
import { currentLanguage } from '#shared/language/translation.ts'
import { CURRENCIES, REGION_COUNTRIES, regionOf } from '#shared/region.ts'
import { type AmountsAnswer, type CurrencyChange, chooseRegion } from '../home/move-home.ts'
import { useRegion } from '../home/region.ts'
import { today } from '../state/today.ts'
import { Button } from '../ui/button.tsx'
import { CurrencyChangePrompt } from '../ui/currency-change-prompt.tsx'
import DialogWindow, { type DialogProps } from '../ui/dialog-window.tsx'
import { SelectField } from '../ui/select-field.tsx'

type Options = [code: string, name: string][]

function listCountries(): Options {
  const { compare } = new Intl.Collator(currentLanguage())
  return REGION_COUNTRIES.map((code): Options[number] => [code, countryName(code)]).sort(([, a], [, b]) =>
    compare(a, b),
  )
}
const listCurrencies = (): Options => CURRENCIES.map((code) => [code, `${code} – ${currencyName(code)}`])

export default function RegionDialog(dialog: Pick<DialogProps, 'opener' | 'onClose'>) {
  const { country, currency } = useRegion()
  const [countries] = useState(listCountries)
  const [currencies] = useState(listCurrencies)
  const [notes, setNotes] = useState<readonly string[]>([])
  const [problem, setProblem] = useState('')
  const [pendingChange, setPendingChange] = useState<
    (CurrencyChange & { country: string; currency: string | undefined }) | null
  >(null)
  const changeRegion = (country: string, currency?: string, answer?: AmountsAnswer) =>
    chooseRegion(country, currency, today(), answer).then(
      (outcome) => {
        setPendingChange('ask' in outcome ? { country, currency, ...outcome.ask } : null)
        setNotes('notes' in outcome ? outcome.notes : [])
        setProblem('')
      },
      () => setProblem(t('We could not load the prices of that country. Check your connection and try again.')),
    )
  return (
    <DialogWindow
      {...dialog}
      title={t('Your country')}
      description={t('Sets your currency, units and date format. Amounts are not converted.')}
    >
      <div className="mt-6 grid gap-5">
        <SelectField
          label={t('Country')}
          value={pendingChange?.country ?? country}
          options={countries}
          onChange={({ target }) => changeRegion(target.value)}
        />
        <SelectField
          label={t('Currency')}
          hint={
            currency === regionOf(country).currency
              ? undefined
              : t('The usual currency there is {currency}.', { currency: regionOf(country).currency })
          }
          value={pendingChange?.to ?? currency}
          options={currencies}
          onChange={({ target }) => changeRegion(country, target.value)}
        />
      </div>
      {pendingChange && (
        <CurrencyChangePrompt
          from={pendingChange.from}
          to={pendingChange.to}
          onAnswer={(answer) => changeRegion(pendingChange.country, pendingChange.currency, answer)}
        />
      )}
      <div role="status">
        {notes.map((note) => (
          <p key={note} className="mt-4 text-sm">
            {note}
          </p>
        ))}
      </div>
      <p role="alert" className="font-semibold text-danger not-empty:mt-4">
        {problem}
      </p>
      <div className="mt-8 flex justify-end">
        <Button onClick={dialog.onClose}>{t('Done')}</Button>
      </div>
    </DialogWindow>
  )
}
