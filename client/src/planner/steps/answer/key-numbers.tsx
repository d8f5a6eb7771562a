import type { ReactNode } from 'react'
import { formatFacts } from '#shared/format/list.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import { namesOfFigures } from '#shared/home/figures.ts'
import type { Home } from '#shared/home/home.ts'
import { t } from '#shared/language/t.ts'
import { type AnswerFigures, answerFigures } from '#shared/plan/answer-figures.ts'
import type { Outlook, Plan } from '#shared/plan/plan.ts'
import type { Region } from '#shared/region.ts'
import { CARD_SURFACE } from '../../../ui/card-style.ts'
import { classes } from '../../../ui/classes.ts'
import { tRich } from '../../../ui/rich-message.tsx'
import { formatBill, nameBill } from '../../words/format-bill.ts'
import { describePaybackCases, describeSetback } from '../../words/format-payback.ts'
import { describeUncounted, todaysMoneyNote } from '../../words/money-notes.ts'
import { roundTo } from '../../words/verdict-sentence.ts'

interface KeyNumbersProps {
  readonly home: Home
  readonly plan: Plan
  readonly outlook: Outlook
  readonly region: Region
}

export function KeyNumbers({ home, plan, outlook, region }: KeyNumbersProps) {
  const figures = answerFigures(home, plan)
  const { years } = figures
  const money = (value: number) => formatFigure(value, 'money', region)
  const about = (value: number) => money(roundTo(value, 2))
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 print:grid-cols-4">
        <KeyNumber
          label={t('You pay up front')}
          value={money(figures.upFront)}
          notes={describeSum(home, plan, figures, region)}
        />
        <KeyNumber
          label={nameBill(figures.period)}
          value={<Bill figures={figures} region={region} />}
          notes={[describeAdditions(home)]}
        />
        <KeyNumber
          label={t('Pays for itself by')}
          value={formatPaybackYear(figures)}
          notes={describeYears(plan, outlook, region)}
        />
        <KeyNumber
          label={t('Lifetime gain')}
          value={tRich('<keep>{low}</keep> to <keep>{high}</keep>', {
            low: about(outlook.range.poor.npv),
            high: about(outlook.range.good.npv),
            keep: (text) => <span className="whitespace-nowrap">{text}</span>,
          })}
          notes={[
            t('Most likely {amount} over {years, plural, one {# year} other {# years}}', {
              amount: about(figures.gain),
              years,
            }),
          ]}
        />
      </dl>
      <p className="text-sm leading-snug text-soft">{todaysMoneyNote()}</p>
    </>
  )
}

interface KeyNumberProps {
  readonly label: string
  readonly value: ReactNode
  readonly notes: readonly (string | false | undefined)[]
}

const KeyNumber = ({ label, value, notes }: KeyNumberProps) => (
  <div className={classes(CARD_SURFACE, 'px-3.5 py-2.5')}>
    <dt className="text-sm font-semibold text-soft">{label}</dt>
    <dd>
      <strong className="block text-lg leading-snug font-extrabold sm:text-xl">{value}</strong>
      {notes.filter(Boolean).map((note) => (
        <span key={String(note)} className="mt-0.5 block text-sm leading-snug text-soft">
          {note}
        </span>
      ))}
    </dd>
  </div>
)

/** The price and what reduces it, as a sum that adds up to the value above it. */
function describeSum(
  { money: { financing } }: Home,
  { uncountedSupport }: Plan,
  figures: AnswerFigures,
  region: Region,
) {
  if (financing?.kind === 'lease') return [t('You rent the system')]
  const money = (value: number) => formatFigure(value, 'money', region)
  const { loan, supportAtStart, supportLater } = figures
  const values = { price: money(figures.price), incentives: money(supportAtStart), loan: money(loan) }
  const hasSupport = supportAtStart >= 0.5
  return [
    loan >= 0.5
      ? hasSupport
        ? t('{price} price − {incentives} incentives − {loan} loan', values)
        : t('{price} price − {loan} loan', values)
      : hasSupport
        ? t('{price} price − {incentives} incentives', values)
        : t('The price of the system'),
    describeUncounted(uncountedSupport, region),
    supportLater >= 1 && t('Later: {amount} back', { amount: money(supportLater) }),
  ]
}

function Bill({ figures: { billBefore, billAfter }, region }: { figures: AnswerFigures; region: Region }) {
  const values = { before: formatBill(billBefore, region), after: formatBill(billAfter, region) }
  return (
    <>
      <span aria-hidden="true" className={classes(billAfter < billBefore && 'text-savings')}>
        {values.before} → {values.after}
      </span>
      <span className="sr-only">{t('{before} now, {after} with solar', values)}</span>
    </>
  )
}

function describeAdditions({ use }: Home): string {
  const additions = (['car', 'heatPump', 'cooling', 'pool'] as const).filter((name) => use[name]?.inAmount === false)
  return additions.length > 0
    ? t('In year 1. Both include what you plan to add: {list}', {
        list: formatFacts(namesOfFigures(additions.map((name) => `use.${name}`))),
      })
    : t('In year 1')
}

function formatPaybackYear({ payback, paybackYear, years }: AnswerFigures): string {
  if (payback === null) return t('Not within {years, plural, one {# year} other {# years}}', { years })
  return payback === 0 ? t('Nothing to pay back') : String(paybackYear)
}

const describeYears = (plan: Plan, outlook: Outlook, region: Region) =>
  plan.payback === 0
    ? [t('You need no money of your own.')]
    : [describePaybackCases(outlook.verdict, plan.payback, plan.years.length, region), describeSetback(plan)]
