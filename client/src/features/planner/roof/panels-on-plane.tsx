import type { Home } from '#shared/home/home.ts'
import { useHome } from '../../../state/home.ts'
import { Button } from '../../../ui/button.tsx'
import { setPanelsOn } from '../edit.ts'
import { FigureField } from '../figure-field.tsx'
import { FigureFrom } from '../figure-from.tsx'
import { usePlan } from '../reckoning/plan-store.ts'

const MOST_PANELS = 2_000
const FIRST_PANELS = 6

/** How many panels lie on the plane, and how strong each is. */
export function PanelsOnPlane({ index }: { index: number }) {
  const home = useHome()
  const { planned = home, isBusy } = usePlan()
  const isChosen = home.system.arrays.length > 0
  const { system } = isChosen ? home : planned
  const at = system.arrays.findIndex(({ plane }) => plane === index)
  // Where the panels of the plan lie is not known yet.
  if (!isChosen && planned === home && isBusy) return null
  if (at < 0) {
    return (
      <Button
        variant="secondary"
        className="justify-self-start"
        onClick={() => setPanelsOn(index, FIRST_PANELS, planned)}
      >
        Put panels on this plane
      </Button>
    )
  }
  return <PlannedPanels arrays={system.arrays} at={at} />
}

function PlannedPanels({ arrays, at }: { arrays: Home['system']['arrays']; at: number }) {
  const array = arrays[at]
  const change = (part: 'panels' | 'watts') => (value: number) =>
    arrays.map((each, i) => (i === at ? { ...each, [part]: part === 'panels' ? Math.round(value) : value } : each))
  const held = (part: 'panels' | 'watts') => () => array?.[part]
  return (
    <div>
      <div className="grid gap-5 sm:grid-cols-2">
        <FigureField
          label="Panels on it"
          path="system.arrays"
          range={{ min: 0, max: MOST_PANELS, step: 1 }}
          write={change('panels')}
          read={held('panels')}
          isPlain
          isRequired
        />
        <FigureField
          label="Power of a panel (W)"
          path="system.arrays"
          range={{ min: 1, max: 2_000, step: 5 }}
          write={change('watts')}
          read={held('watts')}
          isPlain
          isRequired
        />
      </div>
      <FigureFrom path="system.arrays" />
    </div>
  )
}
