import { type ReactNode, Suspense, useState } from 'react'
import { formatShare } from '#shared/format/number.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import { quotesOf } from '#shared/home/quotes.ts'
import { t } from '#shared/language/t.ts'
import type { PlanCase } from '#shared/plan/plan-range.ts'
import type { Region } from '#shared/region.ts'
import { useHome } from '../../../home/home.ts'
import { CardSection, FoldedSection } from '../../../ui/card.tsx'
import { CARD_SURFACE } from '../../../ui/card-style.ts'
import { classes } from '../../../ui/classes.ts'
import { ChevronDownIcon } from '../../../ui/icon.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { usePlan, usePlanAnswer } from '../../engine/plan-store.ts'
import { useActiveScenarioName } from '../../page/active-scenario.tsx'
import { MoneyByYear, moneyByYearHeading } from '../../page/money-by-year.tsx'
import { describeTip } from '../../words/verdict-sentence.ts'
import { FilesSection } from '../share/files-section.tsx'
import { PlanBackups } from '../share/plan-list.tsx'
import { SaveAndShareSection } from '../share/save-and-share-section.tsx'
import { AssumptionsSection } from './assumptions-section.tsx'
import { FigureDisclosure } from './figure-disclosure.tsx'
import { LaterLoadsSection } from './later-loads-section.tsx'
import { NextStepsSection } from './next-steps-section.tsx'
import { QuoteSection } from './quote-section.tsx'
import { ScenariosSection } from './scenarios-section.tsx'
import { SpentSection } from './spent-section.tsx'

/* What the answer's first screen can do without, in one chunk. */

/** Tells whether the answer is that of the plan, not of an option of it. */
const useIsOwn = () => useActiveScenarioName() === undefined

export function OpenParts() {
  const isOwn = useIsOwn()
  return (
    <>
      <SpentSection />
      <TornadoSection />
      {isOwn && (
        <>
          <ReportSection />
          <QuoteFold>
            <QuoteSection />
          </QuoteFold>
          <ScenariosSection />
        </>
      )}
    </>
  )
}

export function AsideParts() {
  const isOwn = useIsOwn()
  return (
    <>
      <AssumptionsSection />
      {isOwn && <SaveAndShareSection />}
    </>
  )
}

export function LastParts() {
  const isOwn = useIsOwn()
  return (
    <>
      <NextStepsSection />
      <div className="grid items-start gap-2 *:min-w-0 lg:grid-cols-2 lg:[&>:has(>details[open])]:col-span-2 print:block">
        <CarbonSection />
        <YearSection />
        <MoneyByYearSection />
        <DetailsSection />
        <LaterLoadsSection />
        <AccuracySection />
        {isOwn && <FilesSection />}
      </div>
      {isOwn && <PlanBackups />}
    </>
  )
}

/** Parts for kinds of home with another answer. */
export const SavingParts = () =>
  useIsOwn() && (
    <>
      <SaveAndShareSection />
      <FilesSection />
      <PlanBackups />
    </>
  )

const CarbonDisclosure = lazyPart(() => import('./carbon-disclosure.tsx'))

/** Loads the intensities of all grids, which no other screen needs. */
function CarbonSection() {
  const { plan, home } = usePlanAnswer()
  if (!plan || !home) return null
  return (
    <Suspense fallback={<Skeleton className="h-20" />}>
      <CarbonDisclosure home={home} plan={plan} />
    </Suspense>
  )
}

const Report = lazyPart(() => import('../share/report.tsx'))

/** Loaded with the answer, so that it is ready when the user prints. */
function ReportSection() {
  const { plan, home } = usePlanAnswer()
  const climate = usePlan(({ climate }) => climate)
  if (!plan || !home) return null
  return (
    <Suspense>
      <Report plan={plan} home={home} climate={climate} />
    </Suspense>
  )
}

const YearCharts = lazyPart(() => import('./year-charts.tsx'))
const DayChart = lazyPart(() => import('../home/day-chart.tsx'))
const TornadoChart = lazyPart(() => import('./tornado-chart.tsx'))

