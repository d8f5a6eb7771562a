import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { formatNumber } from '#shared/format/number.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import { periodOfBill, totalOfBill } from '#shared/home/bill-period.ts'
import { isExportRatePath } from '#shared/home/export-rate.ts'
import type { Home } from '#shared/home/home.ts'
import { t } from '#shared/language/t.ts'
import type { Outlook, Plan } from '#shared/plan/plan.ts'
import type { Verdict } from '#shared/plan/verdict.ts'
import type { Region } from '#shared/region.ts'
import { formatPlace } from '../../../home/format-place.ts'
import { useHome } from '../../../home/home.ts'
import { useHomeRegion } from '../../../home/home-region.ts'
import { Card } from '../../../ui/card.tsx'
import { CARD } from '../../../ui/card-style.ts'
import { classes } from '../../../ui/classes.ts'
import { WarningIcon } from '../../../ui/icon.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { tRich } from '../../../ui/rich-message.tsx'
import { Calculating, calculating, Skeleton } from '../../../ui/skeleton.tsx'
import { useIsWide } from '../../../ui/use-is-wide.ts'
import { markVerdictShown, useExpectsPlan, usePlan, usePlanAnswer } from '../../engine/plan-store.ts'
import { AnswerRegion } from '../../page/answer-blocks.tsx'
import { MissingFigures } from '../../page/missing-figures.tsx'
import { NoAnswer } from '../../page/no-answer.tsx'
import { type Fact, FactList, useSummaryFacts } from '../../page/plan-summary.tsx'
import { formatBillWithPeriod } from '../../words/format-bill.ts'
import { describeVerdict, formatChance, isNearlyCertain, nameVerdict, tenthsOf } from '../../words/verdict-sentence.ts'
import { KeyNumbers } from './key-numbers.tsx'

/**
 * The answer on one screen of a phone. On wide screens, `AnswerSizes` is to its right. Sizes and notes load once the verdict
 * is shown.
 */
export function AnswerSection({ sizes, notes }: { sizes: ReactNode; notes: ReactNode }) {
  const place = useHome(({ place }) => place)
  const planResult = usePlan(({ plan }) => plan)
  const outlookResult = usePlan(({ outlook }) => outlook)
  const { plan, home, outlook, region } = usePlanAnswer()
  const isWide = useIsWide()
  const expectsPlan = useExpectsPlan()
  useEffect(() => {
    if (outlookResult) markVerdictShown(outlookResult)
  }, [outlookResult])
  if (!place || !expectsPlan) return <NoAnswer plan={planResult} />
  const answer = plan && home && outlook && { plan, home, outlook }
  return (
    <AnswerRegion className="gap-3">
      <p className="hidden font-strong print:block">{formatPlace(place)}</p>
      <div role="status" className={answer && 'min-h-34 lg:min-h-25 print:min-h-0'}>
        {answer ? (
          <>
            <VerdictChip outlook={answer.outlook} region={region} />
            <p className="mt-2.5 text-lg leading-snug font-semibold lg:text-xl">
              {describeVerdict(answer.home, answer.plan, answer.outlook)}
            </p>
          </>
        ) : (
          <p className="text-xl font-semibold">{calculating()}</p>
        )}
      </div>
      {!answer && <KnownSoFar />}
      {answer && (
        <>
          {!isWide && sizes}
          <KeyNumbers {...answer} region={region} />
          {!isWide && <Chance outlook={answer.outlook} region={region} />}
          <AnswerAlert plan={answer.plan} outlook={answer.outlook} />
          {notes}
        </>
      )}
    </AnswerRegion>
  )
}

/** Sizes and chance on a wide screen. */
export function AnswerSizes({ sizes }: { sizes: ReactNode }) {
  const { home, outlook, region } = usePlanAnswer()
  const isWide = useIsWide()
  const expectsPlan = useExpectsPlan()
  if (!isWide || !expectsPlan) return null
  if (!home || !outlook) return <Calculating className="h-80" />
  return (
    <Card className="grid gap-5">
      {sizes}
      <Chance outlook={outlook} region={region} />
    </Card>
  )
}

const TONES: Readonly<Record<Verdict['kind'], string>> = {
  'worth-it': 'bg-savings-soft text-savings',
  'probably-worth-it': 'bg-savings-soft text-savings',
  'it-depends': 'bg-sun-soft text-amber',
  'pays-slowly': 'bg-sun-soft text-amber',
  'probably-not-worth-it': 'bg-danger-soft text-danger',
  'not-worth-it': 'bg-danger-soft text-danger',
}

