import { z } from 'zod'
import { annuity } from '#shared/calculators/definitions/solar-loan.ts'
import { HOURS_OF_DAY, HOURS_OF_YEAR, MONTH_DAYS, MONTH_STARTS, sumOf } from '#shared/calendar.ts'
import { simulateSolarHomeSystem } from '#shared/energy/off-grid.ts'
import { wrap360 } from '#shared/solar/angles.ts'
import { WIND } from '#shared/solar/cell-temperature.ts'
import { equatorAzimuth } from '#shared/solar/compass.ts'
import { type Horizon, horizonAt, horizonFromProfile } from '#shared/solar/horizon.ts'
import { computeHourlyYear } from '#shared/solar/hourly-year.ts'
import { computeYieldMap, findBestPlane, findBestTilt } from '#shared/solar/loss-map.ts'
import { computeMeanDayLight } from '#shared/solar/mean-day-light.ts'
import { computeMonthlyProfile } from '#shared/solar/monthly-profile.ts'
import { computePlaneYear } from '#shared/solar/orientation.ts'
import { LOSSES, MODULES, systemModel, totalLoss } from '#shared/solar/photovoltaics.ts'
import type { Plane } from '#shared/solar/plane.ts'
import { computePlaneHours } from '#shared/solar/plane-hours.ts'
import { computeSunPath } from '#shared/solar/sun-times.ts'
import { standardOffset, timeZoneAt } from '#shared/solar/time-zone.ts'
import { buildWeatherYear } from '#shared/solar/weather-year.ts'
import { estimateScatter } from '#shared/solar/yield-range.ts'
import { InputError } from '#shared/validation/input-error.ts'
import { type ClimatePlace, findClimate } from './climate-files.ts'
import { flag, horizon, integer, latitude, longitude, number, numberList, positive } from './parameters.ts'
import { type Column, formatPvgis, NOMINAL_YEAR, pvgisFamily } from './pvgis-format.ts'
import { defineTool, Refusal, requireCovered, round, type Tool } from './tool.ts'

/*
 * The tools of PVGIS 5.x (https://joint-research-centre.ec.europa.eu/photovoltaic-geographical-information-system-pvgis):
 * its parameters and answers, with our climate and model.
 */

const output = {
  outputformat: z.enum(['csv', 'json', 'basic']).default('csv'),
  browser: flag(0),
}
const place = {
  lat: latitude,
  lon: longitude,
  usehorizon: flag(1).meta({ description: 'Terrain is unknown: used with userhorizon only.' }),
  userhorizon: horizon.optional(),
}
const plane = {
  angle: number(0, 90).default(0),
  aspect: number(-180, 180).default(0).meta({ description: '0 is south, 90 west, -90 east.' }),
}
const TECHNOLOGIES = ['crystSi', 'crystSi2025', 'CIS', 'CdTe', 'Unknown'] as const
const system = {
  pvtechchoice: z.enum(TECHNOLOGIES).default('crystSi'),
  mountingplace: z.enum(['free', 'building']).default('free'),
  optimalinclination: flag(0),
  optimalangles: flag(0),
}
const noTracker = (name: string) =>
  z.coerce
    .number()
    .refine((value) => value === 0, `trackers are not modelled here`)
    .default(0)
    .meta({ description: `Only 0: trackers are not modelled. ${name}` })
const notModelled = (sentence: string) =>
  z.coerce
    .number()
    .refine((value) => value === 0, sentence)
    .default(0)
const onlyYear = integer(1900, 2200)
  .refine(
    (year) => year === NOMINAL_YEAR,
    'Helioplan has a typical year, not measured ones: leave startyear and endyear out',
  )
  .optional()
const years = { startyear: onlyYear, endyear: onlyYear }

