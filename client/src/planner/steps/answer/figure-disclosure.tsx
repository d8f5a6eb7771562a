import { formatFigure } from '#shared/format/quantity.ts'
import { t } from '#shared/language/t.ts'
import type { FormulaTerm } from '#shared/plan/basis/figure.ts'
import type { PlanFigure } from '#shared/plan/plan-figures.ts'
import type { Region } from '#shared/region.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { tRich } from '../../../ui/rich-message.tsx'
import { describeTermOrigin } from '../../words/describe-origin.ts'

/** Label and value, with the derivation on demand. */
export function FigureDisclosure({ figure, region }: { figure: PlanFigure; region: Region }) {
  const { label, value, unit, formula, terms, range } = figure
  return (
    <Disclosure background="sunken" title={<LabeledValue label={label} value={formatFigure(value, unit, region)} />}>
      <p className="font-semibold">{formula}</p>
      <ul className="mt-3 grid gap-1.5">
        {terms.map((term) => (
          <li key={term.name}>
            <LabeledValue label={term.name} value={formatTermValue(term, region)} />{' '}
            <span className="text-sm text-soft">{describeTermOrigin(term, region)}</span>
          </li>
        ))}
      </ul>
      {range && (
        <p className="mt-3 text-note text-soft">
          {t('We put the chance that it is between {low} and {high} at about 8 in 10.', {
            low: formatFigure(range.low, unit, region),
            high: formatFigure(range.high, unit, region),
          })}
        </p>
      )}
    </Disclosure>
  )
}

const formatTermValue = ({ value, unit }: FormulaTerm, region: Region): string =>
  typeof value === 'number'
    ? formatFigure(value, unit, region)
    : value.map((item) => formatFigure(item, unit, region)).join('; ')

/** The language decides on the space before the colon. */
export const LabeledValue = ({ label, value }: { label: string; value: string }) =>
  tRich('{label}: <b>{value}</b>', { label, value, b: (text) => <strong>{text}</strong> })
