import { t } from '../language/t.ts'
import type { NumberRange } from '../numbers.ts'

/** Bounds of a stored value, which keep every computation finite, and how its field takes it. */
interface FigureRange extends NumberRange {
  readonly min: number
  /** The field excludes this value, which the record may hold. */
  readonly above?: number
  readonly max: number
  /** The field takes no more, in the unit that it shows; the record may hold more. */
  readonly entryMax?: number
  /** The record holds a share. The field takes per cent, as do `step` and `entryMax`. */
  readonly isShare?: boolean
}
/** Without its own, a number starts at 0 and has steps of 1. */
type FigureRow = Partial<FigureRange> & { readonly label?: () => string }

const SHARE = { max: 1, isShare: true }
const RISE = { ...SHARE, min: -0.5, step: 0.5 }
/** [currency] */
const INCENTIVE = { max: 1e9, step: 100 }
const AMOUNT = { ...INCENTIVE, entryMax: 1e8 }
const CHARGE = { ...AMOUNT, entryMax: 1e6 }
/** [kWh/year] */
const KWH = { max: 1e6, step: 100 }
const EXTRA_KWH = { ...KWH, entryMax: 1e5 }
/** [currency/kWh] */
const PRICE_PER_KWH = { max: 1e6, entryMax: 1e5, step: 0.01 }
const PANELS = { max: 2_000, isWhole: true }
/** [m] */
const ROOF_LENGTH = { max: 200, step: 0.1 }
const PANEL_LENGTH = { min: 0.1, max: 5, step: 0.1 }
/** [kW] */
const POWER = { min: 0.1, max: 1_000, step: 0.5 }
const WATTS = { max: 100_000, step: 10 }
const HOURS_A_DAY = { max: 24 }
const GUARANTEED_YEARS = { min: 1, max: 100, isWhole: true }