type PlaceInput = {
  readonly lat: number
  readonly lon: number
  readonly usehorizon: number
  readonly userhorizon?: number[] | undefined
}
type SystemInput = {
  readonly angle: number
  readonly aspect: number
  readonly pvtechchoice: (typeof TECHNOLOGIES)[number]
  readonly mountingplace: 'free' | 'building'
  readonly optimalinclination: number
  readonly optimalangles: number
}

async function openSite(input: PlaceInput) {
  const found = requireCovered(await findClimate(input.lat, input.lon))
  const skyline: Horizon | undefined =
    input.usehorizon && input.userhorizon ? horizonFromProfile(input.userhorizon) : undefined
  const { global, diffuse, temperature } = found.resource
  const climate = {
    latitude: found.latitude,
    longitude: found.longitude,
    global,
    temperature,
    ...(diffuse && { diffuse }),
    ...(skyline && { horizon: skyline }),
  }
  return { place: found, climate, hasUserHorizon: skyline !== undefined }
}

/** PVGIS counts from south, clockwise. */
const azimuthOf = (aspect: number) => wrap360(aspect + 180)
const aspectOf = (azimuth: number) => azimuth - 180

const isThinFilm = (technology: string) => technology === 'CIS' || technology === 'CdTe'

/** Losses of PVGIS, whose default of 14% stands for the losses of our own default [share]. */
const lossesOf = (percent: number) =>
  Math.max(0, 1 - ((1 - percent / 100) * (1 - totalLoss(LOSSES))) / (1 - PVGIS_DEFAULT_LOSS))
const PVGIS_DEFAULT_LOSS = 0.14

const modelOf = ({ mountingplace, pvtechchoice }: SystemInput, loss: number) =>
  systemModel({
    mounting: mountingplace === 'building' ? 'roof' : 'rack',
    module: isThinFilm(pvtechchoice) ? MODULES.thinFilm : MODULES.standard,
    losses: lossesOf(loss),
  })

const technologyName = (technology: string) =>
  isThinFilm(technology) ? `${technology} (thin film, -0.32 %/K)` : 'c-Si'

/** The plane asked for, or the best one. */
function choosePlane(light: ReturnType<typeof computeMeanDayLight>, input: SystemInput, latitude: number) {
  const model = modelOf(input, 14)
  const azimuth = azimuthOf(input.aspect)
  const isTiltBest = Boolean(input.optimalinclination || input.optimalangles)
  const chosen: Plane = input.optimalangles
    ? findBestPlane(light, model, computeYieldMap(light, model), latitude)
    : { tilt: input.optimalinclination ? findBestTilt(light, model, azimuth) : input.angle, azimuth }
  const mounting = {
    slope: { value: chosen.tilt, optimal: isTiltBest },
    azimuth: { value: aspectOf(chosen.azimuth), optimal: Boolean(input.optimalangles) },
    type: input.mountingplace === 'building' ? 'building-integrated' : 'free-standing',
  }
  return { plane: { tilt: chosen.tilt, azimuth: chosen.azimuth }, mounting }
}

const MONTHLY_COLUMNS: readonly Column[] = [
  ['month', 'Month', ''],
  ['E_d', 'Average daily energy production', 'kWh/d'],
  ['E_m', 'Average monthly energy production', 'kWh/mo'],
  ['H(i)_d', 'Average daily irradiation on the modules', 'kWh/m2/d'],
  ['H(i)_m', 'Average monthly irradiation on the modules', 'kWh/m2/mo'],
  ['SD_m', 'Standard deviation of the monthly energy production from year to year, estimated', 'kWh'],
]
const TOTAL_COLUMNS: readonly Column[] = [
  ...MONTHLY_COLUMNS.slice(1),
  ['E_y', 'Average annual energy production', 'kWh/y'],
  ['H(i)_y', 'Average annual irradiation on the modules', 'kWh/m2/y'],
  ['SD_y', 'Standard deviation of the annual energy production from year to year, estimated', 'kWh'],
  ['l_aoi', 'Loss by angle of incidence', '%'],
  ['l_spec', 'Loss by the spectrum: not modelled', '%'],
  ['l_tg', 'Loss by temperature and in the inverter', '%'],
  ['l_total', 'Total loss', '%'],
]

