import { useState } from 'react'
import { currencySymbol } from '#shared/format/money.ts'
import { formatShare } from '#shared/format/number.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import type { Home } from '#shared/home/home.ts'
import { isExportRatePath, withExportRate } from '#shared/home/plan/export-rate.ts'
import type { Outlook, Plan } from '#shared/home/plan/plan.ts'
import type { PlanFigure } from '#shared/home/plan/plan-figures.ts'
import type { PlanCase } from '#shared/home/plan/plan-range.ts'
import type { Region } from '#shared/region.ts'
import { useHome } from '../../../state/home.ts'
import { Card } from '../../../ui/card.tsx'
import { CARD_SURFACE } from '../../../ui/card-style.ts'
import { classes } from '../../../ui/classes.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { getDefaultTariffName } from '../default-tariff-name.ts'
import { resultValue, usePlan } from '../engine/plan-store.ts'
import { FigureField, readField } from '../figure-field.tsx'
import { describeSetback, formatPayback, formatPaybackRange } from '../format-payback.ts'
import { useHomeRegion } from '../home-region.ts'
import { MissingFigures } from '../missing-figures.tsx'
import { PlanProblem } from '../plan-summary.tsx'
import { RecommendationNotes } from '../recommendation-notes.tsx'
import { writeVerdictSentence } from '../verdict-sentence.ts'
import { FigureDerivation } from './figure-derivation.tsx'

export function AnswerSection() {
  const place = useHome(({ place }) => place)
  const plan = usePlan(({ plan }) => plan)
  const plannedHome = usePlan(({ plannedHome }) => plannedHome)
  const outlook = usePlan(({ outlook }) => outlook)
  const isBusy = usePlan(({ isBusy }) => isBusy)
  const [computedPlan, outlookValue] = [resultValue(plan), resultValue(outlook)]
  if (!place || (plan && !computedPlan)) {
    return (
      <Card>
        <h2 className="text-xl">Not yet an answer</h2>
        <PlanProblem plan={plan} />
      </Card>
    )
  }
  if (!computedPlan || !plannedHome) return <Skeleton className="h-64" />
  const missingFigures = computedPlan.missing.filter((path) => !isExportRatePath(path))
  return (
    <section aria-labelledby="answer" aria-busy={isBusy} className="grid gap-6">
      <h2 id="answer" className="sr-only">
        In one sentence
      </h2>
      <p role="status" className="text-[clamp(1.5rem,1.2rem+1.4vw,2.25rem)] leading-tight font-bold text-balance">
        {outlookValue
          ? writeVerdictSentence(plannedHome, computedPlan, outlookValue)
          : 'Weighing what may turn out otherwise …'}
      </p>
      <RecommendationNotes />
      <DefaultTariffNote home={plannedHome} />
      <ExportRate isUnknown={computedPlan.missing.some(isExportRatePath)} />
      {missingFigures.length > 0 && (
        <MissingFigures figures={missingFigures} heading="Counted as nothing until you say otherwise:" />
      )}
      <AnswerCards plan={computedPlan} outlook={outlookValue} />
    </section>
  )
}

function DefaultTariffNote({ home }: { home: Home }) {
  const tariff = getDefaultTariffName(home)
  if (tariff === undefined) return null
  return (
    <p className="text-soft">
      Priced with {tariff}. If yours differs, enter <TextLink href="/plan/money">your electricity price</TextLink>.
    </p>
  )
}

/** Asks for the export rate if the verdict depends on it. Stays mounted while the user types. */
function ExportRate({ isUnknown }: { isUnknown: boolean }) {
  const home = useHome((home) => home)
  const region = useHomeRegion()
  const [isAsked, setAsked] = useState(false)
  if (isUnknown && !isAsked) setAsked(true)
  if (!isAsked) return null
  return (
    <FigureField
      label={`Export rate (${currencySymbol(region)} per kWh)`}
      hint="What your electricity provider pays for a kWh that you send to the grid. Until you enter it, we count nothing."
      path="tariff.selling"
      range={{ min: 0, max: 1e5, step: 0.01 }}
      toStored={(price) => withExportRate(home, price).tariff.selling}
      fromStored={readField('net-billing', 'price')}
      className={classes(CARD_SURFACE, 'p-5 print:hidden')}
    />
  )
}

interface AnswerCardsProps {
  readonly plan: Plan
  readonly outlook: Outlook | undefined
}

