import { DEFAULTS } from '#shared/plan/basis/defaults.ts'
import preset from '#shared/presets/countries/es.json' with { type: 'json' }
import { figureFormats } from '../../format-figures.ts'
import figures from './figures.json' with { type: 'json' }

/* The home in Madrid whose figures the articles show. */

export const { number, percent, money, price } = figureFormats('es')

/** Assumptions of figures.json. */
export const USE = 3500 // [kWh a year]
export const EXPORT_PRICE = 0.06 // [€ per kWh]

/** [€ per kWh], with taxes and contracted power */
export const ELECTRICITY_PRICE = preset.price.value
/** [€], and [€ per kWp] */
export const { fixed: SYSTEM_BASE_PRICE, each: PRICE_PER_KWP } = preset.pvPrice

const [{ incentive }] = preset.incentives as [(typeof preset.incentives)[number]]
export const TAX_DEDUCTION = { share: incentive.share, most: incentive.most }

/** [kWh a year] */
export const CAR_USE = (DEFAULTS.carKmPerYear.value * DEFAULTS.carKwhPer100Km.value) / 100

type Size = (typeof figures.sizes)[number]
export const [tiny, small, middle, large] = figures.sizes as [Size, Size, Size, Size]

type Battery = (typeof figures.batteries)[number]
export const [smallBattery, largeBattery] = figures.batteries as [Battery, Battery]

export const { Madrid: madrid, Sevilla: seville, Bilbao: bilbao } = figures.towns
export const { planes, prices } = figures

/** Of the middle size, by month from January. The credit for exports never exceeds the cost of the month’s purchases. */
export const months = figures.months.map(({ solar, use, grid }) => {
  const cost = grid * ELECTRICITY_PRICE
  const exported = solar - (use - grid)
  const credit = Math.min(cost, exported * EXPORT_PRICE)
  return {
    solar,
    use,
    grid,
    exported,
    /** What the system saves in the month [€]. */
    saving: (use - grid) * ELECTRICITY_PRICE + credit,
    /** Credit lost at the end of the month [€]. */
    lost: exported * EXPORT_PRICE - credit,
  }
})

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Figures that are estimates: 12.345 is 12.300. */
export const roundTo = (value: number, step: number) => Math.round(value / step) * step

/** `4,8 kWp` */
export const kwp = (value: number) => `${number(value, 1)} kWp`
/** `7580 kWh` */
export const kwh = (value: number) => `${number(value)} kWh`
