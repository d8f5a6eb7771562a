import { type FormEvent, useState } from 'react'
import { withFigure } from '#shared/home/change.ts'
import { type Home, MOST_SCENARIOS } from '#shared/home/home.ts'
import { panelsOf, withPanels } from '#shared/home/panels.ts'
import { changesBetween } from '#shared/home/scenario.ts'
import { readingNote, readNumber } from '#shared/numbers.ts'
import { type Region, regionOf } from '#shared/region.ts'
import { changeHome, homeState, tryWay, useHome } from '../../../state/home.ts'
import { AddIcon, RemoveIcon } from '../../../ui/action-icons.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { usePlan } from '../reckoning/plan-store.ts'
import { inBox } from '../write.ts'

/** Ways of one's own: the same home with another number of panels or another battery, or anything else otherwise. */
export function OwnScenarios() {
  const { scenarios, region: of } = useHome()
  const { planned, yields = [] } = usePlan()
  const [isOpen, setOpen] = useState(false)
  if (!planned) return null
  return (
    <div className="mt-4 grid gap-3 print:hidden">
      {scenarios.map(({ name }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
        <div key={index} className="flex flex-wrap gap-x-3">
          <ButtonLink href="/plan/system" variant="secondary" size="small" onClick={() => tryWay(index)}>
            Change anything in “{name}”
          </ButtonLink>
          <Button variant="quiet" size="small" onClick={() => setScenarios(scenarios.filter((_, i) => i !== index))}>
            <RemoveIcon className="size-5" />
            Remove “{name}”
          </Button>
        </div>
      ))}
      {isOpen ? (
        <ScenarioForm
          planned={planned}
          yields={yields}
          region={regionOf(of.country, of.currency)}
          onClose={() => setOpen(false)}
        />
      ) : (
        scenarios.length < MOST_SCENARIOS && (
          <Button variant="secondary" size="small" className="justify-self-start" onClick={() => setOpen(true)}>
            <AddIcon className="size-5" />
            Compare a way of your own
          </Button>
        )
      )}
    </div>
  )
}

function setScenarios(scenarios: Home['scenarios']) {
  const next = withFigure(homeState().home, 'scenarios', scenarios)
  if (next) changeHome(next)
}

interface ScenarioFormProps {
  readonly planned: Home
  readonly yields: readonly number[]
  readonly region: Region
  readonly onClose: () => void
}

const MOST = { panels: 2_000, battery: 1_000 } as const

function ScenarioForm({ planned, yields, region, onClose }: ScenarioFormProps) {
  const [name, setName] = useState('')
  const [panels, setPanels] = useState(String(panelsOf(planned)))
  const [battery, setBattery] = useState(inBox(planned.system.battery?.usableKwh ?? 0, region))
  const [isRefused, setRefused] = useState(false)
  const count = within(readNumber(panels, region), 1, MOST.panels)
  const kwh = within(readNumber(battery, region), 0, MOST.battery)
  function add(event: FormEvent) {
    event.preventDefault()
    if (count === undefined || kwh === undefined) return setRefused(true)
    const other = withStorage(withPanels(planned, Math.round(count), yields), kwh)
    const changes = changesBetween(planned, other)
    setScenarios([...homeState().home.scenarios, { name: name.trim() || `${Math.round(count)} panels`, changes }])
    onClose()
  }
  return (
    <form noValidate onSubmit={add} className="grid gap-4 rounded-2xl border border-line p-4 sm:grid-cols-3">
      <TextField label="Name" value={name} maxLength={60} onChange={({ target }) => setName(target.value)} optional />
      <TextField
        label="Number of panels"
        inputMode="decimal"
        value={panels}
        onChange={({ target }) => setPanels(target.value)}
        note={readingNote(panels, region)}
        error={isRefused && count === undefined ? 'Enter a number from 1 to 2,000.' : undefined}
      />
      <TextField
        label="Battery size (kWh)"
        inputMode="decimal"
        value={battery}
        onChange={({ target }) => setBattery(target.value)}
        note={readingNote(battery, region)}
        error={isRefused && kwh === undefined ? 'Enter a number from 0 to 1,000.' : undefined}
      />
      <div className="flex flex-wrap gap-3 sm:col-span-3">
        <Button type="submit" size="small">
          Compare it
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

const within = (value: number | undefined, least: number, most: number) =>
  value !== undefined && value >= least && value <= most ? value : undefined

function withStorage(home: Home, usableKwh: number): Home {
  const { battery, ...system } = home.system
  return { ...home, system: usableKwh === 0 ? system : { ...system, battery: { ...battery, usableKwh } } }
}
