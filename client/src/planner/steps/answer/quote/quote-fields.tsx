import { currencySymbol } from '#shared/format/money.ts'
import type { Quote } from '#shared/home/costs.ts'
import type { FigurePath } from '#shared/home/home.ts'
import { t } from '#shared/language/t.ts'
import { useHome } from '../../../../home/home.ts'
import { useHomeRegion } from '../../../../home/home-region.ts'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { useDraft } from '../../../../ui/use-draft.ts'
import { setFigure } from '../../../fields/edit.ts'
import { FigureFields } from '../../../fields/figure-field.tsx'

/** The figures of a quote: three that decide, and what it promises. */
export function QuoteFields({ path, quote }: { path: FigurePath; quote: Quote | undefined }) {
  const currency = currencySymbol(useHomeRegion())
  const hasDeduction = useHome(({ money }) => money.incentives.some(({ on, inQuotes }) => on && inQuotes === true))
  return (
    <>
      <FigureFields
        fields={[
          { label: t('System size (kWp)'), path: `${path}.kwp` },
          {
            label: t('Price with all taxes ({currency})', { currency }),
            ...(hasDeduction && { hint: t('As on the quote, after the certificates that the installer deducts.') }),
            path: `${path}.price`,
          },
          {
            label: t('Usable battery size (kWh)'),
            hint: t('Leave it empty if the quote has no battery.'),
            path: `${path}.batteryKwh`,
          },
        ].map((field) => ({ ...field, hidesSource: true }))}
      />
      <Disclosure title={t('What the quote promises')} background="sunken" className="mt-5">
        <InstallerField path={`${path}.from`} installer={quote?.from} />
        <FigureFields
          fields={[
            { label: t('Output promised (kWh a year)'), path: `${path}.kwhPerYear` },
            { label: t('Electricity price rise they assume (% a year)'), path: `${path}.priceRise` },
            { label: t('Payback they promise (years)'), path: `${path}.paidBackInYears` },
          ].map((field) => ({ ...field, hidesSource: true }))}
        />
      </Disclosure>
    </>
  )
}

function InstallerField({ path, installer = '' }: { path: FigurePath; installer: string | undefined }) {
  const { field, setDraft } = useDraft(installer, () => undefined)
  return (
    <TextField
      label={t('Installer')}
      {...field}
      optional
      maxLength={100}
      className="mb-5"
      onChange={({ target }) => {
        setDraft(target.value)
        setFigure(path, target.value.trim() || undefined)
      }}
    />
  )
}

/** Serves a person who starts with a quote. The answer then is about it. */
export function QuoteDisclosure() {
  const quote = useHome(({ money }) => money.quote)
  return (
    <Disclosure title={t('I have a quote')}>
      <p className="mb-5 text-soft">
        {t('Enter the figures from your quote. Your plan is then about it. We check it on your device.')}
      </p>
      <QuoteFields path="money.quote" quote={quote} />
    </Disclosure>
  )
}