const pvcalc = defineTool({
  summary: 'Energy of a grid-connected system by month and year, as PVcalc of PVGIS',
  family: pvgisFamily,
  parameters: z.object({
    ...place,
    ...output,
    ...plane,
    ...system,
    peakpower: positive(1_000_000).meta({ description: 'kW' }),
    loss: number(0, 100).meta({ description: '%' }),
    fixed: z.coerce
      .number()
      .refine((value) => value === 1, 'only fixed systems are modelled here')
      .default(1),
    inclined_axis: noTracker(''),
    vertical_axis: noTracker(''),
    twoaxis: noTracker(''),
    inclined_optimum: noTracker(''),
    vertical_optimum: noTracker(''),
    trackingtype: noTracker(''),
    pvprice: flag(0),
    systemcost: positive(1e12).optional(),
    interest: number(0, 100).optional(),
    lifetime: integer(1, 100).default(25).meta({ description: 'Years' }),
  }),
  async compute(input) {
    if (input.pvprice && input.systemcost === undefined) throw new Refusal('systemcost: Mandatory')
    if (input.pvprice && input.interest === undefined) throw new Refusal('interest: Mandatory')
    const site = await openSite(input)
    const light = computeMeanDayLight(site.climate)
    const { plane: chosen, mounting } = choosePlane(light, input, input.lat)
    const model = modelOf(input, input.loss)
    const year = computePlaneYear(light, model, chosen)
    const scatter = estimateScatter(year)
    const power = input.peakpower
    const energy = year.yield * power
    const rows = MONTH_DAYS.map((days, month) => {
      const kwh = (year.monthlyYield[month] as number) * power
      const irradiation = year.monthlyIrradiation[month] as number
      return {
        month: month + 1,
        E_d: round(kwh / days, 2),
        E_m: round(kwh, 2),
        'H(i)_d': round(irradiation / days, 2),
        'H(i)_m': round(irradiation, 2),
        SD_m: round(kwh * (scatter.monthly[month] as number), 2),
      }
    })
    // Rounded first, so that the losses fit the numbers of the answer.
    const total = (value: number) => round(value, 2)
    const [yearEnergy, yearIrradiation] = [total(energy), total(year.irradiation)]
    const left = yearIrradiation > 0 ? yearEnergy / (power * yearIrradiation) : 1
    const passed = year.irradiation > 0 ? year.transmitted / year.irradiation : 1
    const afterLoss = passed * (1 - input.loss / 100)
    const yearlyCost =
      input.systemcost === undefined || input.interest === undefined
        ? undefined
        : input.systemcost / annuity(input.interest / 100, input.lifetime)
    const totals = {
      E_d: total(energy / 365),
      E_m: total(energy / 12),
      E_y: yearEnergy,
      'H(i)_d': total(year.irradiation / 365),
      'H(i)_m': total(year.irradiation / 12),
      'H(i)_y': yearIrradiation,
      SD_m: total(sumOf(rows.map(({ SD_m }) => SD_m)) / 12),
      SD_y: total(energy * scatter.yearly),
      l_aoi: total(100 * (passed - 1)),
      l_spec: '0.00',
      l_tg: total(afterLoss > 0 ? 100 * (left / afterLoss - 1) : 0),
      l_total: total(100 * (left - 1)),
      ...(input.pvprice && yearlyCost !== undefined && energy > 0 && { LCOE_pv: round(yearlyCost / energy, 5) }),
    }
    const price: readonly Column[] = input.pvprice ? [['LCOE_pv', 'Cost of the energy', 'currency/kWh']] : []
    return formatPvgis(
      {
        tool: 'PVcalc',
        ...site,
        inputs: {
          mounting_system: { fixed: mounting },
          pv_module: {
            technology: technologyName(input.pvtechchoice),
            peak_power: power,
            system_loss: input.loss,
          },
          economic_data: input.pvprice
            ? { system_cost: input.systemcost, interest: input.interest, lifetime: input.lifetime }
            : { system_cost: null, interest: null, lifetime: null },
        },
        lines: systemLines(input, mounting, power, input.loss),
        tables: [
          { name: 'monthly', group: 'fixed', columns: MONTHLY_COLUMNS, rows },
          { name: 'totals', group: 'fixed', columns: [...TOTAL_COLUMNS, ...price], rows: [totals], isTotal: true },
        ],
      },
      input,
    )
  },
})