function AnswerCards({ plan, outlook }: AnswerCardsProps) {
  const region = useHomeRegion()
  const { figures } = plan
  const money = (value: number | null) => formatFigure(value, 'money', region)
  const perMonth = (value: number | null) =>
    formatFigure(value === null ? null : Math.round(value / 12), 'money', region)
  const range = outlook?.range
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      <AnswerCard
        label="Bill afterwards"
        value={`${perMonth(figures.billAfter.value)} a month`}
        note={`instead of ${perMonth(figures.billBefore.value)}, in the first year${
          range ? `; ${formatRange(perMonth(range.good.billAfter), perMonth(range.poor.billAfter))}` : ''
        }`}
        isSaving
        figure={figures.billAfter}
      />
      <AnswerCard
        label="Cost today"
        value={money(figures.ownMoney.value)}
        note={`of a price of ${money(figures.cost.value)}, support of ${money(figures.support.value)}`}
        figure={figures.ownMoney}
      />
      <AnswerCard
        label="Paid back by"
        value={formatPaybackYear(plan)}
        note={describePaybackRange(plan, outlook, region)}
        figure={figures.payback}
      />
      <AnswerCard
        label="A bad case"
        value={range ? money(range.poor.npv) : '…'}
        note={`in today’s money after ${plan.years.length} years; 1 in 10 such homes comes out worse. The middle is ${money(
          plan.npv,
        )}${outlook ? `, above nothing in ${formatChance(outlook.verdict.chance, region)}` : ''}.`}
        figure={figures.npv}
        details={range && describePoorCase(range.poor, region)}
      />
    </dl>
  )
}

function formatPaybackYear({ payback, start, years }: Plan): string {
  if (payback === null) return `Not within ${years.length} years`
  return payback === 0 ? 'Nothing to pay back' : String(Number(start.slice(0, 4)) + Math.floor(payback))
}

/** Payback in years, its range, and what undoes a first payback. */
function describePaybackRange(plan: Plan, outlook: Outlook | undefined, region: Region): string {
  const { payback, years } = plan
  if (payback === 0) return 'no money of yours is tied up'
  const expectedPayback = payback === null ? [] : [`after ${formatPayback(plan, region)}`]
  const range = outlook ? [formatPaybackRange(outlook.verdict, years.length)] : []
  const setback = describeSetback(plan, region)
  return `${[...expectedPayback, ...range].join('; ')}${setback === undefined ? '' : `. ${setback}`}`
}

/** A simulated probability never reads as certain. */
const formatChance = (chance: number, region: Region) =>
  chance > 0.99
    ? 'nearly all such homes'
    : chance < 0.01
      ? 'hardly any such home'
      : `${formatShare(chance, region)} of such homes`

const formatRange = (low: string, high: string) => (low === high ? `about ${low}` : `${low} to ${high}`)

interface AnswerCardProps {
  readonly label: string
  readonly value: string
  readonly note: string
  readonly isSaving?: boolean
  /** Formula and inputs, shown on demand. */
  readonly figure: PlanFigure
  readonly details?: string | undefined
}

/** What differs in the bad case. */
function describePoorCase({ yield: sunny, priceRise, at }: PlanCase, region: Region): string {
  const shape =
    (at.shape ?? 0) < 0 ? ', less of the use in the sun' : (at.shape ?? 0) > 0 ? ', more of the use in the sun' : ''
  return `This bad case has ${formatShare(sunny, region)} of the yield and electricity rising by ${formatShare(
    priceRise,
    region,
    1,
  )} a year${shape}.`
}

const AnswerCard = ({ label, value, note, isSaving, figure, details }: AnswerCardProps) => (
  <div className={classes(CARD_SURFACE, 'p-5')}>
    <dt className="font-semibold text-soft">{label}</dt>
    <dd>
      <strong
        className={classes(
          'block text-[clamp(1.75rem,1.3rem+1.5vw,2.375rem)] leading-tight font-extrabold',
          isSaving && 'text-savings',
        )}
      >
        {value}
      </strong>
      <span className="mt-1 block text-note text-soft">{note}</span>
      <CardDetails figure={figure} label={label} details={details} />
    </dd>
  </div>
)

function CardDetails({ figure, label, details }: Pick<AnswerCardProps, 'figure' | 'label' | 'details'>) {
  const region = useHomeRegion()
  return (
    <details className="mt-1 text-note print:hidden">
      <summary className="inline-flex min-h-11 items-center font-semibold text-brand underline decoration-sun underline-offset-4">
        How do you know?<span className="sr-only"> {label}</span>
      </summary>
      <p className="mb-1">
        {figure.label}: <strong>{formatFigure(figure.value, figure.unit, region)}</strong>
      </p>
      <FigureDerivation figure={figure} region={region} />
      {details && <p className="mt-3">{details}</p>}
    </details>
  )
}
