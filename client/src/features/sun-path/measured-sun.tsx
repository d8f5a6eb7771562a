import type { ReactNode } from 'react'
import { formatCoordinates } from '#shared/format/coordinates.ts'
import type { PlaceAnalysis } from '#shared/solar/analyze-place.ts'
import type { SolarResource } from '#shared/solar/resource.ts'
import type { Site } from '#shared/solar/site.ts'
import { useFigures } from '../../state/figures.ts'
import { CardSection } from '../../ui/card.tsx'
import { KeyFigure } from '../../ui/key-figure.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ClimateSourceChoice } from './climate-source-choice.tsx'
import type { ClimateChoice } from './place-inputs.ts'
import type { LiveClimateStatus, TileStatus } from './use-solar-resource.ts'

interface MeasuredSunProps {
  readonly site: Site
  readonly analysis: PlaceAnalysis
  /** Peak sun hours by the simple formula [h/day]. */
  readonly formulaHours: number
  readonly resource: SolarResource
  readonly choice: ClimateChoice
  readonly onChoice: (choice: ClimateChoice) => void
  readonly live: LiveClimateStatus
  readonly tile: TileStatus
  readonly children: ReactNode
}

export function MeasuredSun({
  site,
  analysis,
  formulaHours,
  resource,
  choice,
  onChoice,
  live,
  tile,
  children,
}: MeasuredSunProps) {
  const { peakSunHours } = analysis
  const { decimals } = useFigures()
  return (
    <CardSection className="print:-order-2" heading={`The sun at ${formatCoordinates(site.latitude, site.longitude)}`}>
      <div className="grid gap-8 lg:grid-cols-2 print:grid-cols-2 print:gap-6">
        <div className="grid content-start gap-6 print:gap-3">
          <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-4 print:grid-cols-2">
            <div>
              <dt className="font-semibold text-soft">
                Peak sun hours, {resource.source === 'own figure' ? 'yours' : 'measured'}
              </dt>
              <dd>
                <KeyFigure value={decimals(peakSunHours, 1)} unit="hours/day" size="large" />
              </dd>
            </div>
            <div>
              <dt className="font-semibold text-soft">Peak sun hours, formula</dt>
              <dd>
                <KeyFigure value={decimals(formulaHours, 1)} unit="hours/day" size="large" colorClass="text-soft" />
              </dd>
            </div>
          </dl>
          <p className="text-lg">{explainDifference(peakSunHours, formulaHours)}</p>
          {children}
        </div>
        <div className="grid content-start gap-4">
          <ClimateSourceChoice choice={choice} onChoice={onChoice} live={live} tile={tile} />
          <SourceNote
            latitude={site.latitude}
            resource={resource}
            live={live}
            tile={tile}
            requestedSource={choice.source}
          />
        </div>
      </div>
    </CardSection>
  )
}

function explainDifference(measured: number, formula: number): string {
  const why = 'The formula knows the latitude alone: it counts no clouds, no air and no low sun'
  if (measured <= 0) return `${why}.`
  const percent = Math.round((formula / measured - 1) * 100)
  if (percent > 0)
    return `${why}, so here it promises ${percent} % more sun than reaches the ground; plan with the measured figure.`
  if (percent < 0)
    return `${why}, nor the long days of the polar summer, so here it is ${-percent} % below what reaches the ground.`
  return `${why}; here the two happen to agree.`
}

interface SourceNoteProps {
  readonly latitude: number
  readonly resource: SolarResource
  readonly live: LiveClimateStatus
  readonly tile: TileStatus
  readonly requestedSource: SolarResource['source']
}

function SourceNote({ latitude, resource, live, tile, requestedSource }: SourceNoteProps) {
  const { upTo } = useFigures()
  const { name, years, yearlyError, siteError, attribution, covered } = resource
  const error = Math.hypot(yearlyError, siteError) * 100
  return (
    <div className="grid gap-2 text-sm text-soft">
      <p role="status" className="font-semibold text-amber empty:hidden">
        {live === 'failed' &&
          requestedSource !== 'climate table' &&
          'NASA’s live figures could not be had; the table’s stand in for them.'}
        {live === 'loading' &&
          requestedSource !== 'climate table' &&
          'Fetching NASA’s live figures; the table’s stand in until they come.'}
        {tile === 'failed' &&
          resource.source === 'climate table' &&
          'The fine climate of this place could not be fetched; the coarse table’s figures stand in for it.'}
      </p>
      {!covered && (
        <p className="font-semibold text-amber">
          {latitude < 0
            ? 'The table has no measurements south of 57.5° S. These figures repeat its southernmost row and are a rough guess.'
            : 'The table has no measurements this near to the north pole. These figures repeat its northernmost row and are a rough guess.'}
        </p>
      )}
      <p>
        Source: {name}, years {years}. A long-term mean, good to about ±{upTo(error, 0)} % for a year at one place.
      </p>
      <p>{attribution}</p>
      <p>
        <TextLink href="/accuracy" className="inline-flex min-h-11 items-center">
          How accurate is this?
        </TextLink>
      </p>
    </div>
  )
}