const systemLines = (
  { pvtechchoice }: Pick<SystemInput, 'pvtechchoice'>,
  { slope, azimuth }: ReturnType<typeof choosePlane>['mounting'],
  power?: number,
  loss?: number,
): [string, string][] => [
  ['Slope', `${slope.value} deg. ${slope.optimal ? '(optimum)' : ''}`],
  ['Azimuth', `${azimuth.value} deg. ${azimuth.optimal ? '(optimum)' : ''}`],
  ...(power === undefined
    ? []
    : ([[`Nominal power of the PV system (${technologyName(pvtechchoice)}) (kWp)`, power.toFixed(1)]] as [
        string,
        string,
      ][])),
  ...(loss === undefined ? [] : ([['System losses (%)', loss.toFixed(1)]] as [string, string][])),
]

const hourLabel = (hour: number) => {
  const date = new Date(Date.UTC(NOMINAL_YEAR, 0, 1, hour, 30))
  return date.toISOString().replace(/^(\d+)-(\d+)-(\d+)T(\d+):(\d+).*/, '$1$2$3:$4$5')
}
const HOUR_LABELS = Array.from({ length: HOURS_OF_YEAR }, (_, hour) => hourLabel(hour))

const seriescalc = defineTool({
  summary: 'Hours of a typical year in UTC, as seriescalc of PVGIS',
  family: pvgisFamily,
  parameters: z.object({
    ...place,
    ...output,
    ...plane,
    ...system,
    ...years,
    pvcalculation: flag(0),
    components: flag(0),
    peakpower: positive(1_000_000).optional().meta({ description: 'kW; mandatory with pvcalculation=1' }),
    loss: number(0, 100).optional().meta({ description: '%; mandatory with pvcalculation=1' }),
    trackingtype: noTracker(''),
  }),
  async compute(input) {
    const { peakpower = 1, loss = 14, pvcalculation, components } = input
    if (pvcalculation && input.peakpower === undefined) throw new Refusal('peakpower: Mandatory')
    if (pvcalculation && input.loss === undefined) throw new Refusal('loss: Mandatory')
    const site = await openSite(input)
    const weather = buildWeatherYear({ ...site.climate, utcOffset: 0 })
    const { plane: chosen, mounting } = choosePlane(weather.months, input, input.lat)
    const year = computeHourlyYear(weather, modelOf(input, loss), chosen)
    const hours = computePlaneHours(weather, chosen, year)
    const watts = (column: Float64Array, hour: number, factor = 1000) => round((column[hour] as number) * factor, 2)
    const columns: Column[] = [
      ['time', 'Middle of the hour, UTC, in a nominal year', ''],
      ...(pvcalculation ? ([['P', 'PV system power', 'W']] as Column[]) : []),
      ...((components
        ? [
            ['Gb(i)', 'Beam irradiance on the modules', 'W/m2'],
            ['Gd(i)', 'Diffuse irradiance on the modules', 'W/m2'],
            ['Gr(i)', 'Reflected irradiance on the modules', 'W/m2'],
          ]
        : [['G(i)', 'Global irradiance on the modules', 'W/m2']]) as Column[]),
      ['H_sun', 'Sun height', 'degree'],
      ['T2m', '2-m air temperature', 'degree Celsius'],
      ['WS10m', '10-m wind speed: a constant, as monthly climates have none', 'm/s'],
      ['Int', '1 means solar radiation values are reconstructed', ''],
    ]
    const rows = HOUR_LABELS.map((time, hour) => ({
      time,
      ...(pvcalculation && { P: watts(year.ac, hour, 1000 * peakpower) }),
      ...(components
        ? {
            'Gb(i)': watts(hours.beam, hour),
            'Gd(i)': watts(hours.diffuse, hour),
            'Gr(i)': watts(hours.reflected, hour),
          }
        : { 'G(i)': watts(year.irradiation, hour) }),
      H_sun: watts(hours.sunAltitude, hour, 1),
      T2m: watts(weather.temperature, hour, 1),
      WS10m: WIND,
      Int: 0,
    }))
    return formatPvgis(
      {
        tool: 'Timeseries',
        ...site,
        inputs: {
          mounting_system: { fixed: mounting },
          pv_module: pvcalculation
            ? { technology: technologyName(input.pvtechchoice), peak_power: peakpower, system_loss: loss }
            : { technology: null, peak_power: null, system_loss: null },
        },
        lines: pvcalculation ? systemLines(input, mounting, peakpower, loss) : systemLines(input, mounting),
        tables: [{ name: 'hourly', columns, rows }],
        separator: ',',
      },
      input,
    )
  },
})