function YearSection() {
  const { plan, region } = usePlanAnswer()
  if (!plan) return null
  return (
    <FoldedSection heading={t('Months and typical days')} printsOpen>
      <Suspense fallback={<Skeleton className="h-96" />}>
        <YearCharts plan={plan} region={region} />
        <DayChart days={plan.energy.days} region={region} />
      </Suspense>
    </FoldedSection>
  )
}

function TornadoSection() {
  const { plan, outlook, region } = usePlanAnswer()
  if (!outlook || !plan) return null
  const tip = describeTip(outlook, region)
  return (
    <CardSection heading={t('What could change this')}>
      {tip !== undefined && <p className="mb-2 leading-snug font-semibold">{tip}</p>}
      <Suspense fallback={<Skeleton className="h-96" />}>
        <TornadoChart bars={outlook.bars} plan={plan} region={region} />
      </Suspense>
    </CardSection>
  )
}

function DetailsSection() {
  const { plan, region } = usePlanAnswer()
  if (!plan) return null
  return (
    <FoldedSection heading={t('All figures and formulas')} className="print:hidden">
      <p className="mb-5 text-soft">{t('Every figure, its formula and your numbers.')}</p>
      <div className="grid gap-3 *:min-w-0">
        {Object.entries(plan.figures).map(([name, figure]) => (
          <FigureDisclosure key={name} figure={figure} region={region} />
        ))}
      </div>
    </FoldedSection>
  )
}

function MoneyByYearSection() {
  const { plan, region } = usePlanAnswer()
  if (!plan) return null
  return (
    <FoldedSection heading={moneyByYearHeading()} className="print:hidden">
      <MoneyByYear plan={plan} region={region} />
    </FoldedSection>
  )
}

/** One line until the home has a quote, or its fields are asked for. */
function QuoteFold({ children }: { children: ReactNode }) {
  const hasQuote = useHome((home) => quotesOf(home).length > 0)
  const [isOpen, setOpen] = useState(false)
  // Stays open when its last figure is removed.
  if (hasQuote && !isOpen) setOpen(true)
  return (
    <details open={isOpen} className="[&[open]>summary]:mb-2 [&[open]>summary>svg]:rotate-180 print:hidden">
      <summary
        className={classes(
          CARD_SURFACE,
          'flex min-h-13 list-none items-center justify-between gap-4 px-5 py-3 [&::-webkit-details-marker]:hidden',
        )}
      >
        <strong className="font-strong">{t('Have a quote? Check it')}</strong>
        <ChevronDownIcon className="size-5 shrink-0 transition duration-200" />
      </summary>
      {children}
    </details>
  )
}

/** What the good and the bad case are. */
function AccuracySection() {
  const { outlook, region } = usePlanAnswer()
  if (!outlook) return null
  const { poor, good } = outlook.range
  return (
    <FoldedSection heading={t('How accurate is this?')} className="print:hidden">
      <div className="grid gap-3">
        <p>
          {t(
            'In a bad case, you are left with {poor}. We put the chance that you do better at about 9 in 10. In a good case, it is {good}. We put the chance that you do better than that at about 1 in 10.',
            { poor: formatFigure(poor.npv, 'money', region), good: formatFigure(good.npv, 'money', region) },
          )}
        </p>
        <p>{describeCase(t('Bad case'), poor, region)}</p>
        <p>{describeCase(t('Good case'), good, region)}</p>
        <p>
          <TextLink href="/accuracy">{t('How we checked our model')}</TextLink>
        </p>
      </div>
    </FoldedSection>
  )
}

/** Shares are shown with one decimal of a percent. */
const SHOWN_RISE = 0.001

function describeCase(name: string, { yield: output, priceRise, at: { shape = 0 } }: PlanCase, region: Region): string {
  const sentences = [
    t(
      '{name}: {output} of the expected output, and electricity prices that {change, select, rise {rise {share} a year} fall {fall {share} a year} other {do not rise}}.',
      {
        name,
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
