import { formatNumber } from '#shared/format/number.ts'
import { monthNames } from '#shared/format/time.ts'
import type { System } from '#shared/home/system.ts'
import { useHome } from '../../../state/home.ts'
import { AddIcon } from '../../../ui/action-icons.tsx'
import { Button } from '../../../ui/button.tsx'
import { CardSection } from '../../../ui/card.tsx'
import { TextField } from '../../../ui/field.tsx'
import { setFigure } from '../edit.ts'
import { usePlan, usePlannedBattery } from '../engine/plan-store.ts'
import { FigureField } from '../figure-field.tsx'
import { useHomeRegion } from '../home-region.ts'
import { RemoveButton } from '../remove-button.tsx'

type Appliance = System['backup'][number]

/** Power and hours as on data sheets. */
const COMMON_APPLIANCES: readonly Appliance[] = [
  { name: 'Refrigerator', watts: 150, hoursPerDay: 8 },
  { name: 'Lights', watts: 60, hoursPerDay: 5 },
  { name: 'Internet', watts: 15, hoursPerDay: 24 },
  { name: 'Heating pump', watts: 60, hoursPerDay: 12 },
]

export function BackupSection() {
  const system = useHome(({ system }) => system)
  const { backup } = system
  const battery = usePlannedBattery()
  const set = (next: readonly Appliance[]) => setFigure('system.backup', next, undefined)
  if (!battery) return null
  return (
    <CardSection heading="When the grid fails">
      <ul className="grid gap-4">
        {backup.map(({ name }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place alone
          <li key={index} className="grid items-end gap-4 sm:grid-cols-[2fr_1fr_1fr_auto]">
            <TextField
              label="Appliance"
              value={name}
              maxLength={60}
              onChange={({ target }) => setFigure(`system.backup.${index}.name`, target.value, undefined)}
            />
            <FigureField
              label="Watts"
              path={`system.backup.${index}.watts`}
              range={{ min: 0, max: 100_000, step: 10 }}
              hidesSource
            />
            <FigureField
              label="Hours a day"
              path={`system.backup.${index}.hoursPerDay`}
              range={{ min: 0, max: 24, step: 1 }}
              hidesSource
            />
            <RemoveButton itemName={name} onClick={() => set(backup.filter((_, i) => i !== index))} />
          </li>
        ))}
      </ul>
      <div data-figure="system.backup" className="mt-4 flex flex-wrap gap-2">
        {COMMON_APPLIANCES.filter(({ name }) => !backup.some((appliance) => appliance.name === name)).map(
          (appliance) => (
            <Button key={appliance.name} variant="secondary" size="small" onClick={() => set([...backup, appliance])}>
              <AddIcon className="size-5" />
              {appliance.name}
            </Button>
          ),
        )}
        <Button
          variant="secondary"
          size="small"
          onClick={() => set([...backup, { name: 'Other appliance', watts: 100, hoursPerDay: 1 }])}
        >
          <AddIcon className="size-5" />
          Another appliance
        </Button>
      </div>
      <OutageDuration />
    </CardSection>
  )
}

function OutageDuration() {
  const outage = usePlan(({ outage }) => outage)
  const region = useHomeRegion()
  if (outage?.kind === 'fault') return <p className="mt-4 font-semibold text-danger">{outage.message}</p>
  if (outage?.kind !== 'answer') return null
  const { months, kwhPerDay, powerIsEnough } = outage.value
  return (
    <div role="status" className="mt-5 rounded-2xl bg-sky px-4 py-3">
      <p>
        They take {formatNumber(kwhPerDay, region, 1)} kWh a day. In half of all outages they last at least{' '}
        <strong>
          {formatDuration(months[0]?.median ?? 0)} in {monthNames()[0]} and {formatDuration(months[6]?.median ?? 0)} in{' '}
          {monthNames()[6]}
        </strong>
        .
      </p>
      {!powerIsEnough && (
        <p className="mt-2 font-semibold text-danger">
          The battery cannot feed all of them at once: some must wait for the others.
        </p>
      )}
    </div>
  )

  function formatDuration(hours: number) {
    return hours >= 24 * 14 ? 'two weeks' : `${formatNumber(hours, region)} h`
  }
}