const mrcalc = defineTool({
  summary: 'Irradiation and temperature by month, as MRcalc of PVGIS',
  family: pvgisFamily,
  parameters: z.object({
    ...place,
    ...output,
    ...plane,
    ...years,
    horirrad: flag(0),
    optrad: flag(0),
    selectrad: flag(0),
    mr_dni: flag(0),
    d2g: flag(0),
    avtemp: flag(0),
  }),
  async compute(input) {
    const site = await openSite(input)
    const light = computeMeanDayLight(site.climate)
    const model = systemModel()
    const profile = computeMonthlyProfile(light)
    const azimuth = azimuthOf(input.aspect)
    const toEquator = equatorAzimuth(input.lat)
    const bestTilt = input.optrad ? findBestTilt(light, model, toEquator) : 0
    const best = input.optrad && computePlaneYear(light, model, { tilt: bestTilt, azimuth: toEquator })
    const selected = input.selectrad && computePlaneYear(light, model, { tilt: input.angle, azimuth })
    const columns: Column[] = [
      ['year', 'Nominal year', ''],
      ['month', 'Month', ''],
    ]
    const rows = MONTH_DAYS.map((_, month) => ({ year: NOMINAL_YEAR, month: month + 1 }) as Record<string, number>)
    const add = (column: Column, values: ArrayLike<number>) => {
      columns.push(column)
      rows.forEach((row, month) => {
        row[column[0]] = round(values[month] as number, 2)
      })
    }
    if (input.horirrad) add(['H(h)_m', 'Irradiation on the horizontal', 'kWh/m2/mo'], profile.horizontal)
    if (best)
      add(['H(i_opt)_m', `Irradiation at ${bestTilt} deg. to the equator`, 'kWh/m2/mo'], best.monthlyIrradiation)
    if (selected) add(['H(i)_m', 'Irradiation on the plane', 'kWh/m2/mo'], selected.monthlyIrradiation)
    if (input.mr_dni) add(['Hb(n)_m', 'Beam irradiation on a plane facing the sun', 'kWh/m2/mo'], profile.beamNormal)
    if (input.d2g) {
      const shares = profile.diffuse.map((diffuse, month) => {
        const horizontal = profile.horizontal[month] as number
        return horizontal > 0 ? diffuse / horizontal : 0
      })
      add(['Kd', 'Diffuse share of the irradiation on the horizontal', '-'], shares)
    }
    if (input.avtemp) add(['T2m', 'Mean air temperature', 'degree Celsius'], site.place.resource.temperature)
    return formatPvgis(
      {
        tool: 'Monthlydata',
        ...site,
        inputs: {
          plane: {
            fixed_inclined: { slope: { value: input.angle }, azimuth: { value: input.aspect } },
            fixed_inclined_optimal: { slope: { value: bestTilt }, azimuth: { value: aspectOf(toEquator) } },
          },
        },
        lines: [],
        tables: [{ name: 'monthly', columns, rows }],
      },
      input,
    )
  },
})

