import { formatFigure } from '#shared/format/quantity.ts'
import type { System } from '#shared/home/system.ts'
import { t } from '#shared/language/t.ts'
import { useHome } from '../../../state/home.ts'
import { AddIcon } from '../../../ui/action-icons.tsx'
import { Button } from '../../../ui/button.tsx'
import { CardSection } from '../../../ui/card.tsx'
import { TextField } from '../../../ui/field.tsx'
import { tRich } from '../../../ui/rich-message.tsx'
import { setFigure } from '../edit.ts'
import { usePlan, usePlannedBattery } from '../engine/plan-store.ts'
import { FigureField } from '../figure-field.tsx'
import { useHomeRegion } from '../home-region.ts'
import { RemoveButton } from '../remove-button.tsx'

type Appliance = System['backup'][number]

/** Power and hours as on data sheets. The names are the user's to change. */
const commonAppliances = (): readonly Appliance[] => [
  { name: t('Refrigerator'), watts: 150, hoursPerDay: 8 },
  { name: t('Lights'), watts: 60, hoursPerDay: 5 },
  { name: t('Internet'), watts: 15, hoursPerDay: 24 },
  { name: t('Heating pump'), watts: 60, hoursPerDay: 12 },
]

export function BackupSection() {
  const system = useHome(({ system }) => system)
  const { backup } = system
  const battery = usePlannedBattery()
  const set = (next: readonly Appliance[]) => setFigure('system.backup', next, undefined)
  if (!battery) return null
  return (
    <CardSection heading={t('Power outages')}>
      <ul className="grid gap-4">
        {backup.map(({ name }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place alone
          <li key={index} className="grid items-end gap-4 sm:grid-cols-[2fr_1fr_1fr_auto]">
            <TextField
              label={t('Appliance')}
              value={name}
              maxLength={60}
              onChange={({ target }) => setFigure(`system.backup.${index}.name`, target.value, undefined)}
            />
            <FigureField
              label={t('Power (W)')}
              path={`system.backup.${index}.watts`}
              range={{ min: 0, max: 100_000, step: 10 }}
              hidesSource
            />
            <FigureField
              label={t('Hours a day')}
              path={`system.backup.${index}.hoursPerDay`}
              range={{ min: 0, max: 24, step: 1 }}
              hidesSource
            />
            <RemoveButton itemName={name} onClick={() => set(backup.filter((_, i) => i !== index))} />
          </li>
        ))}
      </ul>
      <div data-figure="system.backup" className="mt-4 flex flex-wrap gap-2">
        {commonAppliances()
          .filter(({ name }) => !backup.some((appliance) => appliance.name === name))
          .map((appliance) => (
            <Button key={appliance.name} variant="secondary" size="small" onClick={() => set([...backup, appliance])}>
              <AddIcon className="size-5" />
              {appliance.name}
            </Button>
          ))}
        <Button
          variant="secondary"
          size="small"
          onClick={() => set([...backup, { name: t('Other appliance'), watts: 100, hoursPerDay: 1 }])}
        >
          <AddIcon className="size-5" />
          {t('Add another appliance')}
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
        {tRich(
          'These use {kwh} a day. In a typical power outage the battery runs them for <strong>{january} in January and {july} in July</strong>.',
          {
            kwh: formatFigure(Number(kwhPerDay.toFixed(1)), 'kWh', region),
            january: formatDuration(months[0]?.median ?? 0),
            july: formatDuration(months[6]?.median ?? 0),
            strong: (text) => <strong>{text}</strong>,
          },
        )}
      </p>
      {!powerIsEnough && (
        <p className="mt-2 font-semibold text-danger">{t('The battery cannot run all of these at the same time.')}</p>
      )}
    </div>
  )

  function formatDuration(hours: number) {
    return hours >= 24 * 14
      ? t('2 weeks or more')
      : t('{count, plural, one {# hour} other {# hours}}', { count: Math.round(hours) })
  }
}
