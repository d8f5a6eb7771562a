import { formatFigure } from '#shared/format/quantity.ts'
import { t, tInContext } from '#shared/language/t.ts'
import type { QuoteCheck, QuotedFigure, QuoteQuestion } from '#shared/plan/quote.ts'
import type { Region } from '#shared/region.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { LabeledValue } from '../../../words/labeled-value.tsx'
import { losesMoney } from './quote-verdict.tsx'

const NAMES: Readonly<Record<QuotedFigure['name'], () => string>> = {
  yield: () => t('Promised output'),
  price: () => t('Price before incentives'),
  priceRise: () => t('Assumed electricity price rise'),
  payback: () => t('Promised payback'),
}

interface QuotedFiguresProps {
  readonly check: QuoteCheck
  readonly region: Region
}

/** What is unusual comes first. */
export function QuotedFigures({ check: { figures, outcome }, region }: QuotedFiguresProps) {
  const sorted = figures.toSorted((a, b) => Number(b.askFor !== null) - Number(a.askFor !== null))
  return (
    <ul className="mt-4 grid gap-4">
      {sorted.map((figure) => (
        <li key={figure.name}>
          <FigureCheck figure={figure} isLosing={losesMoney(outcome)} region={region} />
        </li>
      ))}
    </ul>
  )
}

interface FigureCheckProps {
  readonly figure: QuotedFigure
  readonly isLosing: boolean
  readonly region: Region
}

function FigureCheck({ figure: { name, quoted, expected, judgement, askFor }, isLosing, region }: FigureCheckProps) {
  const write = (value: number) => {
    if (name === 'yield') return formatFigure(value, 'kWh/kWp', region)
    if (name === 'price') return formatFigure(value, 'money/kWp', region)
    return formatFigure(value, name === 'payback' ? 'years' : 'share/year', region)
  }
  return (
    <>
      <p>
        <Badge tone={askFor || judgement === 'unknown' || isLosing ? 'sun' : 'savings'} className="mr-2">
          {askFor
            ? t('Ask about this')
            : judgement === 'unknown'
              ? t('Cannot compare')
              : isLosing
                ? t('Typical')
                : tInContext('judgement of a quoted figure', 'Fine')}
        </Badge>
        <LabeledValue label={NAMES[name]()} value={write(quoted)} />
      </p>
      {expected && <TypicalRange quoted={quoted} expected={expected} />}
      <p className="mt-1 text-note text-soft">
        {expected
          ? t(
              '{judgement, select, high {This is higher than usual.} low {This is lower than usual.} other {This is within the usual range.}} The usual range is {least} to {most}.',
              { judgement, least: write(expected.low), most: write(expected.high) },
            )
          : t('We have no typical figure to compare it with.')}
      </p>
    </>
  )
}

/** Free space next to the outer mark or end of the range [share of the width]. */
const MARGIN = 0.1

/** The typical range with a mark for the quote. The sentence below tells the same. */
function TypicalRange({
  quoted,
  expected: { low, high },
}: {
  quoted: number
  expected: { low: number; high: number }
}) {
  const [least, most] = [Math.min(low, quoted), Math.max(high, quoted)]
  const positionOf = (value: number) =>
    `${100 * (most > least ? MARGIN + ((1 - 2 * MARGIN) * (value - least)) / (most - least) : 0.5)}%`
  const [from, to] = [positionOf(low), positionOf(high)]
  return (
    <svg aria-hidden="true" className="mt-2 block h-4 w-full max-w-md">
      <line x1="0" x2="100%" y1="8" y2="8" strokeWidth="2" className="stroke-line" />
      <line x1={from} x2={to} y1="8" y2="8" strokeWidth="8" strokeLinecap="round" className="stroke-brand/45" />
      <circle cx={positionOf(quoted)} cy="8" r="6" strokeWidth="2" className="fill-sun stroke-ink" />
    </svg>
  )
}

const QUESTIONS: Readonly<Record<QuoteQuestion, () => string>> = {
  'shading-report': () => t('How did you work out the output? Can I see the shading report?'),
  'included-parts': () => t('What does the price include, and what costs extra?'),
  'bill-without-rise': () => t('What would my bill be without that price rise?'),
  method: () => t('How did you work out the payback?'),
  room: () => t('Where on my roof do all the panels fit?'),
  output: () => t('How much electricity will the panels make in a year, with the shade on my roof?'),
  'assumed-price-rise': () => t('Which electricity price rise does your payback assume?'),
  'battery-price': () => t('What does the system cost without the battery?'),
  'battery-size': () => t('How much of the battery size can I really use?'),
}

export const InstallerQuestions = ({ questions }: Pick<QuoteCheck, 'questions'>) => (
  <>
    <h3 className="mt-5 font-semibold">{t('Questions for the installer')}</h3>
    <ul className="mt-1 list-disc pl-5">
      {questions.map((question) => (
        <li key={question}>{QUESTIONS[question]()}</li>
      ))}
    </ul>
  </>
)
