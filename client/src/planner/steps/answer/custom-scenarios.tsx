import { type FormEvent, useEffect, useRef, useState } from 'react'
import { formatNumberForInput } from '#shared/format/number.ts'
import { formatPanels } from '#shared/format/quantity.ts'
import { withFigure } from '#shared/home/change.ts'
import { entryRangeOf } from '#shared/home/figures.ts'
import { type Home, MAX_SCENARIOS } from '#shared/home/home.ts'
import { diffHomes } from '#shared/home/scenario.ts'
import { t } from '#shared/language/t.ts'
import { parseNumberInRange } from '#shared/numbers.ts'
import { panelsOf, withPanels } from '#shared/plan/panels.ts'
import type { Region } from '#shared/region.ts'
import { activateScenario, changeHome, getHomeState, useHome } from '../../../home/home.ts'
import { useHomeRegion } from '../../../home/home-region.ts'
import { RemoveIcon } from '../../../ui/action-icons.tsx'
import { AddButton } from '../../../ui/add-button.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { BOX } from '../../../ui/card-style.ts'
import { classes } from '../../../ui/classes.ts'
import { TextField } from '../../../ui/field.tsx'
import { useReturnFocus } from '../../../ui/focus.ts'
import { NumberField } from '../../../ui/number-field.tsx'
import { usePlan } from '../../engine/plan-store.ts'
import { describeRange } from '../../fields/figure-field.tsx'

export function CustomScenarios() {
  const scenarios = useHome(({ scenarios }) => scenarios)
  const region = useHomeRegion()
  const plannedHome = usePlan(({ plannedHome }) => plannedHome)
  const yields = usePlan(({ yields }) => yields) ?? []
  const [isOpen, setOpen] = useState(false)
  const addButton = useReturnFocus<HTMLButtonElement>(isOpen)
  if (!plannedHome) return null
  function remove(index: number) {
    setScenarios(scenarios.filter((_, i) => i !== index))
    // Its own button is gone, or has become that of the next option.
    addButton.current?.focus()
  }
  return (
    <div className="mt-4 grid gap-3 print:hidden">
      {scenarios.map(({ name }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
        <div key={index} className="flex flex-wrap gap-x-3">
          <ButtonLink href="/plan/system" variant="secondary" size="small" onClick={() => activateScenario(index)}>
            {t('Edit “{name}”', { name })}
          </ButtonLink>
          <Button variant="quiet" size="small" onClick={() => remove(index)}>
            <RemoveIcon className="size-5" />
            {t('Remove “{name}”', { name })}
          </Button>
        </div>
      ))}
      {isOpen ? (
        <ScenarioForm planned={plannedHome} yields={yields} region={region} onClose={() => setOpen(false)} />
      ) : (
        <AddButton ref={addButton} count={scenarios.length} max={MAX_SCENARIOS} onClick={() => setOpen(true)}>
          {t('Add your own option')}
        </AddButton>
      )}
    </div>
  )
}

function setScenarios(scenarios: Home['scenarios']) {
  const next = withFigure(getHomeState().home, 'scenarios', scenarios)
  if (next) changeHome(next)
}

interface ScenarioFormProps {
  readonly planned: Home
  readonly yields: readonly number[]
  readonly region: Region
  readonly onClose: () => void
}

/** None: a battery alone. */
const PANELS_RANGE = entryRangeOf('system.arrays.*.panels')
/** [kWh] */
const BATTERY_RANGE = entryRangeOf('system.battery.usableKwh')

function ScenarioForm({ planned, yields, region, onClose }: ScenarioFormProps) {
  const [name, setName] = useState('')
  const [panels, setPanels] = useState(String(panelsOf(planned)))
  const [battery, setBattery] = useState(formatNumberForInput(planned.system.battery?.usableKwh ?? 0, region))
  const [isRefused, setRefused] = useState(false)
  const firstField = useRef<HTMLInputElement>(null)
  useEffect(() => firstField.current?.focus(), [])
  const count = parseNumberInRange(panels, PANELS_RANGE, region)
  const kwh = parseNumberInRange(battery, BATTERY_RANGE, region)
  const isNothing = count === 0 && kwh === 0
  function add(event: FormEvent) {
    event.preventDefault()
    if (count === undefined || kwh === undefined || isNothing) return setRefused(true)
    const scenarioHome = withBatteryCapacity(withPanels(planned, count, yields), kwh)
    const changes = diffHomes(planned, scenarioHome)
    setScenarios([
      ...getHomeState().home.scenarios,
      { name: name.trim() || (count === 0 ? t('Battery only') : formatPanels(count, region)), changes },
    ])
    onClose()
  }
  return (
    <form noValidate onSubmit={add} className={classes(BOX, 'grid gap-4 sm:grid-cols-3')}>
      <TextField
        ref={firstField}
        label={t('Name')}
        value={name}
        maxLength={60}
        onChange={({ target }) => setName(target.value)}
        optional
      />
      <NumberField
        label={t('Number of panels')}
        value={panels}
        onValue={setPanels}
        range={PANELS_RANGE}
        region={region}
        error={isRefused && count === undefined ? describeRange(PANELS_RANGE, region) : undefined}
      />
      <NumberField
        label={t('Battery size (kWh)')}
        value={battery}
        onValue={setBattery}
        range={BATTERY_RANGE}
        region={region}
        error={
          isRefused && kwh === undefined
            ? describeRange(BATTERY_RANGE, region)
            : isRefused && isNothing
              ? t('Enter a battery size, or at least one panel.')
              : undefined
        }
      />
      <div className="flex flex-wrap gap-3 sm:col-span-3">
        <Button type="submit" size="small">
          {t('Compare')}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  )
}

function withBatteryCapacity(home: Home, usableKwh: number): Home {
  const { battery, ...system } = home.system
  return { ...home, system: usableKwh === 0 ? system : { ...system, battery: { ...battery, usableKwh } } }
}
