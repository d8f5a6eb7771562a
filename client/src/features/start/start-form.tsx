import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { formatNumber, formatNumberForInput } from '#shared/format/number.ts'
import { type BillPeriod, customaryBillPeriod, MONTHS_OF_BILL } from '#shared/home/bill-period.ts'
import { isRecord } from '#shared/home/record.ts'
import { t } from '#shared/language/t.ts'
import { withoutCurrency } from '#shared/money-text.ts'
import { parseNumberInRange } from '#shared/numbers.ts'
import type { Town } from '#shared/places/places.ts'
import { importOrReload } from '../../startup/import-or-reload.ts'
import { readFormDraft, saveFormDraft } from '../../state/form-draft.ts'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { type AmountDraft, AmountFields, type AmountKind, billRange, KWH_RANGE } from './amount-fields.tsx'
import { useRegionOfCountry, useStartPlace } from './use-start-place.ts'

interface Errors {
  readonly town?: string
  readonly amount?: string
  readonly form?: string
}

interface StartFormProps {
  readonly hasBill?: boolean
  /** Offers to go on with the figures of a quote. */
  readonly asksForQuote?: boolean
  /** What the plan has already, shown until something else is typed. */
  readonly planned?: {
    readonly place: string | undefined
    readonly bill: { readonly total: number; readonly period: BillPeriod } | undefined
    /** [kWh/year] */
    readonly kwh: number | undefined
  }
}

/** Town and electricity, which are enough for a first answer. The fields have no names: nothing typed gets into an address. */
export default function StartForm({ hasBill = true, asksForQuote = false, planned }: StartFormProps) {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const place = useStartPlace()
  const region = useRegionOfCountry(place.country)
  const [draft, setDraft] = useState<Partial<AmountDraft>>({})
  const [errors, setErrors] = useState<Errors>({})
  const [isPending, setPending] = useState(false)
  const input = (value: number | undefined) => (value === undefined ? '' : formatNumberForInput(value, region))
  const bill = draft.bill ?? input(planned?.bill?.total)
  const kwh = draft.kwh ?? input(planned?.kwh)
  const kind: AmountKind = draft.kind ?? (planned?.kwh === undefined ? 'bill' : 'kwh')
  const period = draft.period ?? planned?.bill?.period ?? customaryBillPeriod(place.country ?? region.country)
  // The plan's own figures may change while those of the landing page's form stay.
  const draftName = planned ? 'plan' : 'start'
  // What was typed before this page was left or reloaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount
  useEffect(() => {
    const { town, chosenTown, ...amount } = readStartDraft(draftName)
    if (town !== undefined) place.restore(town, chosenTown)
    if (Object.keys(amount).length > 0) setDraft(amount)
  }, [])
  useEffect(() => {
    if (place.text !== undefined || Object.keys(draft).length > 0)
      saveFormDraft(draftName, { ...draft, town: place.text, chosenTown: place.chosenTown } satisfies StartDraft)
  }, [draftName, draft, place.text, place.chosenTown])
  useEffect(() => {
    if (errors.town || errors.amount) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])

  function change(edit: Partial<AmountDraft>) {
    setDraft({ ...draft, ...edit })
    if (errors.amount) setErrors({})
  }
  const [amountText, range] = kind === 'bill' ? [withoutCurrency(bill, region), billRange(period)] : [kwh, KWH_RANGE]
  const isAmountGiven = hasBill && amountText.trim() !== ''

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const { submitter } = event.nativeEvent as SubmitEvent
    const hasQuote = submitter instanceof HTMLButtonElement && submitter.value === 'quote'
    const value = isAmountGiven ? parseNumberInRange(amountText, range, region) : undefined
    const found: Errors = {
      ...(place.problem !== undefined && { town: place.problem }),
      ...(isAmountGiven &&
        value === undefined && {
          amount: t('Enter a number above {bound}, up to {most}.', {
            bound: formatNumber(range.above, region),
            most: formatNumber(range.max, region),
          }),
        }),
    }
    setErrors(found)
    if (found.town || found.amount) return
    setPending(true)
    try {
      const { startHome } = await importOrReload(() => import('./start-home.ts'))
      const amount =
        value === undefined ? {} : kind === 'bill' ? { bill: { total: value, period } } : { kwhPerYear: value }
      if (await startHome(client, { ...place.target, ...amount })) {
        // The plan shows its own figures, which may change until the user comes back.
        if (planned) saveFormDraft(draftName, undefined)
        navigate(hasQuote ? '/plan/answer#money.quote' : hasBill ? '/plan/answer' : '/plan/home')
      } else setErrors({ town: t('Enter your town.') })
    } catch {
      setErrors({ form: t('We could not load local prices. Check your connection and try again.') })
    }
    setPending(false)
  }

  return (
    <form
      ref={form}
      action="/plan"
      noValidate
      onSubmit={submit}
      className="mt-6 max-w-lg rounded-3xl bg-surface p-4 text-ink shadow-lift sm:p-5 lg:max-w-4xl"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_8rem] items-end gap-3 lg:items-start lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_8rem_auto]">
        <Combobox
          label={t('Town')}
          value={place.text ?? planned?.place ?? ''}
          onValue={(text) => {
            place.type(text)
            if (errors.town) setErrors({})
          }}
          options={place.options}
          onPick={({ town }) => {
            place.choose(town)
            setErrors({})
          }}
          status={errors.town === place.status ? '' : place.status}
          error={errors.town}
          className="max-lg:col-span-2"
        />
        {hasBill && <AmountFields {...{ kind, bill, period, kwh, region }} error={errors.amount} onChange={change} />}
        <button
          type="submit"
          aria-busy={isPending || undefined}
          className={buttonClasses({}, 'max-lg:col-span-2 min-h-12 lg:col-start-4 lg:row-start-1 lg:mt-[2.225rem]')}
        >
          {t('See my answer')}
        </button>
      </div>
      <p className="mt-3 text-note text-soft">
        {hasBill
          ? t('No bill at hand? Leave it empty, and we use what is typical. Your answers stay on this device.')
          : t('Your answers stay on this device.')}
      </p>
      {asksForQuote && (
        <Button type="submit" value="quote" variant="secondary" size="small" className="mt-3">
          {t('I have a quote')}
        </Button>
      )}
      {errors.form && (
        <p role="alert" className="mt-3 font-semibold text-danger">
          {errors.form}
        </p>
      )}
    </form>
  )
}

/** Fields as typed. */
interface StartDraft extends Partial<AmountDraft> {
  readonly town?: string | undefined
  /** Absent if the text was not picked from the list. */
  readonly chosenTown?: Town | undefined
}

function readStartDraft(form: 'start' | 'plan'): StartDraft {
  const { town, chosenTown, bill, period, kwh, kind } = readFormDraft(form)
  return {
    ...(typeof town === 'string' && { town }),
    ...(isTown(chosenTown) && { chosenTown }),
    ...(typeof bill === 'string' && { bill }),
    ...(typeof period === 'string' && Object.hasOwn(MONTHS_OF_BILL, period) && { period: period as BillPeriod }),
    ...(typeof kwh === 'string' && { kwh }),
    ...((kind === 'bill' || kind === 'kwh') && { kind }),
  }
}

const isTown = (value: unknown): value is Town =>
  isRecord(value) &&
  [value.name, value.country, value.region].every((text) => typeof text === 'string') &&
  [value.latitude, value.longitude].every((degrees) => typeof degrees === 'number') &&
  Array.isArray(value.otherNames) &&
  ['string', 'undefined'].includes(typeof value.timeZone)