/** The judgement and its chance. Without the export rate that decides, there is no chance to tell. */
function VerdictChip({ outlook, region }: { outlook: Outlook; region: Region }) {
  const { verdict, exportRate } = outlook
  const depends = exportRate?.verdict === 'depends'
  const tone = TONES[depends ? 'it-depends' : verdict.kind]
  return (
    <p className={classes('inline-flex flex-wrap items-baseline gap-x-3 rounded-card px-4 py-1.5', tone)}>
      <strong className="text-xl leading-snug font-extrabold">{nameVerdict(outlook)}</strong>
      {!depends && (
        <span className="font-semibold">
          {tRich('{chance}<hidden> is our estimate of the chance that solar makes money</hidden>', {
            chance: formatChance(verdict.chance, region),
            hidden: (text) => <span className="sr-only">{text}</span>,
          })}
        </span>
      )}
    </p>
  )
}

/** Number of houses, in 5 columns and 2 rows. */
const HOUSES = 10
const COLUMNS = 5
/** Distance between two houses in the drawing. */
const STEP = 26
const HOUSE = 'M2 11 12 2l10 9v11H2Z'

/** The chance of a gain as houses out of ten, and in a sentence. Unknown where an export rate decides. */
function Chance({ outlook: { verdict, exportRate }, region }: { outlook: Outlook; region: Region }) {
  if (exportRate?.verdict === 'depends') return null
  const tenths = tenthsOf(verdict.chance)
  // The count is neither ten nor none of the houses: the chance never reads as certain.
  const gaining = Math.min(HOUSES - 1, tenths)
  const isHalf = (index: number) => isNearlyCertain(verdict.chance) && index === gaining
  return (
    <div className="flex items-center gap-4">
      <svg
        viewBox={`0 0 ${COLUMNS * STEP} ${(HOUSES / COLUMNS) * STEP}`}
        aria-hidden="true"
        className="w-28 shrink-0 [print-color-adjust:exact] forced-colors:bg-surface"
      >
        {Array.from({ length: HOUSES }, (_, index) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: houses never move
            key={index}
            d={HOUSE}
            transform={`translate(${(index % COLUMNS) * STEP + 1} ${Math.floor(index / COLUMNS) * STEP + 1})`}
            strokeWidth="1.5"
            strokeLinejoin="round"
            className={classes(
              index < gaining
                ? 'fill-savings stroke-savings'
                : isHalf(index)
                  ? 'fill-savings-soft stroke-savings'
                  : 'fill-none stroke-edge',
            )}
          />
        ))}
      </svg>
      <p className="font-semibold">
        {t('We put the chance that solar makes money at {chance}.', { chance: formatChance(verdict.chance, region) })}
      </p>
    </div>
  )
}

/** Replaces the answer while it is calculated, as high as that is. What needs no calculation comes first. */
function KnownSoFar() {
  const [place, ...calculated] = useSummaryFacts()
  const home = useHome((home) => home)
  const sunHours = usePlan(({ sunHours }) => sunHours?.[0])
  const region = useHomeRegion()
  const facts: readonly (Fact | undefined)[] = [
    place,
    describeBill(home, region),
    describePrice(home, region),
    [t('Peak sun hours a day'), sunHours == null ? null : formatNumber(sunHours, region, 1)],
    ...calculated,
  ]
  return (
    <div data-loading="" className={classes(CARD, 'h-154 overflow-hidden lg:h-86 print:hidden')}>
      <FactList facts={facts.filter((fact) => fact !== undefined)} />
    </div>
  )
}

const describeBill = ({ use: { amount } }: Home, region: Region): Fact | undefined =>
  amount?.kind === 'bill'
    ? [t('Your bill now'), formatBillWithPeriod(totalOfBill(amount), periodOfBill(amount), region)]
    : undefined

/** Describes a single rate. */
function describePrice({ tariff }: Home, region: Region): Fact | undefined {
  const [period, ...otherPeriods] = tariff.buying?.periods ?? []
  const [block, ...otherBlocks] = period?.blocks ?? []
  if (!block || otherPeriods.length + otherBlocks.length > 0) return undefined
  return [t('Electricity price'), formatFigure(block.price, 'money/kWh', region)]
}

const ExportRateField = lazyPart(() => import('./export-rate-field.tsx'))

/** One box for what decides the answer and is unknown: the export rate first. */
function AnswerAlert({ plan, outlook }: { plan: Plan; outlook: Outlook }) {
  // Stays while the user types.
  const [isRateAsked, setRateAsked] = useState(false)
  if (outlook.exportRate?.verdict === 'depends' && !isRateAsked) setRateAsked(true)
  const missing = plan.missing.filter((path) => !isExportRatePath(path))
  if (!isRateAsked && missing.length === 0) return null
  return (
    <div className="flex gap-3 rounded-card border border-sun bg-sun-soft p-4 print:hidden">
      <WarningIcon className="mt-0.5 size-6 shrink-0 text-amber" />
      <div className="min-w-0 flex-1">
        {isRateAsked ? (
          <Suspense fallback={<Skeleton className="h-28" />}>
            <ExportRateField />
          </Suspense>
        ) : (
          <MissingFigures
            figures={missing}
            heading={t('We have left these out because we do not know them. Adding them may change the answer:')}
          />
        )}
      </div>
    </div>
  )
}
