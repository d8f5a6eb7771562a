import { useState } from 'react'
import type { Home } from '#shared/home/home.ts'
import { isExportRate, withExportRate } from '#shared/home/plan/export-rate.ts'
import type { PlanFigure } from '#shared/home/plan/figures-of-plan.ts'
import type { PlanCase } from '#shared/home/plan/range-of-plan.ts'
import type { Outlook, Plan } from '#shared/home/plan.ts'
import type { Selling } from '#shared/home/tariff.ts'
import { moneySign } from '#shared/money.ts'
import type { Region } from '#shared/region.ts'
import { useHome } from '../../../state/home.ts'
import { Card } from '../../../ui/card.tsx'
import { classes } from '../../../ui/classes.ts'
import { SHEET } from '../../../ui/sheet.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { FigureField } from '../figure-field.tsx'
import { MissingFigures } from '../missing-figures.tsx'
import { paybackInWords, paybackRange, setbackInWords } from '../payback-words.ts'
import { PlanProblem } from '../plan-so-far.tsx'
import { known, usePlan } from '../reckoning/plan-store.ts'
import { RecommendationNotes } from '../recommendation-notes.tsx'
import { useRegionOfHome } from '../region-of-home.ts'
import { sentenceOf } from '../sentence.ts'
import { filledInTariff } from '../tariff-words.ts'
import { writeFigure, writeShare } from '../write.ts'
import { HowItIsKnown } from './how-it-is-known.tsx'

/** One sentence and four figures. */
export function AnswerSection() {
  const { place } = useHome()
  const { plan, planned, outlook, isBusy } = usePlan()
  const [reckoned, expected] = [known(plan), known(outlook)]
  if (!place || (plan && !reckoned)) {
    return (
      <Card>
        <h2 className="text-xl">Not yet an answer</h2>
        <PlanProblem plan={plan} />
      </Card>
    )
  }
  if (!reckoned || !planned) return <Skeleton className="h-64" />
  const asked = reckoned.asked.filter((path) => !isExportRate(path))
  return (
    <section aria-labelledby="answer" aria-busy={isBusy} className="grid gap-6">
      <h2 id="answer" className="sr-only">
        In one sentence
      </h2>
      <p role="status" className="text-[clamp(1.5rem,1.2rem+1.4vw,2.25rem)] leading-tight font-bold text-balance">
        {expected ? sentenceOf(planned, reckoned, expected) : 'Weighing what may turn out otherwise …'}
      </p>
      <RecommendationNotes />
      <PricedWith home={planned} />
      <ExportRate isUnknown={reckoned.asked.some(isExportRate)} />
      {asked.length > 0 && <MissingFigures figures={asked} says="Counted as nothing until you say otherwise:" />}
      <Cards plan={reckoned} outlook={expected} />
    </section>
  )
}

/** Whose prices stand in for the user's own. */
function PricedWith({ home }: { home: Home }) {
  const tariff = filledInTariff(home)
  if (tariff === undefined) return null
  return (
    <p className="text-soft">
      Priced with {tariff}. If yours differs, enter <TextLink href="/plan/money">your electricity price</TextLink>.
    </p>
  )
}

/** Asks for the export rate where the answer hangs on it; it stays while it is typed. */
function ExportRate({ isUnknown }: { isUnknown: boolean }) {
  const home = useHome()
  const region = useRegionOfHome()
  const [isAsked, ask] = useState(false)
  if (isUnknown && !isAsked) ask(true)
  if (!isAsked) return null
  return (
    <FigureField
      label={`Export rate (${moneySign(region)} per kWh)`}
      hint="What your electricity provider pays for a kWh that you send to the grid. Until you enter it, we count nothing."
      path="tariff.selling"
      range={{ min: 0, max: 1e5, step: 0.01 }}
      write={(price) => withExportRate(home, price).tariff.selling}
      read={(selling) =>
        (selling as Selling | undefined)?.kind === 'net-billing' ? (selling as { price?: number }).price : undefined
      }
      className={classes(SHEET, 'p-5 print:hidden')}
    />
  )
}

interface CardsProps {
  readonly plan: Plan
  readonly outlook: Outlook | undefined
}

