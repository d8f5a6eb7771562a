import { useId } from 'react'
import { formatFigure } from '#shared/format/quantity.ts'
import { monthNames } from '#shared/format/time.ts'
import type { OffGrid } from '#shared/home/off-grid.ts'
import { t } from '#shared/language/t.ts'
import { isUseKnown } from '#shared/plan/kinds/resolve-off-grid.ts'
import { useHome } from '../../../home/home.ts'
import { useHomeRegion } from '../../../home/home-region.ts'
import { CardSection } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { RadioChips } from '../../../ui/radio-chips.tsx'
import { resultValue, usePlan } from '../../engine/plan-store.ts'
import { ApplianceList } from '../../fields/appliance-list.tsx'
import { commonAppliances } from '../../fields/common-appliances.ts'
import { setFigure } from '../../fields/edit.ts'
import { FigureField, readField } from '../../fields/figure-field.tsx'
import { useChoiceWithDrafts } from '../../fields/use-choice-with-drafts.ts'
import { GeneratorSection } from '../generator-section.tsx'

/** What a home without a grid is asked, in place of a bill. */
export default function OffGridForm() {
  return (
    <>
      <LoadSection />
      <ReliabilitySection />
      <GeneratorSection asksFuelPrice />
    </>
  )
}

type Load = NonNullable<OffGrid['load']>

function LoadSection() {
  const load = useHome(({ offGrid }) => offGrid?.load)
  const hasKnownUse = useHome(isUseKnown)
  const offGrid = resultValue(usePlan(({ offGrid }) => offGrid))
  const region = useHomeRegion()
  const [kind = 'day', choose] = useChoiceWithDrafts<Load['kind']>({
    path: 'offGrid.load',
    current: load?.kind,
    initialValue: (kind) => (kind === 'appliances' ? { kind, appliances: commonAppliances() } : undefined),
  })
  const usedYearly = offGrid && formatFigure(offGrid.system.year.use, 'kWh/year', region)
  return (
    <CardSection heading={t('How much electricity do you use?')}>
      <div className="grid gap-6">
        <RadioChips
          label={t('Which figure do you have?')}
          options={{ day: t('kWh a day'), appliances: t('A list of appliances') }}
          value={kind}
          onValue={choose}
        />
        {kind === 'day' && <DailyUse load={load?.kind === 'day' ? load : undefined} />}
        {kind === 'appliances' && load?.kind === 'appliances' && (
          <ApplianceList path="offGrid.load.appliances" appliances={load.appliances} />
        )}
        {usedYearly !== undefined && (
          <p role="status">
            {!load && hasKnownUse
              ? t('We use the {yearly} that you entered for a home with a grid, until you enter your own here.', {
                  yearly: usedYearly,
                })
              : t('That is about {yearly}.', { yearly: usedYearly })}
          </p>
        )}
        <MonthsInUse />
      </div>
    </CardSection>
  )
}

function DailyUse({ load }: { load: Extract<Load, { kind: 'day' }> | undefined }) {
  return (
    <>
      <FigureField
        label={t('Electricity used (kWh a day)')}
        hint={t('If you do not know it, choose a list of appliances.')}
        path="offGrid.load"
        figure="offGrid.load.kwh"
        toStored={(kwh) => ({ kind: 'day', kwh, ...(load?.shape && { shape: load.shape }) })}
        fromStored={readField('day', 'kwh')}
      />
      {load && (
        <RadioChips
          label={t('When do you use it?')}
          options={{ usual: t('Mostly mornings and evenings'), steady: t('Evenly, day and night') }}
          value={load.shape ?? 'usual'}
          onValue={(shape) => setFigure('offGrid.load', { ...load, shape })}
        />
      )}
    </>
  )
}

const ALL_MONTHS: readonly number[] = Array.from({ length: 12 }, (_, i) => i + 1)

function MonthsInUse() {
  const months: readonly number[] = useHome(({ offGrid }) => offGrid?.months) ?? ALL_MONTHS
  const id = useId()
  return (
    <Disclosure
      title={
        months.length === ALL_MONTHS.length
          ? t('Months in use: all year')
          : t('Months in use: {count} of 12', { count: String(months.length) })
      }
      background="sunken"
      data-figure="offGrid.months"
    >
      <fieldset aria-describedby={id}>
        <legend className="sr-only">{t('Months in use')}</legend>
        <p id={id} className="mb-2 text-note text-soft">
          {t('A cabin used in summer only needs far less: untick the months in which it is empty.')}
        </p>
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
          {monthNames().map((name, index) => (
            <Checkbox
              key={name}
              checked={months.includes(index + 1)}
              onValue={(isUsed) => {
                const next = ALL_MONTHS.filter((month) => (month === index + 1 ? isUsed : months.includes(month)))
                if (next.length > 0) setFigure('offGrid.months', next.length === ALL_MONTHS.length ? undefined : next)
              }}
            >
              {name}
            </Checkbox>
          ))}
        </div>
      </fieldset>
    </Disclosure>
  )
}

function ReliabilitySection() {
  const building = useHome(({ offGrid }) => offGrid?.building)
  return (
    <CardSection heading={t('How often may it run short?')}>
      <div className="grid gap-6">
        <RadioChips
          label={t('What is it?')}
          options={{ cabin: t('Cabin or holiday home'), home: t('Home lived in all year') }}
          value={building ?? 'home'}
          onValue={(next) => setFigure('offGrid.building', next)}
        />
        <FigureField
          label={t('Days that may run short (%)')}
          hint={t(
            'On these days some of your electricity is missing. Fewer days need more panels and a larger battery. The year we use is a typical one: a dark year has more such days, so read it as “at least”.',
          )}
          path="offGrid.shortDays"
        />
      </div>
    </CardSection>
  )
}