const drcalc = defineTool({
  summary: 'Mean days of the months by hour, as DRcalc of PVGIS',
  family: pvgisFamily,
  parameters: z.object({
    ...place,
    ...output,
    ...plane,
    month: integer(0, 12).default(0).meta({ description: '0: all months' }),
    global: flag(0),
    glob_2axis: notModelled('trackers are not modelled here'),
    clearsky: notModelled('no clear sky is modelled here'),
    clearsky_2axis: notModelled('no clear sky is modelled here'),
    showtemperatures: flag(0),
    localtime: flag(0),
  }),
  async compute(input) {
    const site = await openSite(input)
    const utcOffset = input.localtime ? await localOffset(input.lat, input.lon) : 0
    const weather = buildWeatherYear({ ...site.climate, utcOffset })
    const chosen = { tilt: input.angle, azimuth: azimuthOf(input.aspect) }
    const year = computeHourlyYear(weather, systemModel(), chosen)
    const hours = computePlaneHours(weather, chosen, year)
    const columns: Column[] = [
      ['month', 'Month', ''],
      ['time', `Start of the hour, ${input.localtime ? 'local standard time' : 'UTC'}`, ''],
    ]
    const listed = input.month === 0 ? [...MONTH_DAYS.keys()] : [input.month - 1]
    const rows = listed.flatMap((month) =>
      Array.from(
        { length: HOURS_OF_DAY },
        (_, hour) =>
          ({ month: month + 1, time: `${String(hour).padStart(2, '0')}:00` }) as Record<string, string | number>,
      ),
    )
    const add = (column: Column, values: Float64Array, factor: number) => {
      columns.push(column)
      rows.forEach((row, i) => {
        const mean = meanOfHour(values, listed[Math.floor(i / HOURS_OF_DAY)] as number, i % HOURS_OF_DAY)
        row[column[0]] = round(mean * factor, 2)
      })
    }
    if (input.global) {
      add(['G(i)', 'Global irradiance on the plane', 'W/m2'], year.irradiation, 1000)
      add(['Gb(i)', 'Beam irradiance on the plane', 'W/m2'], hours.beam, 1000)
      add(['Gd(i)', 'Diffuse irradiance on the plane', 'W/m2'], hours.diffuse, 1000)
    }
    if (input.showtemperatures) add(['T2m', '2-m air temperature', 'degree Celsius'], weather.temperature, 1)
    return formatPvgis(
      {
        tool: 'Dailydata',
        ...site,
        inputs: {
          plane: { fixed_inclined: { slope: { value: input.angle }, azimuth: { value: input.aspect } } },
          time_format: input.localtime ? 'local standard time' : 'UTC',
        },
        lines: [],
        tables: [{ name: 'daily_profile', columns, rows }],
      },
      input,
    )
  },
})

const meanOfHour = (values: Float64Array, month: number, hour: number) => {
  const days = MONTH_DAYS[month] as number
  const first = (MONTH_STARTS[month] as number) + hour
  return sumOf(Array.from({ length: days }, (_, day) => values[first + day * HOURS_OF_DAY] as number)) / days
}

const localOffset = async (lat: number, lon: number) => standardOffset(await timeZoneAt(lat, lon), NOMINAL_YEAR)

/** As PVGIS has it for systems without a grid: energy used over energy received by modules of the same power. */
const OFF_GRID_PERFORMANCE_RATIO = 0.68
const WH_PER_KWH = 1000

