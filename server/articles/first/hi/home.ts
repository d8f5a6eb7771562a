import { DEFAULTS, defaultInflation } from '#shared/plan/basis/defaults.ts'
import india from '#shared/presets/countries/in.json' with { type: 'json' }
import karnataka from '#shared/presets/regions/IN-KA.json' with { type: 'json' }
import rajasthan from '#shared/presets/regions/IN-RJ.json' with { type: 'json' }
import { figureFormats } from '../../format-figures.ts'
import figures from './figures.json' with { type: 'json' }

/* The home in Jaipur of which the Hindi articles give figures, and figures of India. */

export const { money, number, percent, price } = figureFormats('hi')
export const { batteries, planes, prices, sizes, towns } = figures
export const { pvPrice, price: averagePrice, vat: gst } = india

type Blocks = readonly { readonly upTo: number | null; readonly price: number }[]

const blocksOf = ({
  tariffs: [row],
}: {
  tariffs: { tariff: { buying: { periods: { blocks: Blocks }[] } } }[]
}): Blocks => row?.tariff.buying.periods[0]?.blocks ?? []

/** Of homes in Rajasthan [₹/kWh], without fixed charge, duty and surcharges. */
export const slabs = blocksOf(rajasthan)
export const karnatakaSlabs = blocksOf(karnataka)
export const maharashtraSlabs = blocksOf(india)

/** Of a month [₹]. */
export function energyCharge(kwh: number, blocks: Blocks = slabs): number {
  let charge = 0
  let from = 0
  for (const { upTo, price } of blocks) {
    const to = Math.min(kwh, upTo ?? kwh)
    if (to <= from) break
    charge += (to - from) * price
    from = to
  }
  return charge
}

export const priceOfKwh = (nth: number, blocks: Blocks = slabs) =>
  energyCharge(nth, blocks) - energyCharge(nth - 1, blocks)

/** [kWh] */
export const MONTHLY_USE = 300
/** [kWh] */
export const YEARLY_USE = 12 * MONTHLY_USE

/** Rounded as prices are said [₹]. */
export const toHundreds = (amount: number) => Math.round(amount / 100) * 100

/** PM Surya Ghar [₹]. */
export const subsidy = (kwp: number) => {
  const { steps, most } = india.incentives[0]?.incentive ?? { steps: [], most: 0 }
  let amount = 0
  let from = 0
  for (const { upTo, rate } of steps) {
    amount += Math.max(0, Math.min(kwp, upTo) - from) * rate
    from = upTo
  }
  return Math.min(amount, most)
}

const [first] = sizes as [(typeof sizes)[number], ...typeof sizes]
/** Makes about as much as the home uses. */
export const smallest = first

/** Of the smallest system, in year 1 [₹]. */
export const yearlySaving = smallest.home.billBefore - smallest.home.billAfter
/** [₹/kWh] */
export const savingPerKwh = yearlySaving / smallest.home.output

/** Of the smallest system [kWh]; January is 0. */
export const outputOfMonth = (month: number) => (towns.जयपुर.months[month] ?? 0) * smallest.home.kwp

/** Of the smallest system [kWh]. */
export const outputOfYear = (year: number, yearlyLoss: number = DEFAULTS.degradation.value) =>
  smallest.home.output * (1 - yearlyLoss) ** (year - 1)

/** Of all prices, electricity included [share/year]. */
export const PRICE_RISE = defaultInflation('INR').value

export const carKwh = (km: number) => (km * DEFAULTS.carKwhPer100Km.value) / 100

const OBLIQUITY = 23.44
/** Length of a shadow at noon in Jaipur on the shortest or longest day, in the unit of the height. */
export const noonShadow = (height: number, day: 'december' | 'june') =>
  height * Math.tan(((towns.जयपुर.latitude + (day === 'december' ? OBLIQUITY : -OBLIQUITY)) * Math.PI) / 180)
