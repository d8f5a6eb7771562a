import { DAYS_OF_YEAR } from '../calendar.ts'
import type { Incentive } from '../home/costs.ts'
import { emptyHome } from '../home/empty-home.ts'
import type { IsoDate } from '../home/field-schemas.ts'
import { flatTariff } from '../home/flat-tariff.ts'
import type { FigurePath, Home } from '../home/home.ts'
import { inflationTargetOf } from '../home/inflation-targets.ts'
import { MAX_INCENTIVES } from '../home/list-limits.ts'
import type { Tariff } from '../home/tariff.ts'
import { regionOf } from '../region.ts'
import type { IncentiveRule, Preset, PriceBySize, Provider, SellingRule, SourcedEntry } from './preset.ts'
import { appliesOn } from './review.ts'

/*
 * Typical homes of a country: figures from presets are filled in and marked as typical. Figures that no preset has, or whose
 * validity does not cover the start date, stay absent.
 */

export interface TypicalHomeOptions {
  /** Determines incentives and export terms. */
  readonly start: IsoDate
  /** ISO 3166-2 */
  readonly subdivision?: string
  /** Electricity provider of that region. */
  readonly provider?: string
  /** ISO 4217; default: the country's own. In another currency no amount is typical. */
  readonly currency?: string
  readonly people?: number
  /** The tariff of a home can follow from its bill [currency/month]. */
  readonly billPerMonth?: number
}

/** A provider's own rule takes precedence over the region's, which does so over the country's. */
export interface ApplicableRule<Rule> {
  readonly rule: Rule
  /** Its name in the provenance of homes: `IN-MH.selling`, `US-AZ.selling-srp`. */
  readonly figure: string
  /** Whether its validity covers the start date. */
  readonly applies: boolean
}

export function createTypicalHome(preset: Preset, options: TypicalHomeOptions): Home {
  const { country, currency } = regionOf(preset.country, options.currency)
  const { subdivision, provider } = findPlaceOfRules(preset, options)
  const home = emptyHome({
    country,
    currency,
    ...(subdivision !== undefined && { subdivision }),
    ...(provider && { provider: provider.id }),
  })
  const fill = (path: string, figure: string, entry: SourcedEntry) => {
    home.provenance[path] = typicalProvenance(figure, entry)
  }
  if (options.people !== undefined) home.use.people = options.people
  const use = findMarketFigure(preset, options, 'use')
  if (use) {
    home.use.amount = { kind: 'year', kwh: typicalUse(use.entry, options.people) }
    fill('use.amount', use.figure, use.entry)
  }
  const sellingRule = findSellingRule(preset, options)
  if (sellingRule?.rule.exportLimit && sellingRule.applies) {
    home.tariff.exportLimit = sellingRule.rule.exportLimit
    fill('tariff.exportLimit', sellingRule.figure, sellingRule.rule)
  }
  // Amounts are not converted to other currencies.
  if (currency === regionOf(country).currency) fillMoney(home, preset, options, fill)
  return home
}

const PRICES_BY_SIZE = [
  ['price', 'pvPrice'],
  ['batteryPrice', 'batteryPrice'],
  ['inverterPrice', 'inverterRenewal'],
] as const
const RATES = [
  ['inflation', 'inflation'],
  ['priceRise', 'priceRise'],
  ['exportRise', 'exportRise'],
  ['upkeepPerKw', 'maintenancePerKw'],
] as const

type Fill = (path: string, figure: string, entry: SourcedEntry) => void

