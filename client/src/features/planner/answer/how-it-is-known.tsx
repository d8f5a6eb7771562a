import type { Term } from '#shared/home/plan/figure.ts'
import type { PlanFigure } from '#shared/home/plan/figures-of-plan.ts'
import type { Region } from '#shared/region.ts'
import { writeFigure } from '../write.ts'
import { originOfTerm } from './term-origin.ts'

/** A figure's formula in words, the user's own numbers in it, where each comes from, and how far it may be off. */
export function HowItIsKnown({
  figure: { unit, formula, terms, range },
  region,
}: {
  figure: PlanFigure
  region: Region
}) {
  return (
    <>
      <p className="font-semibold">{formula}</p>
      <ul className="mt-3 grid gap-1.5">
        {terms.map((term) => (
          <li key={term.name}>
            {term.name}: <strong>{valueOfTerm(term, region)}</strong>{' '}
            <span className="text-sm text-soft">{originOfTerm(term, region)}</span>
          </li>
        ))}
      </ul>
      {range && (
        <p className="mt-3 text-note text-soft">
          In 8 of 10 cases {writeFigure(range.low, unit, region)} to {writeFigure(range.high, unit, region)}.
        </p>
      )}
    </>
  )
}

const valueOfTerm = ({ value, unit }: Term, region: Region): string =>
  typeof value === 'number'
    ? writeFigure(value, unit, region)
    : value.map((each) => writeFigure(each, unit, region)).join('; ')
