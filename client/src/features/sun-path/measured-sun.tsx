import { type ReactNode, useState } from 'react'
import { catalogueEntry } from '#shared/calculators/catalogue.ts'
import { round } from '#shared/calculators/rounding.ts'
import { formatCoordinates } from '#shared/format/coordinates.ts'
import type { FigureFormats } from '#shared/format/figures.ts'
import { t } from '#shared/language/t.ts'
import type { PlaceAnalysis } from '#shared/solar/analyze-place.ts'
import type { SolarResource } from '#shared/solar/resource.ts'
import type { Site } from '#shared/solar/site.ts'
import { useFigures } from '../../home/figures.ts'
import { useRegion } from '../../home/region.ts'
import { handOffSunHours } from '../../state/handoff.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card.tsx'
import { KeyFigure } from '../../ui/key-figure.tsx'
import { LiveNumberField } from '../../ui/number-field.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { type ClimateChoice, type LiveClimateStatus, ownFigureRange, type TileStatus } from './place-inputs.ts'

interface MeasuredSunProps extends ClimateSourceChoiceProps {
  readonly site: Site
  readonly analysis: PlaceAnalysis
  /** Peak sun hours by the simple formula [h/day]. */
  readonly formulaHours: number
  readonly resource: SolarResource
  readonly children: ReactNode
}

export function MeasuredSun(props: MeasuredSunProps) {
  const { site, analysis, formulaHours, resource, children, ...source } = props
  const { peakSunHours } = analysis
  const figures = useFigures()
  const { decimals } = figures
  return (
    <CardSection
      className="print:-order-2"
      heading={t('Sun at {place}', { place: formatCoordinates(site.latitude, site.longitude) })}
    >
      <div className="grid gap-8 lg:grid-cols-2 print:grid-cols-2 print:gap-6">
        <div className="grid content-start gap-6 print:gap-3">
          <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-4 print:grid-cols-2">
            <div>
              <dt className="font-semibold text-soft">
                {resource.source === 'own figure' ? t('Peak sun hours, your figure') : t('Peak sun hours, measured')}
              </dt>
              <dd>
                <KeyFigure value={decimals(peakSunHours, 1)} unit={t('hours/day')} size="large" />
              </dd>
            </div>
            <div>
              <dt className="font-semibold text-soft">{t('Peak sun hours, by formula')}</dt>
              <dd>
                <KeyFigure
                  value={decimals(formulaHours, 1)}
                  unit={t('hours/day')}
                  size="large"
                  colorClass="text-soft"
                />
              </dd>
            </div>
          </dl>
          <p className="text-lg">{explainDifference(peakSunHours, formulaHours, figures)}</p>
          {children}
        </div>
        <div className="grid content-start gap-4">
          <ClimateSourceChoice {...source} />
          <SourceNote {...source} latitude={site.latitude} resource={resource} />
        </div>
      </div>
    </CardSection>
  )
}

function explainDifference(measured: number, formula: number, { percent }: FigureFormats): string {
  const difference = measured > 0 ? Math.round((formula / measured - 1) * 100) : null
  if (difference === null) return t('The formula uses only the latitude. It leaves out clouds, air and low sun.')
  if (difference > 0)
    return t(
      'The formula uses only the latitude. It leaves out clouds, air and low sun, so it gives {share} more sun than reaches the ground. Plan with the measured figure.',
      { share: percent(difference) },
    )
  if (difference < 0)
    return t(
      'The formula uses only the latitude. It leaves out clouds, air, low sun and the long days of the polar summer. Here it gives {share} less sun than reaches the ground.',
      { share: percent(-difference) },
    )
  return t(
    'The formula uses only the latitude. It leaves out clouds, air and low sun. Here both figures happen to agree.',
  )
}

interface SourceNoteProps extends Omit<ClimateSourceChoiceProps, 'onChoice'> {
  readonly latitude: number
  readonly resource: SolarResource
}

