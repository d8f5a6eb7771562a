import { type ReactNode, useState } from 'react'
import { formatFacts } from '#shared/format/list.ts'
import { currencySymbol } from '#shared/format/money.ts'
import { formatNumber, formatShare } from '#shared/format/number.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import { namesOfFigures } from '#shared/home/figures.ts'
import type { FigurePath, Home } from '#shared/home/home.ts'
import { isExportRatePath, withExportRate } from '#shared/home/plan/export-rate.ts'
import type { Outlook, Plan } from '#shared/home/plan/plan.ts'
import type { PlanFigure } from '#shared/home/plan/plan-figures.ts'
import type { PlanCase, PlanRange } from '#shared/home/plan/plan-range.ts'
import type { Preset } from '#shared/home/presets/preset.ts'
import { t } from '#shared/language/t.ts'
import type { Region } from '#shared/region.ts'
import { useHome } from '../../../state/home.ts'
import { today } from '../../../state/today.ts'
import { Card } from '../../../ui/card.tsx'
import { CARD_SURFACE } from '../../../ui/card-style.ts'
import { classes } from '../../../ui/classes.ts'
import { tRich } from '../../../ui/rich-message.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { getDefaultExportTermsName, getDefaultTariffName, typicalOriginOf } from '../default-tariff-name.ts'
import { describeUncertainty } from '../describe-uncertainty.ts'
import { resultValue, usePlan } from '../engine/plan-store.ts'
import { FigureField, readField } from '../figure-field.tsx'
import { formatBill } from '../format-bill.ts'
import { describePaybackCases, describeSetback, roundToTenths } from '../format-payback.ts'
import { useCountryPreset, useHomeRegion } from '../home-region.ts'
import { MissingFigures } from '../missing-figures.tsx'
import { PlanProblem } from '../plan-summary.tsx'
import { RecommendationNotes } from '../recommendation-notes.tsx'
import { SizeChips } from '../size-chips.tsx'
import { writeVerdictSentence } from '../verdict-sentence.ts'
import { FigureDerivation } from './figure-derivation.tsx'
import { LabeledValue } from './labeled-value.tsx'

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
        <h2 className="text-xl">{t('No answer yet')}</h2>
        <PlanProblem plan={plan} />
      </Card>
    )
  }
  if (!computedPlan || !plannedHome) return <Skeleton className="h-64" />
  const missingFigures = computedPlan.missing.filter((path) => !isExportRatePath(path))
  return (
    <section aria-labelledby="answer" aria-busy={isBusy} className="grid gap-6">
      <h2 id="answer" className="sr-only">
        {t('Our answer')}
      </h2>
      <p role="status" className="text-[clamp(1.5rem,1.2rem+1.4vw,2.25rem)] leading-tight font-bold text-balance">
        {outlookValue
          ? writeVerdictSentence(plannedHome, computedPlan, outlookValue)
          : t('Working out how sure we can be…')}
      </p>
      <SizeChips plannedHome={plannedHome} className="print:hidden" />
      <RecommendationNotes />
      <TypicalTermsNote home={plannedHome} />
      <ExportRate isUnknown={computedPlan.missing.some(isExportRatePath)} />
      {missingFigures.length > 0 && (
        <MissingFigures
          figures={missingFigures}
          heading={t('We have left these out because we do not know them. Adding them may change the answer:')}
        />
      )}
      <AnswerCards home={plannedHome} plan={computedPlan} outlook={outlookValue} />
    </section>
  )
}

