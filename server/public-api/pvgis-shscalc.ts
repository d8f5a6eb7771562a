import { z } from 'zod'
import { round } from '#shared/calculators/rounding.ts'
import { DAYS_OF_YEAR, HOURS_OF_DAY, sumOf } from '#shared/calendar.ts'
import { simulateSolarHomeSystem } from '#shared/energy/off-grid.ts'
import { computeHourlyYear } from '#shared/solar/hourly-year.ts'
import { systemModel } from '#shared/solar/photovoltaics.ts'
import { buildWeatherYear } from '#shared/solar/weather-year.ts'
import { standardTimeAt } from './climate-files.ts'
import { number, numberList, positive } from './parameters.ts'
import { type Column, formatPvgis, pvgisFamily } from './pvgis-format.ts'
import { describeRequestedPlane, openSite, planeOf, siteParameters } from './pvgis-site.ts'
import { defineTool } from './tool.ts'

/** Energy used over energy received by modules of the same power, as PVGIS assumes for systems without a grid. */
const OFF_GRID_PERFORMANCE_RATIO = 0.68
const WH_PER_KWH = 1000
const LOST = 'Energy not captured per day with a full battery'

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
    const { months, chargeHistogram } = year
    const monthly: Column[] = [
      ['month', 'Month', '', months.map((_, i) => i + 1)],
      ['E_d', 'Energy used per day', 'Wh/d', months.map(({ energyPerDay }) => wh(energyPerDay))],
      ['E_lost_d', LOST, 'Wh/d', months.map(({ lostPerFullDay }) => wh(lostPerFullDay))],
      ['f_f', 'Days with a full battery', '%', months.map(({ fullDays }) => percent(fullDays))],
      ['f_e', 'Days with an empty battery', '%', months.map(({ emptyDays }) => percent(emptyDays))],
    ]
    const totals: Column[] = [
      ['d_total', 'Days', 'd', [DAYS_OF_YEAR]],
      ['f_f', 'Days with a full battery', '%', [percent(year.fullDays)]],
      ['E_lost', LOST, 'Wh/d', [wh(year.lostPerFullDay)]],
      ['f_e', 'Days with an empty battery', '%', [percent(year.emptyDays)]],
      ['E_miss', 'Energy missing per day with an empty battery', 'Wh/d', [wh(year.missingPerEmptyDay)]],
    ]
    const edge = (i: number) => round(input.cutoff + i * step, 2)
    const histogram: Column[] = [
      ['CS_min', 'Battery charge at the end of the day, from', '%', chargeHistogram.map((_, i) => edge(i))],
      ['CS_max', 'Battery charge at the end of the day, to', '%', chargeHistogram.map((_, i) => edge(i + 1))],
      ['f_CS', 'Days', '%', chargeHistogram.map(percent)],
    ]
    return formatPvgis('SHScalc', input, site, {
      inputs: {
        mounting_system: { fixed: { ...describeRequestedPlane(input), type: 'free-standing' } },
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
        { name: 'monthly', columns: monthly },
        { name: 'totals', isTotal: true, columns: totals },
        { name: 'histogram', columns: histogram },
      ],
    })
  },
})