function fillMoney(home: Home, preset: Preset, options: TypicalHomeOptions, fill: Fill): void {
  const tariff = findTypicalTariff(preset, options)
  if (tariff) {
    Object.assign(home.tariff, tariff.tariff)
    for (const part of ['buying', 'fixedPerMonth', 'minimumPerMonth'] as const) {
      if (part in tariff.tariff) fill(`tariff.${part}`, tariff.figure, tariff.entry)
    }
  }
  const selling = findSellingRule(preset, options)
  if (selling?.rule.default === 'fill' && selling.rule.selling && selling.applies) {
    home.tariff.selling = selling.rule.selling
    fill('tariff.selling', selling.figure, selling.rule)
  }
  if (selling?.rule.solarCharges && selling.applies) {
    home.tariff.solarCharges = selling.rule.solarCharges
    fill('tariff.solarCharges', selling.figure, selling.rule)
  }
  for (const [path, name] of PRICES_BY_SIZE) {
    const price = findMarketFigure(preset, options, name)
    if (!price) continue
    home.money[path] = bySize(price.entry)
    fill(`money.${path}`, price.figure, price.entry)
  }
  for (const [path, name] of RATES) {
    const rate = findMarketFigure(preset, options, name)
    if (!rate) continue
    home.money[path] = rate.entry.value
    fill(`money.${path}`, rate.figure, rate.entry)
  }
  const propertyTax = findMarketFigure(preset, options, 'propertyTax')
  if (propertyTax && appliesOn(propertyTax.entry.startsIn, options.start)) {
    home.money.propertyTax = propertyTax.entry.value
    fill('money.propertyTax', propertyTax.figure, propertyTax.entry)
  }
  const realReturn = findMarketFigure(preset, options, 'realReturn')
  if (realReturn) {
    const inflation = home.money.inflation ?? inflationTargetOf(home.region.currency)?.value ?? 0
    home.money.discount = Number(((1 + inflation) * (1 + realReturn.entry.value) - 1).toFixed(6))
    fill('money.discount', realReturn.figure, realReturn.entry)
  }
  for (const { rule, figure, applies } of findIncentiveRules(preset, options)) {
    if (rule.default === 'none' || !applies) continue
    fill(`money.incentives.${home.money.incentives.length}`, figure, rule)
    home.money.incentives.push({ ...rule.incentive, on: rule.default === 'apply' } as Incentive)
  }
}

/** Upgrades the typical prices of a home saved before prices had a fixed part. Plans count these, and screens show them. */
export function withPricesBySize(home: Home, preset: Preset | null | undefined): Home {
  if (!preset) return home
  const { country, pvPrice, batteryPrice } = preset
  const wasTypical = (path: FigurePath, figure: string) => {
    const from = home.provenance[path]
    return from?.kind === 'typical' && from.figure === `${country}.${figure}`
  }
  const pv = wasTypical('money.price', 'pvCost') ? pvPrice : undefined
  const battery = wasTypical('money.batteryPrice', 'batteryCost') ? batteryPrice : undefined
  if (!pv && !battery) return home
  return {
    ...home,
    money: {
      ...home.money,
      ...(pv && { price: bySize(pv) }),
      ...(battery && { batteryPrice: bySize(battery) }),
    },
    provenance: {
      ...home.provenance,
      ...(pv && { 'money.price': typicalProvenance(`${country}.pvPrice`, pv) }),
      ...(battery && { 'money.batteryPrice': typicalProvenance(`${country}.batteryPrice`, battery) }),
    },
  }
}

const bySize = ({ each, fixed }: Pick<PriceBySize, 'each' | 'fixed'>) => ({ kind: 'by-size', each, fixed }) as const

const typicalProvenance = (figure: string, { asOf }: SourcedEntry) =>
  ({ kind: 'typical', figure, ...(asOf !== null && { asOf }) }) as const

/** Typical use by number of people [kWh/year]; larger households have the use of the largest known one. */
function typicalUse({ value, byPersons = {} }: NonNullable<Preset['use']>, people?: number): number {
  const sizes = Object.keys(byPersons).map(Number)
  if (people === undefined || sizes.length === 0) return value
  return byPersons[Math.min(people, Math.max(...sizes))] ?? value
}

/** What decides about the typical figures of a home, as of a start date. */
export const localOptionsOf = (
  { region: { subdivision, provider } }: Pick<Home, 'region'>,
  start: IsoDate,
): TypicalHomeOptions => ({
  start,
  ...(subdivision !== undefined && { subdivision }),
  ...(provider !== undefined && { provider }),
})

/** Unknown regions and providers are absent. */
function findPlaceOfRules(
  { subdivisions = {} }: Preset,
  options: Pick<TypicalHomeOptions, 'subdivision' | 'provider'>,
) {
  const { subdivision = '' } = options
  const row = Object.hasOwn(subdivisions, subdivision) ? subdivisions[subdivision] : undefined
  return row ? { subdivision, row, provider: row.providers?.find(({ id }) => id === options.provider) } : {}
}