/** Says whose prices and export terms were filled in. */
function TypicalTermsNote({ home }: { home: Home }) {
  const preset = useCountryPreset()
  const tariff = getDefaultTariffName(home, preset)
  const terms = getDefaultExportTermsName(home, preset)
  const link = (text: ReactNode) => <TextLink href="/plan/money">{text}</TextLink>
  return (
    <>
      {tariff !== undefined && (
        <p className="text-soft">
          {tRich(
            'Electricity prices used: {tariff}. If yours differ, enter <link>your electricity price (My Money)</link>.',
            { tariff, link },
          )}{' '}
          <Uncertainty home={home} path="tariff.buying" preset={preset} />
        </p>
      )}
      {terms !== undefined && (
        <p className="text-soft">
          {tRich('Export terms used: {terms}. If yours differ, enter <link>your export rate (My Money)</link>.', {
            terms,
            link,
          })}{' '}
          <Uncertainty home={home} path="tariff.selling" preset={preset} />
        </p>
      )}
    </>
  )
}

function Uncertainty({ home, path, preset }: { home: Home; path: FigurePath; preset: Preset | undefined }) {
  const from = typicalOriginOf(home, path)
  const warning = from && preset ? describeUncertainty(home, from.figure, preset, today()) : undefined
  return warning === undefined ? null : <strong className="text-amber">{warning}</strong>
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
      label={t('Export rate ({currency} per kWh)', { currency: currencySymbol(region) })}
      hint={t('What your electricity provider or grid operator pays per kWh you send to the grid.')}
      path="tariff.selling"
      range={{ min: 0, max: 1e5, step: 0.01 }}
      toStored={(price) => withExportRate(home, price).tariff.selling}
      fromStored={readField('net-billing', 'price')}
      className={classes(CARD_SURFACE, 'p-5 print:hidden')}
    />
  )
}

interface AnswerCardsProps {
  readonly home: Home
  readonly plan: Plan
  readonly outlook: Outlook | undefined
}

function AnswerCards({ home, plan, outlook }: AnswerCardsProps) {
  const region = useHomeRegion()
  const { figures } = plan
  const money = (value: number | null) => formatFigure(value, 'money', region)
  const range = outlook?.range
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      <AnswerCard
        label={t('Your bill with solar')}
        value={t('{amount} a month', { amount: perMonth(figures.billAfter.value, region) })}
        note={describeBill(home, plan, range, region)}
        isSaving
        figure={figures.billAfter}
      />
      <AnswerCard
        label={t('What you pay up front')}
        value={money(figures.ownMoney.value)}
        note={
          figures.support.value
            ? t('The system costs {price}. Incentives: {amount}.', {
                price: money(figures.cost.value),
                amount: money(figures.support.value),
              })
            : t('The system costs {price}. No incentives counted.', { price: money(figures.cost.value) })
        }
        figure={figures.ownMoney}
      />
      <AnswerCard
        label={t('Payback year')}
        value={formatPaybackYear(plan)}
        note={describePaybackRange(plan, outlook)}
        figure={figures.payback}
      />
      <AnswerCard
        label={t('A bad case')}
        value={range ? money(range.poor.npv) : '…'}
        note={describeGain(plan, outlook, region)}
        figure={figures.npv}
        details={range && describePoorCase(range.poor, region)}
      />
    </dl>
  )
}

/** @param bill of a year */
const perMonth = (bill: number | null, region: Region): string =>
  formatBill(bill === null ? null : bill / MONTHS, region)

const MONTHS = 12

function describeBill({ use }: Home, { figures }: Plan, range: PlanRange | undefined, region: Region): string {
  const [before, after] = [figures.billBefore.value ?? 0, figures.billAfter.value ?? 0]
  const additions = (['car', 'heatPump', 'cooling', 'pool'] as const).filter((name) => use[name]?.inAmount === false)
  const sentences = [
    t('{change, select, down {Down} other {Up}} from {amount} in year 1.', {
      change: after < before ? 'down' : 'up',
      amount: perMonth(before, region),
    }),
    range && describeBillRange(perMonth(range.good.billAfter, region), perMonth(range.poor.billAfter, region)),
    additions.length > 0 &&
      t('Both include what you plan to add: {list}.', {
        list: formatFacts(namesOfFigures(additions.map((name) => `use.${name}`))),
      }),
  ]
  return sentences.filter(Boolean).join(' ')
}

