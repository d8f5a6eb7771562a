import { formatFacts } from '#shared/format/list.ts'
import { formatPanels } from '#shared/format/quantity.ts'
import type { Home } from '#shared/home/home.ts'
import { panelsOf } from '#shared/home/plan/panels.ts'
import type { SizeMarks } from '#shared/home/plan/size-marks.ts'
import { t } from '#shared/language/t.ts'
import { useHome } from '../../../state/home.ts'
import { RadioChips } from '../../../ui/radio-chips.tsx'
import { tRich } from '../../../ui/rich-message.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { restoreRecommendation, setPanels } from '../edit.ts'
import { usePlan } from '../engine/plan-store.ts'
import { useHomeRegion } from '../home-region.ts'

type ChipName = keyof SizeMarks | 'myChoice'

const NAMES: Readonly<Record<ChipName, (pays: boolean) => string>> = {
  smallestThatPays: () => t('Smallest that pays'),
  bestValue: (pays) => (pays ? t('Best value') : t('Smallest loss')),
  matchesUse: () => t('Matches your yearly use'),
  myChoice: () => t('My choice'),
}

/** System sizes under the verdict; the whole page follows the selected one. */
export function SizeChips({ plannedHome }: { plannedHome: Home }) {
  const home = useHome((home) => home)
  const marks = usePlan(({ marks }) => marks)
  const yields = usePlan(({ yields }) => yields)
  const region = useHomeRegion()
  if (marks?.kind !== 'answer') return null
  const sizes = distinctSizes(marks.value)
  // A new choice shows before the worker has responded.
  const panels = home.system.arrays.length > 0 ? panelsOf(home) : sizes.bestValue
  const marked = (Object.keys(sizes) as (keyof SizeMarks)[]).find((name) => sizes[name] === panels)
  const pays = marks.value.smallestThatPays !== null
  const chips: Partial<Record<ChipName, number>> = marked ? sizes : { ...sizes, myChoice: panels }
  return (
    <div className="print:hidden">
      <RadioChips
        label={t('System size')}
        options={Object.fromEntries(
          Object.entries(chips).map(([name, count]) => [
            name,
            formatFacts([NAMES[name as ChipName](pays), formatPanels(count, region)]),
          ]),
        )}
        value={marked ?? 'myChoice'}
        onValue={(name) => {
          const count = chips[name as ChipName]
          if (name === 'bestValue') restoreRecommendation()
          else if (count !== undefined) setPanels(count, plannedHome, yields ?? [])
        }}
      />
      <p className="mt-2 text-note text-soft">
        {tRich('Choose any other size in <link>My System</link>.', {
          link: (text) => <TextLink href="/plan/system">{text}</TextLink>,
        })}
      </p>
    </div>
  )
}

/** Panels by mark, smallest first; equal sizes once, as the more telling mark. */
function distinctSizes({ smallestThatPays, bestValue, matchesUse }: SizeMarks) {
  const best = bestValue.panels
  const smallest = smallestThatPays?.panels ?? best
  const matching = matchesUse?.panels ?? best
  return {
    ...(smallest !== best && { smallestThatPays: smallest }),
    bestValue: best,
    ...(matching !== best && matching !== smallest && { matchesUse: matching }),
  }
}