const shscalc = defineTool({
  summary: 'A system with a battery and no grid, as SHScalc of PVGIS',
  family: pvgisFamily,
  parameters: z.object({
    ...place,
    ...output,
    ...plane,
    peakpower: positive(1_000_000).meta({ description: 'W' }),
    batterysize: positive(1_000_000).meta({ description: 'Wh' }),
    cutoff: number(0, 99).meta({ description: '%' }),
    consumptionday: positive(10_000_000).meta({ description: 'Wh' }),
    hourconsumption: numberList(0, 1, [HOURS_OF_DAY, HOURS_OF_DAY])
      .refine((shares) => Math.abs(sumOf(shares) - 1) < 0.01, 'the 24 shares must add up to 1')
      .optional()
      .meta({ description: '24 shares of the day in local standard time; default: the same in every hour' }),
  }),
  async compute(input) {
    const site = await openSite(input)
    const weather = buildWeatherYear({ ...site.climate, utcOffset: await localOffset(input.lat, input.lon) })
    const chosen = { tilt: input.angle, azimuth: azimuthOf(input.aspect) }
    const { irradiation } = computeHourlyYear(weather, systemModel(), chosen)
    const shares = input.hourconsumption ?? Array<number>(HOURS_OF_DAY).fill(1 / HOURS_OF_DAY)
    const year = refuseWrongFigures(() =>
      simulateSolarHomeSystem({
        irradiation,
        kwp: input.peakpower / WH_PER_KWH,
        performanceRatio: OFF_GRID_PERFORMANCE_RATIO,
        batteryKwh: input.batterysize / WH_PER_KWH,
        cutoff: input.cutoff / 100,
        use: shares.map((share) => (share * input.consumptionday) / WH_PER_KWH),
      }),
    )
    const wh = (kwh: number) => round(kwh * WH_PER_KWH, 2)
    const percent = (share: number) => round(share * 100, 2)
    const step = (100 - input.cutoff) / year.chargeHistogram.length
    return formatPvgis(
      {
        tool: 'SHScalc',
        ...site,
        inputs: {
          mounting_system: {
            fixed: {
              slope: { value: input.angle, optimal: false },
              azimuth: { value: input.aspect, optimal: false },
              type: 'free-standing',
            },
          },
          pv_module: { technology: 'c-Si', peak_power: input.peakpower, system_loss: null },
          battery: { capacity: input.batterysize, discharge_cutoff_limit: input.cutoff },
          consumption: { daily: input.consumptionday },
        },
        lines: [
          ['Nominal power of the PV system (Wp)', String(input.peakpower)],
          ['Battery capacity (Wh)', String(input.batterysize)],
          ['Discharge cutoff limit (%)', String(input.cutoff)],
          ['Consumption per day (Wh)', String(input.consumptionday)],
        ],
        tables: [
          {
            name: 'monthly',
            columns: [
              ['month', 'Month', ''],
              ['E_d', 'Energy used per day', 'Wh/d'],
              ['E_lost_d', 'Energy not captured per day with a full battery', 'Wh/d'],
              ['f_f', 'Days with a full battery', '%'],
              ['f_e', 'Days with an empty battery', '%'],
            ],
            rows: year.months.map((month, i) => ({
              month: i + 1,
              E_d: wh(month.energyPerDay),
              E_lost_d: wh(month.lostPerFullDay),
              f_f: percent(month.fullDays),
              f_e: percent(month.emptyDays),
            })),
          },
          {
            name: 'totals',
            isTotal: true,
            columns: [
              ['d_total', 'Days', 'd'],
              ['f_f', 'Days with a full battery', '%'],
              ['E_lost', 'Energy not captured per day with a full battery', 'Wh/d'],
              ['f_e', 'Days with an empty battery', '%'],
              ['E_miss', 'Energy missing per day with an empty battery', 'Wh/d'],
            ],
            rows: [
              {
                d_total: HOURS_OF_YEAR / HOURS_OF_DAY,
                f_f: percent(year.fullDays),
                E_lost: wh(year.lostPerFullDay),
                f_e: percent(year.emptyDays),
                E_miss: wh(year.missingPerEmptyDay),
              },
            ],
          },
          {
            name: 'histogram',
            columns: [
              ['CS_min', 'Battery charge at the end of the day, from', '%'],
              ['CS_max', 'Battery charge at the end of the day, to', '%'],
              ['f_CS', 'Days', '%'],
            ],
            rows: year.chargeHistogram.map((share, i) => ({
              CS_min: round(input.cutoff + i * step, 2),
              CS_max: round(input.cutoff + (i + 1) * step, 2),
              f_CS: percent(share),
            })),
          },
        ],
      },
      input,
    )
  },
})

