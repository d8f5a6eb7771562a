import { regionOf } from '../region.ts'
import { type Incentive, MOST_INCENTIVES } from './costs.ts'
import { emptyHome, type FigurePath, type Home } from './home.ts'
import type { IsoDate } from './kinds.ts'
import { type Doubt, doubtOf, holdsFor } from './presets/check.ts'
import {
  flat,
  type IncentiveRule,
  type Preset,
  type PriceBySize,
  type Read,
  type SellingRule,
} from './presets/preset.ts'
import type { Tariff } from './tariff.ts'

/*
 * A home as it usually is in a country: what the presets know is filled in and marked as typical, nothing is guessed, and
 * nothing is carried past the days it was known for. What is left out, the user is asked.
 */

/** What a typical home is chosen by. */
export interface TypicalFor {
  /** The day the system starts: support, and the pay for what is sold, hang on it. */
  readonly start: IsoDate
  /** ISO 3166-2, where it is known. */
  readonly subdivision?: string
  /** ISO 4217; the country's own unless another was chosen, in which no amount is known. */
  readonly currency?: string
  readonly people?: number
}

/** A rule as it stands for one home: the region's before the country's. */
export interface RuleHere<Rule> {
  readonly rule: Rule
  /** By which homes name it: `IN-MH.selling`. */
  readonly figure: string
  /** Whether it is known for a system that starts then. */
  readonly holds: boolean
}

/** A home of a country, with what is typical there. */
export function homeFor(preset: Preset, by: TypicalFor): Home {
  const { country, currency } = regionOf(preset.country, by.currency)
  const subdivision = subdivisionOf(preset, by)
  const home = emptyHome({ country, currency, ...(subdivision !== undefined && { subdivision }) })
  const fill = (path: string, figure: string, read: Read) => {
    home.provenance[path] = typical(figure, read)
  }
  if (by.people !== undefined) home.use.people = by.people
  if (preset.use) {
    home.use.amount = { kind: 'year', kwh: typicalUse(preset.use, by.people) }
    fill('use.amount', `${country}.use`, preset.use)
  }
  const limit = sellingHere(preset, by)
  if (limit?.rule.exportLimit && limit.holds) {
    home.tariff.exportLimit = limit.rule.exportLimit
    fill('tariff.exportLimit', limit.figure, limit.rule)
  }
  // Nothing is converted: in another currency than the country's own no amount is typical.
  if (currency === regionOf(country).currency) fillMoney(home, preset, by, fill)
  return home
}

type Fill = (path: string, figure: string, read: Read) => void

function fillMoney(home: Home, preset: Preset, by: TypicalFor, fill: Fill): void {
  const tariff = tariffHere(preset, by)
  if (tariff) {
    Object.assign(home.tariff, tariff.tariff)
    for (const part of ['buying', 'fixedPerMonth', 'minimumPerMonth'] as const) {
      if (part in tariff.tariff) fill(`tariff.${part}`, tariff.figure, tariff.read)
    }
  }
  const selling = sellingHere(preset, by)
  if (selling?.rule.default === 'fill' && selling.rule.selling && selling.holds) {
    home.tariff.selling = selling.rule.selling
    fill('tariff.selling', selling.figure, selling.rule)
  }
  for (const [path, name] of [
    ['price', 'pvPrice'],
    ['batteryPrice', 'batteryPrice'],
  ] as const) {
    const read = preset[name]
    if (!read) continue
    home.money[path] = bySize(read)
    fill(`money.${path}`, `${preset.country}.${name}`, read)
  }
  for (const { rule, figure, holds } of incentivesHere(preset, by)) {
    if (rule.default === 'none' || !holds) continue
    fill(`money.incentives.${home.money.incentives.length}`, figure, rule)
    home.money.incentives.push({ ...rule.incentive, on: rule.default === 'apply' } as Incentive)
  }
}

/** A home saved with a typical price that had no fixed part, at today's typical prices. */
export function withPricesBySize(home: Home, preset: Preset): Home {
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
      ...(pv && { 'money.price': typical(`${country}.pvPrice`, pv) }),
      ...(battery && { 'money.batteryPrice': typical(`${country}.batteryPrice`, battery) }),
    },
  }
}

const bySize = ({ each, fixed }: PriceBySize) => ({ kind: 'by-size', each, fixed }) as const

const typical = (figure: string, { asOf }: Read) =>
  ({ kind: 'typical', figure, ...(asOf !== null && { asOf }) }) as const

/** The use of a home [kWh/year] by how many live in it, where that is known; the most people known stand for more. */
export function typicalUse({ value, byPersons = {} }: NonNullable<Preset['use']>, people?: number): number {
  const known = Object.keys(byPersons).map(Number)
  if (people === undefined || known.length === 0) return value
  return byPersons[Math.min(people, Math.max(...known))] ?? value
}