/** A country, region or provider with figures of its own. */
interface FigureOwner {
  readonly code: string
  readonly provider?: string
  readonly figures: Omit<Provider, 'id' | 'company'>
}

/** The most specific first. */
function ownersOfFigures(
  preset: Preset,
  options: Pick<TypicalHomeOptions, 'subdivision' | 'provider'>,
): readonly FigureOwner[] {
  const { subdivision, row, provider } = findPlaceOfRules(preset, options)
  return [
    ...(provider ? [{ code: subdivision, provider: provider.id, figures: provider }] : []),
    ...(row ? [{ code: subdivision, figures: row }] : []),
    { code: preset.country, figures: preset },
  ]
}

/** Name in the provenance of homes: of a provider `US-CA.price-sdge`, otherwise `DE.price`. */
const figureNameOf = ({ code, provider }: FigureOwner, figure: 'price' | SellingName | MarketFigureName) =>
  `${code}.${figure}${provider === undefined ? '' : `-${provider}`}`

/** Figures of a market that a region or a provider can have of its own. */
const MARKET_FIGURES = [
  'use',
  'pvPrice',
  'batteryPrice',
  'typicalKw',
  'smallestSoldKw',
  'largestKw',
  'largestOfUse',
  'priceRise',
  'exportRise',
  'inflation',
  'realReturn',
  'maintenancePerKw',
  'propertyTax',
  'inverterRenewal',
] as const
export type MarketFigureName = (typeof MARKET_FIGURES)[number]
type MarketFigures = Pick<Preset, MarketFigureName>

/** The provider's own, otherwise the region's, otherwise the country's. */
export function findMarketFigure<Name extends MarketFigureName>(
  preset: Preset,
  options: Pick<TypicalHomeOptions, 'subdivision' | 'provider'>,
  name: Name,
): { readonly entry: NonNullable<MarketFigures[Name]>; readonly figure: string } | undefined {
  for (const owner of ownersOfFigures(preset, options)) {
    const entry = (owner.figures as MarketFigures)[name]
    if (entry) return { entry, figure: figureNameOf(owner, name) }
  }
  return undefined
}

/** Whether another bill can mean another tariff. */
export const hasTariffByBill = ({ tariffs = [] }: Preset): boolean =>
  tariffs.some(({ fromBill }) => fromBill !== undefined)

/** A real tariff takes precedence over the mean price. A provider without a price takes that of its region. */
function findTypicalTariff(preset: Preset, options: TypicalHomeOptions) {
  const { subdivision } = findPlaceOfRules(preset, options)
  const owner = ownersOfFigures(preset, options).find(({ figures: { tariffs, price } }) => tariffs || price)
  if (!owner) return undefined
  const { tariffs, price } = owner.figures
  const { billPerMonth = 0 } = options
  const example = tariffs
    ?.filter(({ onlyIn = subdivision }) => subdivision === undefined || onlyIn === subdivision)
    .filter(({ fromBill = 0 }) => billPerMonth >= fromBill)
    .sort((a, b) => (b.fromBill ?? 0) - (a.fromBill ?? 0))[0]
  if (example) {
    const { id, name, tariff } = example
    return { figure: `${owner.code}.tariff-${id}`, entry: example as SourcedEntry, tariff: { name, ...tariff } }
  }
  if (!price || price.currency !== undefined) return undefined
  const { value, unitRate = value, fixedPerDay, minimumPerMonth } = price
  const tariff: Partial<Tariff> = {
    buying: flatTariff(unitRate),
    ...(fixedPerDay !== undefined && { fixedPerMonth: Number(((fixedPerDay * DAYS_OF_YEAR) / 12).toFixed(2)) }),
    ...(minimumPerMonth !== undefined && { minimumPerMonth }),
  }
  return { figure: figureNameOf(owner, 'price'), entry: price as SourcedEntry, tariff }
}

