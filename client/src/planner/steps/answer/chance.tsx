import type { Outlook } from '#shared/plan/plan.ts'
import type { Region } from '#shared/region.ts'
import { classes } from '../../../ui/classes.ts'
import { isNearlyCertain, tenthsOf } from '../../words/verdict-sentence.ts'
import { describeChance } from './verdict-chip.tsx'

/** Number of houses, in 5 columns and 2 rows. */
const HOUSES = 10
const COLUMNS = 5
/** Distance between two houses in the drawing. */
const STEP = 26
const HOUSE = 'M2 11 12 2l10 9v11H2Z'

/** The chance of a gain as houses out of ten, and in a sentence. Unknown where an export rate decides. */
export function Chance({ outlook: { verdict, exportRate }, region }: { outlook: Outlook; region: Region }) {
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
      <p className="font-semibold">{describeChance(verdict.chance, region)}</p>
    </div>
  )
}