function refuseWrongFigures<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof InputError) throw new Refusal(error.message)
    throw error
  }
}

/** [°] Between the points of PVGIS. */
const HORIZON_STEP = 7.5

const printhorizon = defineTool({
  summary: 'The horizon passed in userhorizon, with the paths of the sun, as printhorizon of PVGIS',
  family: pvgisFamily,
  parameters: z.object({ lat: latitude, lon: longitude, userhorizon: horizon.optional(), ...output }),
  async compute(input) {
    if (!input.userhorizon) throw new Refusal('No terrain is known here: pass userhorizon')
    const found: ClimatePlace = requireCovered(await findClimate(input.lat, input.lon))
    const skyline = horizonFromProfile(input.userhorizon)
    const path = (month: number, season: string) =>
      computeSunPath(input.lat, input.lon, Date.UTC(NOMINAL_YEAR, month, 21, 12) - (input.lon / 15) * 3_600_000, 30)
        .filter(({ altitude }) => altitude > 0)
        .map(({ altitude, azimuth }) => ({
          [`A_sun(${season})`]: round(aspectOf(azimuth), 2),
          [`H_sun(${season})`]: round(altitude, 2),
        }))
    const sunColumns = (season: string): Column[] => [
      [`A_sun(${season})`, 'Azimuth of the sun, 0 = south, 90 = west', 'degree'],
      [`H_sun(${season})`, 'Height of the sun', 'degree'],
    ]
    return formatPvgis(
      {
        tool: 'horizon',
        place: found,
        hasUserHorizon: true,
        inputs: {},
        lines: [],
        tables: [
          {
            name: 'horizon_profile',
            columns: [
              ['A', 'Azimuth, 0 = south, 90 = west', 'degree'],
              ['H_hor', 'Height of the horizon', 'degree'],
            ],
            rows: Array.from({ length: 360 / HORIZON_STEP + 1 }, (_, i) => {
              const aspect = i * HORIZON_STEP - 180
              return { A: aspect, H_hor: round(horizonAt(skyline, azimuthOf(aspect)), 1) }
            }),
          },
          { name: 'winter_solstice', columns: sunColumns('w'), rows: path(11, 'w') },
          { name: 'summer_solstice', columns: sunColumns('s'), rows: path(5, 's') },
        ],
      },
      input,
    )
  },
})

const tmy = defineTool({
  summary: 'Refused: no humidity, wind or thermal radiation is known',
  family: pvgisFamily,
  parameters: z.object({}),
  compute() {
    throw new Refusal(
      'Helioplan knows no humidity, wind or thermal radiation, so it has no TMY: use seriescalc or /api/v1/hours for the hours of a typical year',
    )
  },
})

/** By name, as PVGIS writes it. */
export const pvgisTools: Readonly<Record<string, Tool>> = {
  PVcalc: pvcalc,
  seriescalc,
  MRcalc: mrcalc,
  DRcalc: drcalc,
  SHScalc: shscalc,
  printhorizon,
  tmy,
}