const subdivisionOf = ({ subdivisions = {} }: Preset, { subdivision = '' }: Pick<TypicalFor, 'subdivision'>) =>
  Object.hasOwn(subdivisions, subdivision) ? subdivision : undefined

/** ISO 3166-2 of a region by the name that lists of towns give it; of regions with rules of their own. */
export function subdivisionNamed({ subdivisions = {} }: Preset, name: string): string | undefined {
  return Object.entries(subdivisions).find(([, { names }]) => names.includes(name))?.[0]
}

/** A tariff that exists goes before the mean price, whose parts go before the mean. */
function tariffHere(preset: Preset, by: TypicalFor) {
  const subdivision = subdivisionOf(preset, by)
  const own = subdivision && preset.subdivisions?.[subdivision]?.tariffs?.[0]
  const example = own || preset.tariffs?.[0]
  if (example) {
    const { id, utility, name, tariff } = example
    const figure = `${own ? subdivision : preset.country}.tariff-${id}`
    return { figure, read: example as Read, tariff: { name: `${utility}: ${name}`, ...tariff } }
  }
  const { price } = preset
  if (!price || price.currency !== undefined) return undefined
  const { value, unitRate = value, fixedPerDay } = price
  const tariff: Partial<Tariff> = {
    buying: flat(unitRate),
    ...(fixedPerDay !== undefined && { fixedPerMonth: Number(((fixedPerDay * DAYS_OF_YEAR) / 12).toFixed(2)) }),
  }
  return { figure: `${preset.country}.price`, read: price as Read, tariff }
}
const DAYS_OF_YEAR = 365

/** How a home is paid for what it sells, as far as there is a rule: by it one fills in, or asks. */
export function sellingHere(preset: Preset, by: TypicalFor): RuleHere<SellingRule> | undefined {
  const subdivision = subdivisionOf(preset, by)
  const own = subdivision === undefined ? undefined : preset.subdivisions?.[subdivision]?.selling
  const rule = own ?? preset.selling
  if (!rule) return undefined
  return {
    rule,
    figure: `${own ? subdivision : preset.country}.selling`,
    holds: holdsFor(rule.startsIn, by.start),
  }
}

/** The power up to which the home's typical terms of selling hold [kWp]; nothing where there is no limit, or the terms are the user's. */
export function mostSoldKw(home: Home, preset: Preset): number | undefined {
  const from = home.provenance['tariff.selling']
  if (from?.kind !== 'typical') return undefined
  const read = readOf(preset, from.figure)
  return read && 'mostKw' in read ? (read as SellingRule).mostKw : undefined
}

/** Every support a home may have heard of, what has ended and what does not hold yet among it. */
export function incentivesHere(preset: Preset, by: TypicalFor): RuleHere<IncentiveRule>[] {
  const subdivision = subdivisionOf(preset, by)
  const of = (owner: string, rules: readonly IncentiveRule[] = []) =>
    rules.map((rule) => ({ rule, figure: `${owner}.${rule.id}`, holds: holdsFor(rule.startsIn, by.start) }))
  return [
    ...of(preset.country, preset.incentives),
    ...(subdivision === undefined ? [] : of(subdivision, preset.subdivisions?.[subdivision]?.incentives)),
  ].slice(0, MOST_INCENTIVES)
}

/** What a preset says of a figure that a home names: `DE.price`, `IN-MH.selling`. */
export function readOf(preset: Preset, figure: string): Read | undefined {
  const [owner = '', name = ''] = figure.split('.')
  const part = owner === preset.country ? preset : preset.subdivisions?.[owner]
  if (!part) return undefined
  if (name === 'selling') return part.selling
  if (name.startsWith('tariff-')) return part.tariffs?.find(({ id }) => name === `tariff-${id}`)
  const costs = owner === preset.country ? preset : undefined
  switch (name) {
    case 'price':
    case 'use':
    case 'pvCost':
    case 'batteryCost':
    case 'pvPrice':
    case 'batteryPrice':
      return costs?.[name]
  }
  return part.incentives?.find(({ id }) => id === name)
}

/** Typical figures of a home that want a look before they are trusted, by their paths. */
export function doubtsOf({ provenance }: Home, preset: Preset, today: IsoDate): Readonly<Record<string, Doubt>> {
  return Object.fromEntries(
    Object.entries(provenance).flatMap(([path, from]): [string, Doubt][] => {
      if (from.kind !== 'typical') return []
      const asOf = from.asOf ?? null
      const read = readOf(preset, from.figure)
      if (read?.asOf && asOf && read.asOf > asOf) return [[path, 'a newer one is known']]
      const doubt = doubtOf(read?.asOf === asOf ? read : { asOf }, today)
      return doubt ? [[path, doubt]] : []
    }),
  )
}
