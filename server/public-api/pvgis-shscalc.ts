import { z } from 'zod'
import { round } from '#shared/calculators/rounding.ts'
import { DAYS_OF_YEAR, HOURS_OF_DAY, sumOf } from '#shared/calendar.ts'
import { simulateSolarHomeSystem } from '#shared/energy/off-grid.ts'
import { computeHourlyYear } from '#shared/solar/hourly-year.ts'
import { systemModel } from '#shared/solar/photovoltaics.ts'
import { buildWeatherYear } from '#shared/solar/weather-year.ts'
import { number, numberList, positive } from './parameters.ts'
import { formatPvgis, pvgisFamily } from './pvgis-format.ts'
import { openSite, planeOf, siteParameters } from './pvgis-site.ts'
import { standardTimeAt } from './standard-time.ts'
import { defineTool } from './tool.ts'

/** Energy used over energy received by modules of the same power, as PVGIS assumes for systems without a grid. */
const OFF_GRID_PERFORMANCE_RATIO = 0.68
const WH_PER_KWH = 1000

export const shscalc = defineTool({
  summary: 'A system with a battery and no grid, as SHScalc of PVGIS',
  family: pvgisFamily,
  parameters: z.object({
    ...siteParameters,
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
    const weather = buildWeatherYear({ ...site.climate, ...(await standardTimeAt(input)) })
    const { irradiation } = computeHourlyYear(weather, systemModel(), planeOf(input))
    const shares = input.hourconsumption ?? Array<number>(HOURS_OF_DAY).fill(1 / HOURS_OF_DAY)
    const year = simulateSolarHomeSystem({
      irradiation,
      kwp: input.peakpower / WH_PER_KWH,
      performanceRatio: OFF_GRID_PERFORMANCE_RATIO,
      batteryKwh: input.batterysize / WH_PER_KWH,
      cutoff: input.cutoff / 100,
      use: shares.map((share) => (share * input.consumptionday) / WH_PER_KWH),
    })
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
                d_total: DAYS_OF_YEAR,
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