/** Every figure and part of a home; `*` is any list index. A path without a label uses that of its parent. */
const FIGURES = {
  name: { label: () => t('Plan name') },
  region: { label: () => t('Region') },
  'region.provider': { label: () => t('Electricity provider') },
  place: { label: () => t('Location') },
  'place.name': { label: () => t('Location name') },
  'place.timeZone': { label: () => t('Time zone') },
  'place.latitude': { min: -90, max: 90, step: 0.1 },
  'place.longitude': { min: -180, max: 180, step: 0.1 },
  kind: { label: () => t('Kind of home') },
  outages: { label: () => t('Power outages') },
  'outages.hoursPerDay': { label: () => t('Hours a day without power'), min: 1, max: 24, isWhole: true },
  'outages.week': { label: () => t('Hours of the week without power') },
  'outages.runsWithoutGrid': { label: () => t('System that works in a power outage') },
  offGrid: { label: () => t('Home without a grid') },
  'offGrid.load': { label: () => t('Electricity use') },
  'offGrid.load.kwh': { above: 0, max: 10_000, step: 0.5 },
  'offGrid.load.appliances.*.watts': WATTS,
  'offGrid.load.appliances.*.hoursPerDay': HOURS_A_DAY,
  'offGrid.months': { label: () => t('Months in use') },
  'offGrid.shortDays': { label: () => t('Days that may run short'), ...SHARE, entryMax: 50 },
  balcony: { label: () => t('Plug-in solar kit') },
  'balcony.panels': { label: () => t('Panels in the kit') },
  'balcony.watts': { label: () => t('Panel size'), min: 50, max: 1_000, step: 10 },
  'balcony.inverterWatts': { label: () => t('Inverter power'), min: 50, max: 5_000, step: 50 },
  'balcony.tilt': { label: () => t('Panel slope on the balcony') },
  'balcony.azimuth': { label: () => t('Direction the balcony faces') },
  'balcony.obstacles': { label: () => t('Shade on the balcony') },
  'balcony.price': { label: () => t('Price of the kit'), ...AMOUNT, entryMax: 1e6, step: 10 },
  use: { label: () => t('Electricity use') },
  'use.amount': { label: () => t('Electricity bill or yearly use') },
  'use.amount.kwh': { ...KWH, above: 0 },
  'use.amount.kwh.*': { ...KWH, step: 10 },
  'use.amount.perMonth': { ...AMOUNT, above: 0, entryMax: 1e6, step: 10 },
  'use.amount.kwhPerMonth': { ...EXTRA_KWH, above: 0, step: 10 },
  'use.people': { label: () => t('People in the home') },
  'use.day': { label: () => t('When you use electricity') },
  'use.heatPump': { label: () => t('Heat pump') },
  'use.heatPump.fuel': { label: () => t('Fuel for heating') },
  'use.heatPump.fuel.boilerEfficiency': { label: () => t('Boiler efficiency'), ...SHARE, min: 0.3 },
  'use.heatPump.fuel.perYear': EXTRA_KWH,
  'use.heatPump.kwhPerYear': EXTRA_KWH,
  'use.hotWater': { label: () => t('Hot water') },
  'use.hotWater.kwhPerDay': { label: () => t('Hot water a day'), max: 100, step: 0.5 },
  'use.hotWater.fuelPrice': { label: () => t('Fuel price for hot water'), ...PRICE_PER_KWH },
  'use.hotWater.boilerEfficiency': { label: () => t('Boiler efficiency for hot water'), ...SHARE, min: 0.3 },
  'use.cooling': { label: () => t('Air conditioning') },
  'use.cooling.kwhPerYear': EXTRA_KWH,
  'use.car': { label: () => t('Electric car') },
  'use.car.chargingLoss': { label: () => t('Charging loss'), ...SHARE, max: 0.5 },
  'use.car.kmPerYear': { max: 500_000, step: 1000 },
  'use.car.kwhPer100Km': { min: 1, max: 200 },
  'use.pool': { label: () => t('Pool') },
  'use.pool.kwhPerYear': EXTRA_KWH,
  roof: { label: () => t('Roof') },
  'roof.planes': { label: () => t('Roof faces') },
  'roof.planes.*': { label: () => t('Roof face') },
  'roof.planes.*.tilt': { label: () => t('Roof slope'), max: 90 },
  'roof.planes.*.azimuth': { label: () => t('Direction the roof faces'), max: 360, step: 5 },
  'roof.planes.*.room': { label: () => t('Space for panels') },
  'roof.planes.*.room.count': PANELS,
  'roof.planes.*.room.squareMetres': { max: 10_000, step: 5 },
  'roof.planes.*.rectangle': { label: () => t('Roof face length and width') },
  'roof.planes.*.rectangle.width': ROOF_LENGTH,
  'roof.planes.*.rectangle.height': ROOF_LENGTH,
  'roof.planes.*.rectangle.clearance': { max: 20, step: 0.1 },
  'roof.planes.*.rectangle.panelLong': PANEL_LENGTH,
  'roof.planes.*.rectangle.panelShort': PANEL_LENGTH,
  'roof.planes.*.outline': { label: () => t('Roof outline') },
  'roof.planes.*.obstacles': { label: () => t('Shade on a roof face') },
  system: { label: () => t('Solar system') },
  'system.start': { label: () => t('Start date') },
  'system.arrays': { label: () => t('Panels') },
  'system.arrays.*.panels': PANELS,
  'system.arrays.*.watts': { min: 1, max: 2_000, step: 5 },
  'system.inverterKw': { label: () => t('Inverter power'), ...POWER },
  'system.losses': { label: () => t('Losses (wiring, dirt, heat)'), ...SHARE, max: 0.99 },
  'system.ageing': { label: () => t('Yearly loss of output'), ...SHARE, max: 0.5, step: 0.1 },
  'system.battery': { label: () => t('Battery') },
  'system.battery.powerKw': { label: () => t('Battery power'), ...POWER, min: 0.01 },
  'system.battery.roundTrip': { label: () => t('Round-trip efficiency'), ...SHARE, min: 0.01 },
  'system.battery.reserve': { label: () => t('Backup reserve'), ...SHARE, step: 5 },
  'system.battery.usableKwh': { max: 1_000 },
  'system.generator': { label: () => t('Generator') },
  'system.generator.ratedKw': { label: () => t('Generator power'), ...POWER },
  'system.generator.litresPerHour': {
    label: () => t('Generator fuel use per hour'),
    max: 1_000,
    entryMax: 200,
    step: 0.1,
  },
  'system.generator.litresPerKwh': { label: () => t('Generator fuel use per kWh'), max: 10, entryMax: 2.5, step: 0.1 },
  'system.backup': { label: () => t('What you want to keep running') },
  'system.backup.*.watts': WATTS,
  'system.backup.*.hoursPerDay': HOURS_A_DAY,
  tariff: { label: () => t('Electricity tariff') },
  'tariff.name': { label: () => t('Tariff name') },
  'tariff.buying': { label: () => t('Electricity price') },
  'tariff.buying.periods.*.blocks.*.upTo': { ...KWH, above: 0, step: 10 },
  'tariff.buying.periods.*.blocks.*.price': PRICE_PER_KWH,
  'tariff.fixedPerMonth': { label: () => t('Fixed monthly charge'), ...CHARGE },
  'tariff.demandPerKw': { label: () => t('Demand charge'), ...CHARGE },
  'tariff.minimumPerMonth': { label: () => t('Minimum monthly charge'), ...CHARGE },
  'tariff.minimumPerYear': { label: () => t('Minimum yearly charge') },
  'tariff.selling': { label: () => t('Export rate') },
  'tariff.selling.price': PRICE_PER_KWH,
  'tariff.selling.ofSupplyPrice.share': SHARE,
  'tariff.selling.ofSupplyPrice.supplyPrice': PRICE_PER_KWH,
  'tariff.selling.years': GUARANTEED_YEARS,
  'tariff.selling.laterPrice': PRICE_PER_KWH,
  'tariff.selling.leftOverPrice': PRICE_PER_KWH,
  'tariff.selling.surplusPrice': PRICE_PER_KWH,
  'tariff.selling.surplusShare': SHARE,
  'tariff.selling.deduction.perKwh': PRICE_PER_KWH,
  'tariff.selling.deduction.shares.*.share': SHARE,
  'tariff.selling.steps.*.untilYear': GUARANTEED_YEARS,
  'tariff.selling.steps.*.bands.*.price': PRICE_PER_KWH,
  'tariff.solarCharges': { label: () => t('Charges for homes with solar') },
  'tariff.solarCharges.perKw': { ...CHARGE, step: 0.01 },
  'tariff.solarCharges.perMonth': { ...CHARGE, step: 0.01 },
  'tariff.solarCharges.perKwh': PRICE_PER_KWH,
  'tariff.solarCharges.minimumPerMonth': { ...CHARGE, step: 0.01 },
  'tariff.carbonPerKwh': { label: () => t('CO₂ of grid electricity'), max: 2_000, step: 10 },
  'tariff.exportLimit': { label: () => t('Export limit') },
  'tariff.exportLimit.kw': { max: 10_000, step: 0.5 },
  'tariff.exportLimit.ofPeak': { ...SHARE, step: 5 },
  money: { label: () => t('Costs') },
  'money.budget': { label: () => t('Most you want to pay up front'), ...AMOUNT, above: 0, step: 500 },
  'money.price': { label: () => t('System price') },
  'money.price.each': { ...AMOUNT, above: 0, entryMax: 1e7 },
  'money.price.total': { ...AMOUNT, above: 0, step: 500 },
  'money.batteryPrice': { label: () => t('Battery price') },
  'money.batteryPrice.total': AMOUNT,
  'money.incentives': { label: () => t('Incentives') },
  'money.incentives.*.amount': INCENTIVE,
  'money.incentives.*.rate': INCENTIVE,
  'money.incentives.*.share': SHARE,
  'money.incentives.*.mostOfCost': SHARE,
  'money.incentives.*.price': { ...AMOUNT, entryMax: 1e6 },
  'money.upkeepPerYear': { label: () => t('Maintenance'), ...AMOUNT },
  'money.upkeepPerKw': { label: () => t('Maintenance') },
  'money.propertyTax': { label: () => t('Property tax on the system'), ...SHARE, entryMax: 10, step: 0.05 },
  'money.inverterRenewal': { label: () => t('New inverter') },
  'money.inverterPrice': { label: () => t('New inverter') },
  'money.batteryRenewal': { label: () => t('New battery') },
  'money.fuelPrice': { label: () => t('Fuel price'), ...AMOUNT, above: 0, entryMax: 1e6, step: 0.1 },
  'money.generatorWear': { label: () => t('Generator maintenance per kWh'), ...AMOUNT, entryMax: 1e5, step: 0.01 },
  'money.priceRise': { label: () => t('Electricity price rise'), ...RISE },
  'money.exportRise': { label: () => t('Export rate rise'), ...RISE },
  'money.inflation': { label: () => t('Inflation'), ...RISE },
  'money.discount': { label: () => t('Return you could get elsewhere'), ...RISE },
  'money.years': { label: () => t('Number of years'), min: 1, max: 50, isWhole: true },
  'money.financing': { label: () => t('How you pay') },
  'money.financing.rate': { label: () => t('Interest rate'), ...SHARE, step: 0.5 },
  'money.financing.years': { label: () => t('Loan or lease term'), min: 1, max: 40, isWhole: true },
  'money.financing.perMonth': { label: () => t('Monthly payment'), ...AMOUNT },
  'money.financing.rise': RISE,
  'money.financing.deposit': AMOUNT,
  'money.financing.fee': AMOUNT,
  'money.financing.upfront': AMOUNT,
  'money.quote': { label: () => t("Installer's quote") },
  'money.quote.kwp': { above: 0, max: 1_000, step: 0.1 },
  'money.quote.price': AMOUNT,
  'money.quote.batteryKwh': { max: 1_000 },
  'money.quote.kwhPerYear': KWH,
  'money.quote.priceRise': RISE,
  'money.quote.paidBackInYears': { max: 100 },
  'money.otherQuotes': { label: () => t('Other quotes') },
  scenarios: { label: () => t('Your options') },
  provenance: { label: () => t('Source of a figure') },
} as const satisfies Readonly<Record<string, FigureRow>>

