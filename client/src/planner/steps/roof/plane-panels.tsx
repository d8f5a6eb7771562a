import type { Home } from '#shared/home/home.ts'
import { t } from '#shared/language/t.ts'
import { useHome } from '../../../home/home.ts'
import { Button } from '../../../ui/button.tsx'
import { calculating } from '../../../ui/skeleton.tsx'
import { useIsCalculating, usePlan } from '../../engine/plan-store.ts'
import { setPlanePanels } from '../../fields/edit.ts'
import { FigureField } from '../../fields/figure-field.tsx'
import { FigureSource } from '../../fields/figure-source.tsx'

const INITIAL_PANELS = 6

export function PlanePanels({ index }: { index: number }) {
  const home = useHome((home) => home)
  const plannedHome = usePlan(({ plannedHome }) => plannedHome) ?? home
  const isCalculating = useIsCalculating()
  const isChosen = home.system.arrays.length > 0
  const { system } = isChosen ? home : plannedHome
  const arrayIndex = system.arrays.findIndex(({ plane }) => plane === index)
  if (!isChosen && isCalculating) return <p className="text-soft">{calculating()}</p>
  if (arrayIndex < 0) {
    return (
      <Button
        variant="secondary"
        className="justify-self-start"
        onClick={() => setPlanePanels(index, INITIAL_PANELS, plannedHome)}
      >
        {t('Add panels to this roof face')}
      </Button>
    )
  }
  return <PlannedPanels arrays={system.arrays} arrayIndex={arrayIndex} />
}

function PlannedPanels({ arrays, arrayIndex }: { arrays: Home['system']['arrays']; arrayIndex: number }) {
  const array = arrays[arrayIndex]
  const change = (part: 'panels' | 'watts') => (value: number) =>
    arrays.map((otherArray, i) => (i === arrayIndex ? { ...otherArray, [part]: value } : otherArray))
  const readPart = (part: 'panels' | 'watts') => () => array?.[part]
  return (
    <div>
      <div className="grid gap-5 sm:grid-cols-2">
        <FigureField
          label={t('Panels on this roof face')}
          path="system.arrays"
          figure="system.arrays.*.panels"
          toStored={change('panels')}
          fromStored={readPart('panels')}
          hidesSource
          isRequired
        />
        <FigureField
          label={t('Panel size (W)')}
          path="system.arrays"
          figure="system.arrays.*.watts"
          toStored={change('watts')}
          fromStored={readPart('watts')}
          hidesSource
          isRequired
        />
      </div>
      <FigureSource path="system.arrays" />
    </div>
  )
}