function SourceNote({ latitude, resource, choice, live, tile }: SourceNoteProps) {
  const { upTo, percent } = useFigures()
  const { name, years, yearlyError, siteError, attribution, covered } = resource
  const error = Math.hypot(yearlyError, siteError) * 100
  return (
    <div className="grid gap-2 text-sm text-soft">
      <p role="status" className="font-semibold text-amber empty:hidden">
        {live === 'failed' &&
          choice.source !== 'climate table' &&
          t('We could not reach NASA, so we are using our own climate table.')}
        {live === 'loading' &&
          choice.source !== 'climate table' &&
          t('Loading the figures from NASA. Until then we are using our own climate table.')}
        {tile === 'failed' &&
          resource.source === 'climate table' &&
          t('We could not load the detailed climate of this place, so we are using our coarse climate table.')}
      </p>
      {!covered && (
        <p className="font-semibold text-amber">
          {latitude < 0
            ? t(
                'We have no measurements south of {latitude} S. We are using the southernmost ones, so this is a rough guess.',
                {
                  latitude: `${upTo(57.5, 1)}°`,
                },
              )
            : t(
                'We have no measurements this close to the North Pole. We are using the northernmost ones, so this is a rough guess.',
              )}
        </p>
      )}
      <p>
        {t('Source: {name}, years {years}. A long-term average, accurate to about ±{error} for a year at one place.', {
          name,
          years,
          error: percent(error, 0),
        })}
      </p>
      <p>{attribution}</p>
      <p>
        <TextLink href="/accuracy" className="inline-flex min-h-11 items-center">
          {t('How accurate is this?')}
        </TextLink>
      </p>
    </div>
  )
}

interface ClimateSourceChoiceProps {
  readonly choice: ClimateChoice
  readonly onChoice: (choice: ClimateChoice) => void
  readonly live: LiveClimateStatus
  readonly tile: TileStatus
}

function ClimateSourceChoice({ choice, onChoice, live, tile }: ClimateSourceChoiceProps) {
  const region = useRegion()
  const sources = [
    ...(live === 'off' ? [] : [{ source: 'NASA POWER', label: t('NASA POWER, for this place') } as const]),
    {
      source: 'climate table',
      label: tile === 'here' ? t('Our climate table, detailed here') : t('Our climate table, coarse here'),
    } as const,
    { source: 'own figure', label: t('My own figure') } as const,
  ]
  return (
    <fieldset className="grid gap-1 print:hidden">
      <legend className="mb-1 font-semibold">{t('Source of the sunshine figures')}</legend>
      {sources.map(({ source, label }) => (
        <label key={source} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="sun-source"
            checked={choice.source === source}
            onChange={() => onChoice({ ...choice, source })}
            className="size-5 shrink-0"
          />
          {label}
        </label>
      ))}
      {choice.source === 'own figure' && (
        <LiveNumberField
          className="mt-2"
          label={t('Sunshine on level ground (kWh/m²/day)')}
          hint={t('The average over a whole year. Our table adds the seasons.')}
          name={t('Sunshine on level ground')}
          unit={`\u00a0${t('kWh/m²/day')}`}
          range={ownFigureRange}
          region={region}
          value={choice.ownFigure}
          onValue={(ownFigure) => onChoice({ ...choice, ownFigure })}
        />
      )}
    </fieldset>
  )
}

/** They have a field for sun hours. */
const TARGET_CALCULATORS = (['solar', 'battery-charge', 'panel-requirement', 'sun-hours'] as const).map(catalogueEntry)

interface SunHoursLinksProps {
  readonly site: Site
  /** Yearly mean [h/day]: on the shaded roof, and on unshaded level ground. */
  readonly onRoof: number
  readonly onLevelGround: number
}

/** The user picks the surface: panels get the roof's sun, weather reports state that of level ground. */
export function SunHoursLinks({ site, onRoof, onLevelGround }: SunHoursLinksProps) {
  const { upTo } = useFigures()
  const [surface, setSurface] = useState<'roof' | 'ground'>('roof')
  const value = round(surface === 'roof' ? onRoof : onLevelGround, 1)
  const place = formatCoordinates(site.latitude, site.longitude)
  // The calculators would divide by zero.
  if (round(onLevelGround, 1) <= 0) return null
  return (
    <nav aria-label={t('Use these sun hours')} className="print:hidden">
      <SegmentedControl
        label={t('Surface')}
        options={{ roof: t('On your roof'), ground: t('On level ground') }}
        value={surface}
        onValue={setSurface}
      />
      <h3 className="mt-4 mb-2 text-base">{t('Use {hours} sun hours in…', { hours: upTo(value, 1) })}</h3>
      <ul className="flex flex-wrap gap-2.5">
        {TARGET_CALCULATORS.map(({ slug, title }) => (
          <li key={slug}>
            <ButtonLink
              href={`/calculators/${slug}`}
              variant="secondary"
              size="small"
              onClick={() => handOffSunHours({ value, place, surface })}
            >
              {title()}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
