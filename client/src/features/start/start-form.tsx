import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { formatNumber, formatNumberForInput } from '#shared/format/number.ts'
import { type BillPeriod, customaryBillPeriod, MONTHS_OF_BILL } from '#shared/home/bill-period.ts'
import type { Town } from '#shared/home/places.ts'
import { townName } from '#shared/home/town-names.ts'
import { t } from '#shared/language/t.ts'
import { withoutCurrency } from '#shared/money-text.ts'
import { parseNumberInRange } from '#shared/numbers.ts'
import { findTownOfAddress } from '../../api/town-of-address.ts'
import { useTownSearch } from '../../api/use-town-search.ts'
import { importOrReload } from '../../loading/import-or-reload.ts'
import { saveFormDraft } from '../../state/form-draft.ts'
import { useChosenCountry, useRegion } from '../../state/region.ts'
import { BillPeriodSelect } from '../../ui/bill-period-select.tsx'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { readStartDraft, type StartDraft } from './start-draft.ts'

const BILL_LABELS: Readonly<Record<BillPeriod, () => string>> = {
  month: () => t('Monthly bill'),
  'two-months': () => t('Bill for 2 months'),
  quarter: () => t('Bill for 3 months'),
  year: () => t('Yearly bill'),
}

interface Errors {
  readonly town?: string
  readonly bill?: string
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
  }
}

/** Town and bill, which are enough for a first answer. The fields have no names: nothing typed gets into an address. */
export default function StartForm({ hasBill = true, asksForQuote = false, planned }: StartFormProps) {
  const region = useRegion()
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const [typedTown, setTypedTown] = useState<string>()
  const [chosenTown, setChosenTown] = useState<Town>()
  const [typedBill, setTypedBill] = useState<string>()
  const [chosenPeriod, setChosenPeriod] = useState<BillPeriod>()
  const [errors, setErrors] = useState<Errors>({})
  const [isPending, setPending] = useState(false)
  const { options, isDone, hasFailed, isSlow } = useTownSearch(typedTown ?? '', useChosenCountry())
  const shownBill = !hasBill
    ? ''
    : (typedBill ?? (planned?.bill ? formatNumberForInput(planned.bill.total, region) : ''))
  const period = chosenPeriod ?? planned?.bill?.period ?? customaryBillPeriod(chosenTown?.country ?? region.country)
  const range = { above: 0, max: 1e6 * MONTHS_OF_BILL[period], step: 10 }
  // The plan's own figures may change while those of the landing page's form stay.
  const draftName = planned ? 'plan' : 'start'
  /** Whether the user has said which town it is. */
  const hasTyped = useRef(false)
  const [hasLinkFailed, setLinkFailed] = useState(false)
  useEffect(() => {
    const draft = readStartDraft(draftName)
    if (draft.town !== undefined) {
      hasTyped.current = true
      setTypedTown(draft.town)
      setChosenTown(draft.chosenTown)
    }
    if (draft.bill !== undefined) setTypedBill(draft.bill)
    if (draft.period !== undefined) setChosenPeriod(draft.period)
  }, [draftName])
  useEffect(() => {
    if (!location.hash.startsWith('#town=')) return
    findTownOfAddress(client, location.hash).then(
      (town) => {
        if (!town || hasTyped.current) return
        setChosenTown(town)
        setTypedTown(townName(town))
      },
      () => setLinkFailed(true),
    )
  }, [client])
  function saveDraft() {
    if (hasTyped.current || typedBill !== undefined || chosenPeriod)
      saveFormDraft(draftName, {
        town: typedTown,
        chosenTown,
        bill: typedBill,
        period: chosenPeriod,
      } satisfies StartDraft)
  }
  useEffect(() => {
    if (errors.town || errors.bill) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const { submitter } = event.nativeEvent as SubmitEvent
    const hasQuote = submitter instanceof HTMLButtonElement && submitter.value === 'quote'
    const total = parseNumberInRange(withoutCurrency(shownBill, region), range, region)
    // Like the Enter key, the button takes the first town of the list.
    const town = chosenTown ?? (isDone ? options[0]?.town : undefined)
    const found: Errors = {
      ...(!town && typedTown && { town: t('Choose your town from the list.') }),
      ...(total === undefined &&
        shownBill.trim() !== '' && {
          bill: t('Enter a number above {bound}, up to {most}.', {
            bound: formatNumber(range.above, region),
            most: formatNumber(range.max, region),
          }),
        }),
    }
    setErrors(found)
    if (found.town || found.bill) return
    setPending(true)
    // The plan shows its own figures, which may change until the user comes back.
    if (planned) saveFormDraft(draftName, undefined)
    else saveDraft()
    try {
      const { startHome } = await importOrReload(() => import('./start-home.ts'))
      if (await startHome(client, { town, bill: total === undefined ? undefined : { total, period } }))
        navigate(hasQuote ? '/plan/answer#money.quote' : hasBill ? '/plan/answer' : '/plan/home')
      else setErrors({ town: t('Enter your town.') })
    } catch {
      setErrors({ form: t('We could not load local prices. Check your connection and try again.') })
    }
    setPending(false)
  }

  function describeTowns(): string {
    if (chosenTown) return ''
    if (typedTown ? hasFailed : hasLinkFailed)
      return t('We could not load the list of towns. Check your connection and try again.')
    if (!typedTown) return ''
    if (isSlow) return t('Searching…')
    return isDone && options.length === 0 ? t('We found no town with this name. Try a larger town nearby.') : ''
  }
  return (
    <form
      ref={form}
      action="/plan"
      noValidate
      onSubmit={submit}
      onBlur={saveDraft}
      className="mt-6 max-w-lg rounded-3xl bg-surface p-4 text-ink shadow-lift sm:p-5 lg:max-w-4xl"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_8rem] items-end gap-3 lg:items-start lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_8rem_auto]">
        <Combobox
          label={t('Town')}
          value={typedTown ?? planned?.place ?? ''}
          onValue={(text) => {
            hasTyped.current = true
            setChosenTown(undefined)
            setTypedTown(text)
          }}
          options={options}
          onPick={({ town }) => {
            hasTyped.current = true
            setChosenTown(town)
            setTypedTown(townName(town))
            setErrors({})
          }}
          status={describeTowns()}
          error={errors.town}
          className="max-lg:col-span-2"
        />
        {hasBill && (
          <>
            <NumberField
              label={BILL_LABELS[period]()}
              value={shownBill}
              onValue={(text) => {
                setTypedBill(text)
                if (errors.bill) setErrors({})
              }}
              range={range}
              region={region}
              isMoney
              error={errors.bill}
            />
            <BillPeriodSelect value={period} onValue={setChosenPeriod} />
          </>
        )}
        <button
          type="submit"
          aria-busy={isPending || undefined}
          className={buttonClasses({}, 'max-lg:col-span-2 min-h-12 lg:mt-[2.225rem]')}
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
