import type { Outages } from '#shared/home/off-grid.ts'
import { t } from '#shared/language/t.ts'
import { useHome } from '../../../home/home.ts'
import { CardSection } from '../../../ui/card.tsx'
import { RadioChips } from '../../../ui/radio-chips.tsx'
import { ApplianceList } from '../../fields/appliance-list.tsx'
import { setFigure } from '../../fields/edit.ts'
import { FigureField } from '../../fields/figure-field.tsx'
import { useChoiceWithDrafts } from '../../fields/use-choice-with-drafts.ts'
import { GeneratorSection } from '../generator-section.tsx'
import { WeekTable } from './week-table.tsx'

/** What a home whose grid fails often is asked in addition to its bill. */
export default function OutagesForm() {
  return (
    <>
      <TimesSection />
      <BackupSection />
      <GeneratorSection asksFuelPrice={false} />
    </>
  )
}

const NO_OUTAGE = '0'.repeat(24)
const PEACEFUL_WEEK: NonNullable<Outages['week']> = Array<string>(7).fill(NO_OUTAGE)

function TimesSection() {
  const outages = useHome(({ outages }) => outages)
  const week = outages?.week
  const [kind = 'daily', choose] = useChoiceWithDrafts<'daily' | 'week'>({
    path: 'outages.week',
    current: week ? 'week' : undefined,
    initialValue: (kind) => (kind === 'week' ? PEACEFUL_WEEK : undefined),
  })
  return (
    <CardSection heading={t('When is there no power?')}>
      <div className="grid gap-6">
        <RadioChips
          label={t('Do you know the hours?')}
          options={{ daily: t('No, only how long'), week: t('Yes, by a weekly schedule') }}
          value={kind}
          onValue={(next) => {
            choose(next)
            if (next === 'daily') setFigure('outages.week', undefined, undefined)
          }}
        />
        {kind === 'daily' && (
          <FigureField
            label={t('Hours a day without power')}
            hint={t('An average day. We count all hours of the day as equally likely.')}
            path="outages.hoursPerDay"
          />
        )}
        {kind === 'week' && week && <WeekTable week={week} />}
        <RadioChips
          label={t('Does your inverter work without the grid?')}
          hint={t('With a battery it needs a backup function for that. Ask your installer.')}
          options={{ yes: t('Yes, or I will buy one that does'), no: t('No') }}
          value={(outages?.runsWithoutGrid ?? true) ? 'yes' : 'no'}
          onValue={(next) => setFigure('outages.runsWithoutGrid', next === 'yes', undefined)}
        />
      </div>
    </CardSection>
  )
}

function BackupSection() {
  const backup = useHome(({ system }) => system.backup)
  return (
    <CardSection heading={t('What you want to keep running')}>
      <p className="mb-4 text-soft">
        {t('Leave the list empty to keep everything running. A short list needs a much smaller battery.')}
      </p>
      <ApplianceList path="system.backup" appliances={backup} />
    </CardSection>
  )
}