const describeBillRange = (good: string, bad: string) =>
  good === bad
    ? t('About {amount} in a good and in a bad case.', { amount: good })
    : t('{good} in a good case, {bad} in a bad case.', { good, bad })

function formatPaybackYear({ payback, start, years }: Plan): string {
  if (payback === null) return t('Not within {years, plural, one {# year} other {# years}}', { years: years.length })
  return payback === 0 ? t('Nothing to pay back') : String(Number(start.slice(0, 4)) + Math.floor(payback))
}

/** Payback in years, its range, and what undoes a first payback. */
function describePaybackRange(plan: Plan, outlook: Outlook | undefined): string {
  const { payback, years } = plan
  if (payback === 0) return t('You need no money of your own.')
  const sentences = [
    payback !== null &&
      t('Most likely after {years, plural, one {# year} other {# years}}.', { years: roundToTenths(payback) }),
    outlook && describePaybackCases(outlook.verdict, years.length),
    describeSetback(plan),
  ]
  return sentences.filter(Boolean).join(' ')
}

/** The bad case and the most likely one, both in today's money, and the chance of a gain. */
function describeGain({ npv, years }: Plan, outlook: Outlook | undefined, region: Region): string {
  const sentences = [
    t(
      "Over {years, plural, one {# year} other {# years}}, in today's money. Most likely: {result, select, loss {a loss of {amount}} other {a gain of {amount}}}. 9 in 10 homes like yours do better than this bad case.",
      { years: years.length, result: npv < 0 ? 'loss' : 'gain', amount: formatFigure(Math.abs(npv), 'money', region) },
    ),
    outlook && describeChance(outlook.verdict.chance, region),
  ]
  return sentences.filter(Boolean).join(' ')
}

/** A simulated probability never reads as certain. */
function describeChance(chance: number, region: Region): string {
  if (chance > 0.99) return t('Solar makes money for more than 99 in 100 homes like yours.')
  if (chance < 0.01) return t('Solar makes money for fewer than 1 in 100 homes like yours.')
  const outOf = chance >= 0.95 || chance < 0.05 ? 100 : 10
  return t('Solar makes money for {count} in {total} homes like yours.', {
    count: formatNumber(chance * outOf, region),
    total: formatNumber(outOf, region),
  })
}

interface AnswerCardProps {
  readonly label: string
  readonly value: string
  readonly note: string
  readonly isSaving?: boolean
  /** Formula and inputs, shown on demand. */
  readonly figure: PlanFigure
  readonly details?: string | undefined
}

/** Shares are shown with one decimal of a percent. */
const SHOWN_RISE = 0.001

/** What differs in the bad case. */
function describePoorCase({ yield: output, priceRise, at: { shape = 0 } }: PlanCase, region: Region): string {
  const sentences = [
    t(
      'This assumes {output} of the expected output, and electricity prices that {change, select, rise {rise {share} a year} fall {fall {share} a year} other {do not rise}}.',
      {
        output: formatShare(output, region),
        change: Math.abs(priceRise) < SHOWN_RISE / 2 ? 'none' : priceRise < 0 ? 'fall' : 'rise',
        share: formatShare(Math.abs(priceRise), region, 1),
      },
    ),
    shape !== 0 &&
      t('You also use {change, select, less {less} other {more}} of your electricity in daylight.', {
        change: shape < 0 ? 'less' : 'more',
      }),
  ]
  return sentences.filter(Boolean).join(' ')
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
        {tRich('How we worked this out<hidden>: {label}</hidden>', {
          label,
          hidden: (text) => <span className="sr-only">{text}</span>,
        })}
      </summary>
      <p className="mb-1">
        <LabeledValue label={figure.label} value={formatFigure(figure.value, figure.unit, region)} />
      </p>
      <FigureDerivation figure={figure} region={region} />
      {details && <p className="mt-3">{details}</p>}
    </details>
  )
}
