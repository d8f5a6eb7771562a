import { useState } from 'react'
import { LANGUAGE } from '#shared/format/locale.ts'
import { countryName, currencyName } from '#shared/format/names.ts'
import { CURRENCIES, REGION_COUNTRIES, regionOf } from '#shared/region.ts'
import { chooseRegion } from '../state/choose-region.ts'
import type { AmountsAnswer, CurrencyChange } from '../state/move-home.ts'
import { useRegion } from '../state/region.ts'
import { today } from '../state/today.ts'
import { Button } from '../ui/button.tsx'
import { CurrencyChangePrompt } from '../ui/currency-change-prompt.tsx'
import DialogWindow, { type DialogProps } from '../ui/dialog-window.tsx'
import { SelectField } from '../ui/select-field.tsx'

const compareNames = new Intl.Collator(LANGUAGE).compare
const countries = REGION_COUNTRIES.map((code) => ({ code, name: countryName(code) })).sort((a, b) =>
  compareNames(a.name, b.name),
)
const currencies = CURRENCIES.map((code) => ({ code, name: currencyName(code) }))

export default function RegionDialog(dialog: Pick<DialogProps, 'opener' | 'onClose'>) {
  const { country, currency } = useRegion()
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
      () => setProblem('The figures of that country could not be loaded. Try again when you are connected.'),
    )
  return (
    <DialogWindow
      {...dialog}
      title="Your country"
      description="Money, numbers and measures are written as they are there. Nothing is converted."
    >
      <div className="mt-6 grid gap-5">
        <SelectField
          label="Country"
          value={pendingChange?.country ?? country}
          onChange={({ target }) => changeRegion(target.value)}
        >
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Currency"
          hint={currency === regionOf(country).currency ? undefined : `Usually ${regionOf(country).currency} there.`}
          value={pendingChange?.to ?? currency}
          onChange={({ target }) => changeRegion(country, target.value)}
        >
          {currencies.map(({ code, name }) => (
            <option key={code} value={code}>
              {code} – {name}
            </option>
          ))}
        </SelectField>
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
        <Button onClick={dialog.onClose}>Done</Button>
      </div>
    </DialogWindow>
  )
}
