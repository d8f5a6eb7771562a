import { regionOf } from '../../region.ts'
import { type Incentive, MAX_INCENTIVES } from '../costs.ts'
import type { IsoDate } from '../field-schemas.ts'
import { emptyHome, type FigurePath, type Home } from '../home.ts'
import { flatTariff, type Tariff } from '../tariff.ts'
import type { IncentiveRule, Preset, PriceBySize, SellingRule, SourcedEntry } from './preset.ts'
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
  /** ISO 4217; default: the country's own. In another currency no amount is typical. */
  readonly currency?: string
  readonly people?: number
}

/** A region's own rule takes precedence over the country's. */
export interface ApplicableRule<Rule> {
  readonly rule: Rule
  /** Its name in the provenance of homes: `IN-MH.selling`. */
  readonly figure: string
  /** Whether its validity covers the start date. */
  readonly applies: boolean
}

export function createTypicalHome(preset: Preset, options: TypicalHomeOptions): Home {
  const { country, currency } = regionOf(preset.country, options.currency)
  const subdivision = subdivisionOf(preset, options)
  const home = emptyHome({ country, currency, ...(subdivision !== undefined && { subdivision }) })
  const fill = (path: string, figure: string, entry: SourcedEntry) => {
    home.provenance[path] = typicalProvenance(figure, entry)
  }
  if (options.people !== undefined) home.use.people = options.people
  if (preset.use) {
    home.use.amount = { kind: 'year', kwh: typicalUse(preset.use, options.people) }
    fill('use.amount', `${country}.use`, preset.use)
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
  for (const [path, name] of [
    ['price', 'pvPrice'],
    ['batteryPrice', 'batteryPrice'],
  ] as const) {
    const entry = preset[name]
    if (!entry) continue
    home.money[path] = bySize(entry)
    fill(`money.${path}`, `${preset.country}.${name}`, entry)
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

const bySize = ({ each, fixed }: PriceBySize) => ({ kind: 'by-size', each, fixed }) as const

const typicalProvenance = (figure: string, { asOf }: SourcedEntry) =>
  ({ kind: 'typical', figure, ...(asOf !== null && { asOf }) }) as const

/** Typical use by number of people [kWh/year]; the largest known household stands for larger ones. */
function typicalUse({ value, byPersons = {} }: NonNullable<Preset['use']>, people?: number): number {
  const sizes = Object.keys(byPersons).map(Number)
  if (people === undefined || sizes.length === 0) return value
  return byPersons[Math.min(people, Math.max(...sizes))] ?? value
}

const subdivisionOf = ({ subdivisions = {} }: Preset, { subdivision = '' }: Pick<TypicalHomeOptions, 'subdivision'>) =>
  Object.hasOwn(subdivisions, subdivision) ? subdivision : undefined

/** ISO 3166-2 code of a region by its name in the town files; only for regions with their own rules. */
export function findSubdivision({ subdivisions = {} }: Preset, name: string): string | undefined {
  return Object.entries(subdivisions).find(([, { names }]) => names.includes(name))?.[0]
}

/** A real tariff takes precedence over the mean price. */
function findTypicalTariff(preset: Preset, options: TypicalHomeOptions) {
  const subdivision = subdivisionOf(preset, options)
  const regionalTariff = subdivision && preset.subdivisions?.[subdivision]?.tariffs?.[0]
  const example = regionalTariff || preset.tariffs?.[0]
  if (example) {
    const { id, name, tariff } = example
    const figure = `${regionalTariff ? subdivision : preset.country}.tariff-${id}`
    return { figure, entry: example as SourcedEntry, tariff: { name, ...tariff } }
  }
  const { price } = preset
  if (!price || price.currency !== undefined) return undefined
  const { value, unitRate = value, fixedPerDay } = price
  const tariff: Partial<Tariff> = {
    buying: flatTariff(unitRate),
    ...(fixedPerDay !== undefined && { fixedPerMonth: Number(((fixedPerDay * DAYS_OF_YEAR) / 12).toFixed(2)) }),
  }
  return { figure: `${preset.country}.price`, entry: price as SourcedEntry, tariff }
}
const DAYS_OF_YEAR = 365

export function findSellingRule(preset: Preset, options: TypicalHomeOptions): ApplicableRule<SellingRule> | undefined {
  const subdivision = subdivisionOf(preset, options)
  const regionalRule = subdivision === undefined ? undefined : preset.subdivisions?.[subdivision]?.selling
  const rule = regionalRule ?? preset.selling
  if (!rule) return undefined
  return {
    rule,
    figure: `${regionalRule ? subdivision : preset.country}.selling`,
    applies: appliesOn(rule.startsIn, options.start),
  }
}

/** Power limit of the home's typical export terms [kWp]; `undefined` without a limit, or for the user's own terms. */
export function sellingLimitKw(home: Home, preset: Preset): number | undefined {
  const from = home.provenance['tariff.selling']
  if (from?.kind !== 'typical') return undefined
  const entry = findPresetEntry(preset, from.figure)
  return entry && 'maxKw' in entry ? (entry as SellingRule).maxKw : undefined
}

export function findIncentiveRules(preset: Preset, options: TypicalHomeOptions): ApplicableRule<IncentiveRule>[] {
  const subdivision = subdivisionOf(preset, options)
  const rulesOf = (owner: string, rules: readonly IncentiveRule[] = []) =>
    rules.map((rule) => ({ rule, figure: `${owner}.${rule.id}`, applies: appliesOn(rule.startsIn, options.start) }))
  return [
    ...rulesOf(preset.country, preset.incentives),
    ...(subdivision === undefined ? [] : rulesOf(subdivision, preset.subdivisions?.[subdivision]?.incentives)),
  ].slice(0, MAX_INCENTIVES)
}

/** The name is that in the provenance of homes: `DE.price`, `IN-MH.selling`. */
export function findPresetEntry(preset: Preset, figure: string): SourcedEntry | undefined {
  const [owner = '', name = ''] = figure.split('.')
  const part = owner === preset.country ? preset : preset.subdivisions?.[owner]
  if (!part) return undefined
  if (name === 'selling') return part.selling
  if (name.startsWith('tariff-')) return part.tariffs?.find(({ id }) => name === `tariff-${id}`)
  const countryPreset = owner === preset.country ? preset : undefined
  switch (name) {
    case 'price':
    case 'use':
    case 'pvCost':
    case 'batteryCost':
    case 'pvPrice':
    case 'batteryPrice':
      return countryPreset?.[name]
  }
  return part.incentives?.find(({ id }) => id === name)
}
