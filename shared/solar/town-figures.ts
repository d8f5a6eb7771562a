import { computeYieldMap, findBestPlane, MAP_AZIMUTHS, MAP_TILTS } from './loss-map.ts'
import { LOSS_AZIMUTHS, LOSS_TILTS } from './loss-table.ts'
import { computeMeanDayLight } from './mean-day-light.ts'
import { computePlaneYear, computeYearlyYield } from './orientation.ts'
import { SYSTEM_YEARS, systemModel } from './photovoltaics.ts'
import type { SolarResource } from './resource.ts'
import {
  estimateScatter,
  monthlyStandardDeviation,
  normalYieldRange,
  type YieldRange,
  yearlyStandardDeviation,
} from './yield-range.ts'

/** Loss of a plane that is as good as the best [share]. */
const NEGLIGIBLE_LOSS = 0.01

/** What a kilowatt of panels makes at a place, on the best plane, with the losses of `systemModel`. */
export interface TownFigures {
  /** Yearly yield as the mean of {@link SYSTEM_YEARS} years [kWh/kWp]. */
  readonly yield: YieldRange
  /** [°] */
  readonly tilt: number
  readonly azimuth: number
  /** Tilts in the best direction that lose less than 1 % [°]. */
  readonly goodTilts: readonly [from: number, to: number]
  /** Twelve single months [kWh/kWp]. */
  readonly months: readonly YieldRange[]
  /** Daily global horizontal irradiation of twelve months [kWh/m²/day]. */
  readonly peakSunHours: readonly number[]
  /** Yield below the best plane's [share], at `tilt index × 8 + azimuth index`. */
  readonly losses: readonly number[]
  /** Whether mountains or a coast make the climate uncertain. */
  readonly isDifficult: boolean
}

/**
 * The figures of `analyzePlace` with the best plane as the roof, for 1 kWp.
 * @param latitude [°] + north
 */
export function computeTownFigures(latitude: number, resource: SolarResource): TownFigures {
  const { global, temperature, diffuse } = resource
  const system = systemModel()
  const light = computeMeanDayLight({ latitude, global, temperature, ...(diffuse && { diffuse }) })
  const map = computeYieldMap(light, system)
  const best = findBestPlane(light, system, map, latitude)
  const year = computePlaneYear(light, system, best)
  const scatter = estimateScatter(year)
  const loss = (value: number) => Math.max(0, 1 - value / year.yield)
  const goodTilts = Array.from({ length: 91 }, (_, tilt) => tilt).filter(
    (tilt) => loss(computeYearlyYield(light, system, { tilt, azimuth: best.azimuth })) < NEGLIGIBLE_LOSS,
  )
  return {
    yield: normalYieldRange(year.yield, yearlyStandardDeviation(scatter, resource, SYSTEM_YEARS)),
    tilt: best.tilt,
    azimuth: best.azimuth,
    goodTilts: [goodTilts[0] ?? best.tilt, goodTilts.at(-1) ?? best.tilt],
    months: [...year.monthlyYield].map((value, month) =>
      normalYieldRange(value, monthlyStandardDeviation(month, scatter, resource)),
    ),
    peakSunHours: global,
    losses: LOSS_TILTS.flatMap((tilt) =>
      LOSS_AZIMUTHS.map((azimuth) =>
        loss(map[MAP_TILTS.indexOf(tilt) * MAP_AZIMUTHS.length + MAP_AZIMUTHS.indexOf(azimuth)] as number),
      ),
    ),
    isDifficult: resource.siteError > 0,
  }
}

/** Numbers to the precision of a page: whole kWh, hundredths of sun hours, thousandths of losses. */
export function formatTownFigures(figures: TownFigures): string {
  const { tilt, azimuth, goodTilts, months, peakSunHours, losses, isDifficult } = figures
  return [
    formatRange(figures.yield),
    [tilt, azimuth, ...goodTilts].join(' '),
    months.map(formatRange).join(' '),
    peakSunHours.map((hours) => Math.round(hours * 100)).join(' '),
    losses.map((loss) => Math.round(loss * 1000)).join(' '),
    isDifficult ? 'difficult' : '',
  ].join('\t')
}

const formatRange = ({ p90, p50, p10 }: YieldRange) => [p90, p50, p10].map(Math.round).join(' ')

/** Figures as {@link formatTownFigures} rounds them. */
export function parseTownFigures(text: string): TownFigures {
  const [year = '', plane = '', months = '', hours = '', losses = '', difficult] = text.split('\t')
  const [tilt = 0, azimuth = 0, from = 0, to = 0] = parseNumbers(plane)
  const monthly = parseNumbers(months)
  return {
    yield: toRange(parseNumbers(year)),
    tilt,
    azimuth,
    goodTilts: [from, to],
    months: Array.from({ length: 12 }, (_, month) => toRange(monthly.slice(3 * month, 3 * month + 3))),
    peakSunHours: parseNumbers(hours).map((value) => value / 100),
    losses: parseNumbers(losses).map((value) => value / 1000),
    isDifficult: difficult === 'difficult',
  }
}

const parseNumbers = (text: string) => text.split(' ').map(Number)
const toRange = ([p90 = 0, p50 = 0, p10 = 0]: readonly number[]): YieldRange => ({ p90, p50, p10 })
