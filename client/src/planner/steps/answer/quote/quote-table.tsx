import type { ComponentProps } from 'react'
import { NO_VALUE } from '#shared/format/number.ts'
import { formatFigure, formatPanels } from '#shared/format/quantity.ts'
import { t } from '#shared/language/t.ts'
import type { Region } from '#shared/region.ts'
import { Comparison } from '../../../page/comparison.tsx'
import { formatPayback } from '../../../words/format-payback.ts'
import type { CheckedQuote } from './checked-quotes.ts'
import { describeQuoteVerdict } from './quote-verdict.tsx'

const rowsOf = (region: Region): ComponentProps<typeof Comparison<CheckedQuote>>['rows'] => [
  { label: t('Is it worth it?'), value: ({ outcome }) => describeQuoteVerdict(outcome, region) },
  { label: t('Price'), value: ({ quote }) => formatFigure(quote.price, 'money', region) },
  {
    label: t('Panels'),
    value: ({ quote, panels }) =>
      t('{panels} ({power})', { panels: formatPanels(panels, region), power: formatFigure(quote.kwp, 'kWp', region) }),
  },
  {
    label: t('Battery'),
    value: ({ quote }) => (quote.batteryKwh ? formatFigure(quote.batteryKwh, 'kWh', region) : NO_VALUE),
  },
  { label: t('Output'), value: ({ expected }) => formatFigure(expected.p50, 'kWh/year', region) },
  { label: t('Pays for itself in'), value: ({ outcome }) => formatPayback(outcome, region) },
  { label: t('Lifetime gain'), value: ({ outcome }) => formatFigure(outcome.npv, 'money', region) },
]

export const QuoteTable = ({ quotes, region }: { quotes: readonly CheckedQuote[]; region: Region }) => (
  <>
    <h3 className="mt-7 mb-3 font-semibold">{t('Your quotes side by side')}</h3>
    <Comparison
      label={t('Your quotes side by side')}
      corner={t('Figure')}
      rows={rowsOf(region)}
      options={quotes}
      nameOf={({ name }) => name}
      heading="h4"
    />
  </>
)
