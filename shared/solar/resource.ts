import { MONTH_DAYS } from '../calendar.ts'
import { t } from '../language/t.ts'
import { type ClimateQuality, type ClimateTable, interpolateClimate, type Months } from './climate.ts'
import { type ClimateTile, climateFromTile, isDifficultGround, type TileIndex } from './climate-tiles.ts'
import { climateAttribution, NASA_YEARS, nasaAttribution } from './nasa.ts'

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

/** Errors of a source: one standard deviation of the yearly and of each month's irradiation [share]. */
interface SourceErrors {
  readonly yearlyError: number
  readonly monthlyError: Months
}

const everyMonth = (error: number): Months => Array<number>(12).fill(error)

/**
 * Errors of the table by class [share]: a judgement based on 1,200 stations and 381 cities (yearly mean error 2.4 to
 * 5.6 %, monthly 4 to 10 %). Class C is less certain in winter.
 */
const BY_CLASS: Record<ClimateQuality, SourceErrors> = {
  A: { yearlyError: 0.05, monthlyError: everyMonth(0.07) },
  B: { yearlyError: 0.06, monthlyError: everyMonth(0.08) },
  C: { yearlyError: 0.08, monthlyError: [0.2, 0.2, 0.12, 0.12, 0.12, 0.12, 0.12, 0.12, 0.12, 0.2, 0.2, 0.2] },
}
/** Errors where the table has no data. */
const UNCOVERED_ERRORS: SourceErrors = { yearlyError: 0.3, monthlyError: everyMonth(0.3) }

export const sourceErrors = (quality: ClimateQuality, covered: boolean): SourceErrors =>
  covered ? BY_CLASS[quality] : UNCOVERED_ERRORS

/**
 * Error of 1° cells on difficult ground [share]. At 36 coastal stations the yearly error is 4 points larger than
 * elsewhere (root of squares); 5 to 10 are likely in mountains and on windward shores.
 */
export const DIFFICULT_ERROR = 0.05
/**
 * Error of 2.5° cells anywhere [share]: the coarse table does not distinguish difficult ground, where a quarter of all
 * people live (5 points for a quarter are 2.5 for all, root mean square), and is 3 points worse than the tiles on
 * coasts. Its temperature error of 2 °C adds less than 1.
 */
const COARSE_ERROR = 0.03
/** A figure looked up for the very place. */
const OWN_FIGURE_ERROR = 0.05
