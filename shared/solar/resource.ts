import { MONTH_DAYS } from '../calendar.ts'
import { t } from '../language/t.ts'
import { type ClimateQuality, type ClimateTable, interpolateClimate, type Months } from './climate.ts'
import { type ClimateTile, climateFromTile, type TileIndex } from './climate-tiles.ts'
import { isDifficultGround } from './difficult-ground.ts'
import { climateAttribution, NASA_YEARS, nasaAttribution } from './nasa.ts'
import { COARSE_ERROR, DIFFICULT_ERROR, OWN_FIGURE_ERROR, type SourceErrors, sourceErrors } from './source-errors.ts'

export interface SolarResource extends SourceErrors {
  readonly source: 'climate table' | 'NASA POWER' | 'own figure'
  readonly name: string
  readonly years: string
  /** Credit shown with the figures. */
  readonly attribution: string
  /** Daily global and, if known, diffuse horizontal irradiation [kWh/m²/day]. */
  readonly global: Months
  readonly diffuse?: Months
  /** Mean air temperature [°C]. */
  readonly temperature: Months
  /** Class of the table's tile; null for other sources. */
  readonly quality: ClimateQuality | null
  /** False if the source has no data for the place and repeats the nearest. */
  readonly covered: boolean
  /** Error from the resolution of the source, for a year or a month: one standard deviation [share]. */
  readonly siteError: number
}

/** A resource beyond its rows is marked as not covered. */
export function tableResource(table: ClimateTable, latitude: number, longitude: number): SolarResource {
  const climate = interpolateClimate(table, latitude, longitude)
  return {
    source: 'climate table',
    name: t('Helioplan climate table, from NASA POWER'),
    years: NASA_YEARS,
    attribution: nasaAttribution(),
    ...climate,
    ...sourceErrors(climate.quality, climate.covered),
    siteError: COARSE_ERROR,
  }
}

/** @throws RangeError if the place is not in this tile */
export function tileResource(index: TileIndex, tile: ClimateTile, latitude: number, longitude: number): SolarResource {
  const { elevation: _, ...climate } = climateFromTile(index, tile, latitude, longitude)
  return {
    source: 'climate table',
    name: t('Helioplan fine climate table, from NASA POWER and CHELSA'),
    years: NASA_YEARS,
    attribution: climateAttribution(),
    ...climate,
    ...sourceErrors(climate.quality, climate.covered),
    siteError: isDifficultGround(index, tile, latitude, longitude) ? DIFFICULT_ERROR : 0,
  }
}

/** Weighted by days. */
export const yearlyMean = (months: Months) =>
  months.reduce((sum, value, month) => sum + value * (MONTH_DAYS[month] as number), 0) / 365

/**
 * The user's own yearly mean [kWh/m²/day] with the seasons of another source.
 * @throws RangeError if the figure is not above 0, or the place has no sun to scale
 */
export function ownFigureResource(seasons: SolarResource, meanDaily: number): SolarResource {
  const mean = yearlyMean(seasons.global)
  if (!(meanDaily > 0 && Number.isFinite(meanDaily)) || !(mean > 0)) {
    throw new RangeError('Your own figure must be above 0 kWh/m² a day')
  }
  const scaled = (months: Months) => months.map((value) => (value * meanDaily) / mean)
  return {
    ...seasons,
    source: 'own figure',
    name: t('Your own figure, with the seasons from: {source}', { source: seasons.name }),
    global: scaled(seasons.global),
    ...(seasons.diffuse && { diffuse: scaled(seasons.diffuse) }),
    quality: null,
    covered: true,
    yearlyError: OWN_FIGURE_ERROR,
    siteError: 0,
  }
}