export const namesOfFigures = (paths: readonly string[]): string[] => [
  ...new Set(paths.map((path) => nameOfFigure(path.split('.')))),
]

/** A label, for lists and before a colon. */
export function nameOfFigure(path: readonly PropertyKey[]): string {
  for (let length = path.length; length > 0; length -= 1) {
    const label = findRow(patternOf(path.slice(0, length)))?.label
    if (label) return label()
  }
  return t('Part of your plan')
}

type Figures = typeof FIGURES
/** A number of the home, with `*` for any list index. */
export type NumberFigure = { [K in keyof Figures]: Figures[K] extends { max: number } ? K : never }[keyof Figures]

/** `undefined` for a part, and for a number that no field shows. */
export function findFigureRange(path: readonly PropertyKey[]): FigureRange | undefined {
  const { max, ...row } = findRow(patternOf(path).replace('money.otherQuotes.*', 'money.quote')) ?? {}
  return max === undefined ? undefined : { min: 0, step: 1, ...row, max }
}

/** Range of a field, in the unit that it shows. */
export interface EntryRange extends FigureRange {
  /** Factor from the unit shown to the stored one. */
  readonly scale: number
}

export function entryRangeOf(path: string): EntryRange {
  const range = findFigureRange(path.split('.'))
  // untranslated: a mistake of the program
  if (!range) throw new Error(`${path} has no range.`)
  const perUnit = range.isShare ? 100 : 1
  return { ...range, min: range.min * perUnit, max: range.entryMax ?? range.max * perUnit, scale: 1 / perUnit }
}

const findRow = (pattern: string): FigureRow | undefined =>
  Object.hasOwn(FIGURES, pattern) ? FIGURES[pattern as keyof Figures] : undefined

const patternOf = (path: readonly PropertyKey[]) =>
  path.map((key) => (/^\d+$/.test(String(key)) ? '*' : String(key))).join('.')
