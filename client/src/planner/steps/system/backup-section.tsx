import { formatFigure } from '#shared/format/quantity.ts'
import { t } from '#shared/language/t.ts'
import { useHome } from '../../../home/home.ts'
import { useHomeRegion } from '../../../home/home-region.ts'
import { CardSection } from '../../../ui/card.tsx'
import { tRich } from '../../../ui/rich-message.tsx'
import { usePlan, usePlannedBattery } from '../../engine/plan-store.ts'
import { ApplianceList } from '../../fields/appliance-list.tsx'

export function BackupSection() {
  const backup = useHome(({ system }) => system.backup)
  const battery = usePlannedBattery()
  if (!battery) return null
  return (
    <CardSection heading={t('Power outages')}>
      <ApplianceList path="system.backup" appliances={backup} />
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