export function findSellingRule(preset: Preset, options: TypicalHomeOptions): ApplicableRule<SellingRule> | undefined {
  const owner = ownersOfFigures(preset, options).find(({ figures }) => figures.selling)
  if (!owner) return undefined
  const rules = SELLING_NAMES.flatMap((name) => {
    const rule = owner.figures[name]
    return rule ? [{ rule, figure: figureNameOf(owner, name), applies: appliesOn(rule.startsIn, options.start) }] : []
  })
  return rules.find(({ applies }) => applies) ?? rules[0]
}
const SELLING_NAMES = ['selling', 'sellingLater'] as const
type SellingName = (typeof SELLING_NAMES)[number]

/** Power limit of the home's typical export terms [kWp]; `undefined` without a limit, or for the user's own terms. */
export function sellingLimitKw(home: Home, preset: Preset): number | undefined {
  const from = home.provenance['tariff.selling']
  if (from?.kind !== 'typical') return undefined
  const entry = findPresetEntry(preset, from.figure)
  return entry && 'maxKw' in entry ? (entry as SellingRule).maxKw : undefined
}

/** A rule of a region replaces that of its country with the same id. */
export function findIncentiveRules(preset: Preset, options: TypicalHomeOptions): ApplicableRule<IncentiveRule>[] {
  const rules = ownersOfFigures(preset, options).flatMap(({ code, figures: { incentives = [] } }) =>
    incentives.map((rule) => ({
      rule,
      figure: `${code}.${rule.id}`,
      applies: appliesOn(rule.startsIn, options.start),
    })),
  )
  return rules
    .filter(({ rule: { id } }, i) => rules.findIndex(({ rule }) => rule.id === id) === i)
    .slice(0, MAX_INCENTIVES)
}

/** The name is that in the provenance of homes: `DE.price`, `IN-MH.selling`, `US-CA.price-sdge`. */
export const findPresetEntry = (preset: Preset, figure: string): SourcedEntry | undefined =>
  locateFigure(preset, figure)?.entry

/** The electricity provider that a figure belongs to. */
export const findProviderOf = (preset: Preset, figure: string): string | undefined =>
  locateFigure(preset, figure)?.provider

function locateFigure(preset: Preset, figure: string): { entry: SourcedEntry; provider?: string } | undefined {
  const [code = '', name = ''] = figure.split('.')
  if (code === preset.country) {
    const entry = findOwnEntry({ code, figures: preset }, figure) ?? findCountryEntry(preset, name)
    return entry && { entry }
  }
  const row = preset.subdivisions?.[code]
  const entry = row && findOwnEntry({ code, figures: row }, figure)
  if (entry) return { entry }
  for (const provider of row?.providers ?? []) {
    const entry = findOwnEntry({ code, provider: provider.id, figures: provider }, figure)
    if (entry) return { entry, provider: provider.company }
  }
  return undefined
}

const OWN_FIGURES = ['price', ...SELLING_NAMES, ...MARKET_FIGURES] as const

function findOwnEntry(owner: FigureOwner, figure: string): SourcedEntry | undefined {
  const { tariffs = [], incentives = [] } = owner.figures
  const name = OWN_FIGURES.find((name) => figure === figureNameOf(owner, name))
  if (name) return owner.figures[name]
  return (
    tariffs.find(({ id }) => figure === `${owner.code}.tariff-${id}`) ??
    incentives.find(({ id }) => figure === `${owner.code}.${id}`)
  )
}

function findCountryEntry(preset: Preset, name: string): SourcedEntry | undefined {
  switch (name) {
    case 'pvCost':
    case 'batteryCost':
    case 'plugIn':
      return preset[name]
  }
  return undefined
}

interface PriceRange {
  readonly low: number
  readonly high: number
}

/** Plausible prices of an imported or exported kWh, where the sources of a typical figure give a range [currency/kWh]. */
export function findPriceRange(
  preset: Preset,
  figure: string,
  subdivision: string | undefined,
): PriceRange | undefined {
  const entry: Partial<PriceRange & SellingRule> = findPresetEntry(preset, figure) ?? {}
  const isCountryPrice = figure === `${preset.country}.price`
  const { low, high } =
    (isCountryPrice && preset.subdivisions?.[subdivision ?? '']?.priceRange) ||
    (entry.range ? { low: entry.range[0], high: entry.range[1] } : entry)
  return low !== undefined && high !== undefined && low < high ? { low, high } : undefined
}
