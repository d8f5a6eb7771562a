import { Suspense } from 'react'
import { HOURS_OF_DAY } from '#shared/calendar.ts'
import type { Day } from '#shared/home/use.ts'
import { t } from '#shared/language/t.ts'
import type { TypicalDay } from '#shared/plan/plan-energy.ts'
import { useHome } from '../../../home/home.ts'
import { useCountryPreset, useHomeRegion, useRegionWithProviders } from '../../../home/home-region.ts'
import { CardSection } from '../../../ui/card.tsx'
import { DisclosureGroup } from '../../../ui/disclosure.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { RadioChips } from '../../../ui/radio-chips.tsx'
import { tRich } from '../../../ui/rich-message.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { resultValue, usePlan } from '../../engine/plan-store.ts'
import { setFigure, setProvider } from '../../fields/edit.ts'
import { roundToThreeDigits } from '../../fields/hours-of-day.ts'
import { useChoiceWithDrafts } from '../../fields/use-choice-with-drafts.ts'
import type { PlacesMap } from '../../page/injected-components.ts'
import { BillDetailsSection } from './bill-fields.tsx'
import { ExtrasSection } from './extras-section.tsx'
import { PlaceSection } from './place-section.tsx'

interface MoreExactProps {
  readonly MapOfPlaces: PlacesMap
  /** A scenario has the place of the plan. */
  readonly hasPlace: boolean
  readonly hasBill: boolean
}

/** What makes the answer more exact. Everything here has a typical value. */
export function MoreExact({ MapOfPlaces, hasPlace, hasBill }: MoreExactProps) {
  const hasProviders = useRegionWithProviders() !== undefined
  const isBill = useHome(({ use }) => use.amount?.kind === 'bill')
  const sections = [
    hasPlace && hasBill && hasProviders && <ProviderSection key="provider" />,
    hasBill && isBill && <BillDetailsSection key="bill" />,
    hasBill && <DaySection key="day" />,
    hasBill && <ExtrasSection key="extras" />,
    hasPlace && <PlaceSection key="place" MapOfPlaces={MapOfPlaces} />,
  ].filter((section) => section !== false)
  if (sections.length === 0) return null
  return (
    <DisclosureGroup
      title={t('Make it more exact ({count})', { count: String(sections.length) })}
      note={
        hasBill
          ? t('Your provider, the hours you use electricity, a heat pump, an electric car, your exact address')
          : t('Your exact address')
      }
    >
      {sections}
    </DisclosureGroup>
  )
}

function ProviderSection() {
  const { provider = '' } = useHome(({ region }) => region)
  const hasPrice = useHome(({ tariff }) => tariff.buying !== undefined)
  const preset = useCountryPreset()
  const region = useRegionWithProviders()
  if (!preset || !region) return null
  return (
    <CardSection heading={t('Electricity provider')} data-figure="region.provider">
      <SelectField
        label={t('Who is your electricity provider?')}
        hint={t('It is named on your bill. Your prices and what you are paid for exported solar depend on it.')}
        value={provider}
        onChange={({ target }) => setProvider(target.value || undefined, preset)}
        className="max-w-md"
      >
        <option value="">{t("Other / I don't know")}</option>
        {region.providers.map(({ id, company }) => (
          <option key={id} value={id}>
            {company}
          </option>
        ))}
      </SelectField>
      <p role="status" className="mt-2 text-note text-soft">
        {provider === ''
          ? t('We use prices and export terms typical of {region}.', { region: region.name })
          : !hasPrice &&
            tRich('We do not know the prices of this provider. Enter <link>your electricity price (My Money)</link>.', {
              link: (text) => <TextLink href="/plan/money">{text}</TextLink>,
            })}
      </p>
    </CardSection>
  )
}

const DayChart = lazyPart(() => import('./day-chart.tsx'))
const MeterFile = lazyPart(() => import('./meter-file.tsx'))
const OwnHours = lazyPart(() => import('./custom-hours.tsx'))

function DaySection() {
  const day = useHome(({ use }) => use.day)
  const energy = resultValue(usePlan(({ energy }) => energy))
  const region = useHomeRegion()
  const [kind = 'usual', choose] = useChoiceWithDrafts<Day['kind']>({
    path: 'use.day',
    current: day?.kind,
    initialValue: (to) => (to === 'hours' ? createInitialHours(energy?.days) : undefined),
  })
  return (
    <CardSection heading={t('When do you use electricity?')}>
      <div className="grid gap-6">
        <RadioChips
          label={t('How do you want to tell us?')}
          hint={t('Solar you use in the daytime saves the most. At night you use a battery or the grid.')}
          options={{
            usual: t('Who is at home'),
            hours: t('24 hourly values'),
            readings: t('Smart meter readings'),
          }}
          value={kind}
          onValue={choose}
        />
        {kind === 'usual' && (
          <RadioChips
            label={t('Who is at home on a workday?')}
            options={{ away: t('No one'), mixed: t('Some of us'), home: t('Most of us') }}
            value={day === undefined ? 'mixed' : day.kind === 'usual' ? day.atHome : undefined}
            onValue={(atHome) => setFigure('use.day', { kind: 'usual', atHome })}
          />
        )}
        <Suspense fallback={<Skeleton className="h-40" />}>
          {kind === 'hours' && day?.kind === 'hours' && <OwnHours day={day} />}
          {kind === 'readings' && <MeterFile day={day} />}
        </Suspense>
      </div>
      {energy && (
        <Suspense fallback={<Skeleton className="mt-6 h-64" />}>
          <DayChart days={energy.days} region={region} />
        </Suspense>
      )}
    </CardSection>
  )
}

/** The average of the plan's mean days, or a flat profile. */
function createInitialHours(days: readonly TypicalDay[] = []): Extract<Day, { kind: 'hours' }> {
  const hours = Array.from({ length: HOURS_OF_DAY }, (_, hour) => {
    const total = days.reduce((all, { use }) => all + (use[hour] ?? 0), 0)
    return days.length > 0 ? roundToThreeDigits(total / days.length) : 1
  })
  return { kind: 'hours', workday: hours, weekend: hours }
}
