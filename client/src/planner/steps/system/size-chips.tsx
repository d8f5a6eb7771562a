import type { ComponentProps } from 'react'
import { formatFigure, formatPanels } from '#shared/format/quantity.ts'
import type { Home } from '#shared/home/home.ts'
import { plannedQuote } from '#shared/home/quotes.ts'
import { t } from '#shared/language/t.ts'
import { panelsOf } from '#shared/plan/panels.ts'
import type { SizeMarks } from '#shared/plan/size-marks.ts'
import { useHome } from '../../../home/home.ts'
import { useHomeRegion } from '../../../home/home-region.ts'
import { RadioChips } from '../../../ui/radio-chips.tsx'
import { Calculating } from '../../../ui/skeleton.tsx'
import { resultValue, usePlan } from '../../engine/plan-store.ts'
import { restoreRecommendation, setPanels } from '../../fields/edit-size.ts'

type MarkName = Exclude<keyof SizeMarks, 'typical'>
type ChipName = MarkName | 'myChoice' | 'quote'

const NAMES: Readonly<Record<ChipName, () => string>> = {
  bestValue: () => t('Recommended'),
  highestReturn: () => t('Highest return'),
  matchesUse: () => t('Matches your yearly use'),
  myChoice: () => t('My choice'),
  quote: () => t('Your quote'),
}

interface Size {
  readonly panels: number
  /** Net present value [money], absent until it is simulated. */
  readonly npv: number | undefined
}

/** Sizes to choose from; the plan follows the selected one. */
interface SizeChipsProps extends Pick<ComponentProps<typeof RadioChips>, 'layout' | 'className'> {
  readonly plannedHome: Home
}

export function SizeChips({ plannedHome, ...chipsProps }: SizeChipsProps) {
  const home = useHome((home) => home)
  const marks = usePlan(({ marks }) => marks)
  const isBusy = usePlan(({ isBusy }) => isBusy)
  const yields = usePlan(({ yields }) => yields)
  const plan = usePlan(({ plan }) => resultValue(plan))
  const region = useHomeRegion()
  if (marks === undefined) return isBusy && <Calculating className="h-28 lg:h-47" />
  if (marks?.kind !== 'answer') return null
  const sizes = distinctSizes(marks.value)
  // A new choice shows before the worker has responded.
  const isQuoted = plannedQuote(home) !== undefined
  const chosenHome = isQuoted ? plannedHome : home
  const panels = chosenHome.system.arrays.length > 0 ? panelsOf(chosenHome) : sizes.bestValue.panels
  const chosen: Size = { panels, npv: undefined }
  const marked = (Object.keys(sizes) as MarkName[]).find((name) => sizes[name]?.panels === panels)
  const chips: Partial<Record<ChipName, Size>> = isQuoted
    ? { quote: chosen, bestValue: sizes.bestValue }
    : marked
      ? sizes
      : { ...sizes, myChoice: chosen }
  // The plan simulates every year, and so tells its own size best. The other sizes have the recommended battery, not the quote's.
  const gainOf = (name: ChipName, { panels, npv }: Size) =>
    plan?.panels === panels && (name === 'quote' || !isQuoted) && plannedHome.money.financing?.kind !== 'lease'
      ? plan.npv
      : npv
  const chip = (name: ChipName, size: Size) => {
    const npv = gainOf(name, size)
    const panels = formatPanels(size.panels, region)
    return (
      <span className="py-0.5 leading-snug">
        {NAMES[name]()}
        <span className="block text-note font-normal">
          {npv === undefined
            ? panels
            : t('{panels}: {change, select, gain {gains} other {loses}} about {money}', {
                panels,
                change: npv < 0 ? 'loss' : 'gain',
                money: formatFigure(Number(Math.abs(npv).toPrecision(2)), 'money', region),
              })}
        </span>
      </span>
    )
  }
  return (
    <RadioChips
      label={t('Choose a size')}
      options={Object.fromEntries(Object.entries(chips).map(([name, size]) => [name, chip(name as ChipName, size)]))}
      value={isQuoted ? 'quote' : (marked ?? 'myChoice')}
      onValue={(name) => {
        const size = chips[name as ChipName]
        if (name === 'bestValue') restoreRecommendation()
        else if (size && name !== 'quote') setPanels(size.panels, plannedHome, yields ?? [])
      }}
      {...chipsProps}
    />
  )
}

/** Equal sizes once, as the more telling mark. Where nothing pays, the recommended size has the smallest loss. */
function distinctSizes({ bestValue, highestReturn, matchesUse }: SizeMarks) {
  const matching = matchesUse ?? bestValue
  return {
    bestValue,
    ...(highestReturn.panels !== bestValue.panels && { highestReturn }),
    ...(![bestValue.panels, highestReturn.panels].includes(matching.panels) && { matchesUse: matching }),
  }
}
