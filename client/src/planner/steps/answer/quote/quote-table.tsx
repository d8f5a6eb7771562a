import { formatFigure, formatPanels } from '#shared/format/quantity.ts'
import { t } from '#shared/language/t.ts'
import type { Region } from '#shared/region.ts'
import { BOX } from '../../../../ui/card-style.ts'
import { FigureTable } from '../../../../ui/table.tsx'
import { formatPayback } from '../../../words/format-payback.ts'
import type { CheckedQuote } from './checked-quotes.ts'
import { describeQuoteVerdict } from './quote-verdict.tsx'

type Row = readonly [label: () => string, cell: (checkedQuote: CheckedQuote, region: Region) => string]

const ROWS: readonly Row[] = [
  [() => t('Is it worth it?'), ({ outcome }, region) => describeQuoteVerdict(outcome, region)],
  [() => t('Price'), ({ quote }, region) => formatFigure(quote.price, 'money', region)],
  [
    () => t('Panels'),
    ({ quote, panels }, region) =>
      t('{panels} ({power})', { panels: formatPanels(panels, region), power: formatFigure(quote.kwp, 'kWp', region) }),
  ],
  [() => t('Battery'), ({ quote }, region) => (quote.batteryKwh ? formatFigure(quote.batteryKwh, 'kWh', region) : '–')],
  [() => t('Output'), ({ expected }, region) => formatFigure(expected.p50, 'kWh/year', region)],
  [() => t('Pays for itself in'), ({ outcome }, region) => formatPayback(outcome, region)],
  [() => t('Lifetime gain'), ({ outcome }, region) => formatFigure(outcome.npv, 'money', region)],
]

/** Side by side: cards on a phone, a table elsewhere. */
export function QuoteTable({ quotes, region }: { quotes: readonly CheckedQuote[]; region: Region }) {
  return (
    <>
      <h3 className="mt-7 mb-3 font-semibold">{t('Your quotes side by side')}</h3>
      <ul className="grid gap-3 sm:hidden">
        {quotes.map((checkedQuote) => (
          <li key={checkedQuote.index} className={BOX}>
            <h4 className="font-semibold">{checkedQuote.name}</h4>
            <dl className="mt-2 grid gap-1.5">
              {ROWS.map(([label, cell]) => (
                <div key={label()} className="flex flex-wrap justify-between gap-x-4">
                  <dt className="text-soft">{label()}</dt>
                  <dd className="font-bold">{cell(checkedQuote, region)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <div className="max-sm:hidden">
        <FigureTable
          label={t('Your quotes side by side')}
          columns={[t('Figure'), ...quotes.map(({ name }) => name)]}
          rows={ROWS.map(([label, cell]) => [label(), ...quotes.map((checkedQuote) => cell(checkedQuote, region))])}
        />
      </div>
    </>
  )
}