function Cards({ plan, outlook }: CardsProps) {
  const region = useRegionOfHome()
  const { figures } = plan
  const money = (value: number | null) => writeFigure(value, 'money', region)
  const perMonth = (value: number | null) =>
    writeFigure(value === null ? null : Math.round(value / 12), 'money', region)
  const range = outlook?.range
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      <Figure
        label="Bill afterwards"
        value={`${perMonth(figures.billAfter.value)} a month`}
        beside={`instead of ${perMonth(figures.billBefore.value)}, in the first year${
          range ? `; ${between(perMonth(range.good.billAfter), perMonth(range.poor.billAfter))}` : ''
        }`}
        isSaving
        figure={figures.billAfter}
      />
      <Figure
        label="Cost today"
        value={money(figures.ownMoney.value)}
        beside={`of a price of ${money(figures.cost.value)}, support of ${money(figures.support.value)}`}
        figure={figures.ownMoney}
      />
      <Figure
        label="Paid back by"
        value={paidBackBy(plan)}
        beside={paidBackBeside(plan, outlook, region)}
        figure={figures.payback}
      />
      <Figure
        label="A bad case"
        value={range ? money(range.poor.npv) : '…'}
        beside={`in today’s money after ${plan.years.length} years; 1 in 10 such homes comes out worse. The middle is ${money(
          plan.npv,
        )}${outlook ? `, above nothing in ${shareOfHomes(outlook.verdict.chance, region)}` : ''}.`}
        figure={figures.npv}
        also={range && poorInWords(range.poor, region)}
      />
    </dl>
  )
}

/** The calendar year of the payback. */
function paidBackBy({ payback, start, years }: Plan): string {
  if (payback === null) return `Not within ${years.length} years`
  return payback === 0 ? 'Nothing to pay back' : String(Number(start.slice(0, 4)) + Math.floor(payback))
}

/** The same payback in years, its range, and what undoes a first one. */
function paidBackBeside(plan: Plan, outlook: Outlook | undefined, region: Region): string {
  const { payback, years } = plan
  if (payback === 0) return 'no money of yours is tied up'
  const likely = payback === null ? [] : [`after ${paybackInWords(plan, region)}`]
  const range = outlook ? [paybackRange(outlook.verdict, years.length)] : []
  const setback = setbackInWords(plan, region)
  return `${[...likely, ...range].join('; ')}${setback === undefined ? '' : `. ${setback}`}`
}

/** A chance that is reckoned is never certain. */
const shareOfHomes = (chance: number, region: Region) =>
  chance > 0.99
    ? 'nearly all such homes'
    : chance < 0.01
      ? 'hardly any such home'
      : `${writeShare(chance, region)} of such homes`

const between = (one: string, other: string) => (one === other ? `about ${one}` : `${one} to ${other}`)

interface FigureProps {
  readonly label: string
  readonly value: string
  readonly beside: string
  readonly isSaving?: boolean
  /** How it is known. */
  readonly figure: PlanFigure
  readonly also?: string | undefined
}

/** What stands where in the bad case; all else is as reckoned. */
function poorInWords({ yield: sunny, priceRise, at }: PlanCase, region: Region): string {
  const shape =
    (at.shape ?? 0) < 0 ? ', less of the use in the sun' : (at.shape ?? 0) > 0 ? ', more of the use in the sun' : ''
  return `This bad case has ${writeShare(sunny, region)} of the yield and electricity rising by ${writeShare(
    priceRise,
    region,
    1,
  )} a year${shape}.`
}

const Figure = ({ label, value, beside, isSaving, figure, also }: FigureProps) => (
  <div className={classes(SHEET, 'p-5')}>
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
      <span className="mt-1 block text-note text-soft">{beside}</span>
      <Known figure={figure} label={label} also={also} />
    </dd>
  </div>
)

/** The answer to the question that every figure raises, on the spot. */
function Known({ figure, label, also }: Pick<FigureProps, 'figure' | 'label' | 'also'>) {
  const region = useRegionOfHome()
  return (
    <details className="mt-1 text-note print:hidden">
      <summary className="inline-flex min-h-11 items-center font-semibold text-brand underline decoration-sun underline-offset-4">
        How do you know?<span className="sr-only"> {label}</span>
      </summary>
      <p className="mb-1">
        {figure.label}: <strong>{writeFigure(figure.value, figure.unit, region)}</strong>
      </p>
      <HowItIsKnown figure={figure} region={region} />
      {also && <p className="mt-3">{also}</p>}
    </details>
  )
}
