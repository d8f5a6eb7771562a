import { type Incentive, MOST_INCENTIVES } from './costs.ts'
import { nameOfFigure } from './figures.ts'
import { type FigurePath, Home, type Provenance } from './home.ts'
import type { Preset } from './presets/preset.ts'
import { isWithin, provenanceOf, reindexAfterRemoval, withoutPart } from './provenance.ts'
import { changedAt, valueAt } from './record.ts'
import { homeFor, type TypicalFor } from './typical.ts'

/*
 * How a home changes: by a figure the user gives, and by going to another country, whose typical figures follow.
 */

/**
 * The home with a figure the user gave, marked as theirs; without a value the figure is taken away.
 * @returns nothing when the value cannot stand there
 */
export function withFigure(home: Home, path: FigurePath, value: unknown): Home | undefined {
  const isTaken = value === undefined
  const [list, place] = [path.slice(0, path.lastIndexOf('.')), path.slice(path.lastIndexOf('.') + 1)]
  const provenance =
    isTaken && Array.isArray(valueAt(home, list.split('.')))
      ? reindexAfterRemoval(home.provenance, new Map([[list, new Set([Number(place)])]]))
      : withoutPart(home.provenance, path)
  if (!isTaken && provenanceOf({ provenance }, path).kind !== 'yours') provenance[path] = { kind: 'yours' }
  const read = Home.safeParse(changedAt({ ...home, provenance }, path.split('.'), () => value))
  return read.success ? read.data : undefined
}

/** A part of a home as it stood: its value, and where its figures come from. */
export interface HomePart {
  readonly value: unknown
  readonly provenance: Home['provenance']
}

/** What stands at a path; nothing where there is none. */
export function partAt(home: Home, path: FigurePath): HomePart | undefined {
  const value = valueAt(home, path.split('.'))
  const provenance = Object.entries(home.provenance).filter(([key]) => isWithin(key, path))
  return value === undefined ? undefined : { value, provenance: Object.fromEntries(provenance) }
}

/**
 * The home with a part as it once stood.
 * @returns nothing when it cannot stand there
 */
export function withPartAt(home: Home, path: FigurePath, part: HomePart): Home | undefined {
  const next = withFigure(home, path, part.value)
  if (!next) return undefined
  const provenance = { ...withoutPart(next.provenance, path), ...part.provenance }
  const read = Home.safeParse({ ...next, provenance })
  return read.success ? read.data : undefined
}

/** The home without a plane of its roof, and without the panels on it; those on later planes stay on theirs. */
export function withoutPlane(home: Home, plane: number): Home {
  const arrays = home.system.arrays.flatMap((array) => {
    if (array.plane === plane) return []
    return [array.plane > plane ? { ...array, plane: array.plane - 1 } : array]
  })
  return withFigure({ ...home, system: { ...home.system, arrays } }, `roof.planes.${plane}`, undefined) ?? home
}

/** A home after a move, and a sentence for each of the user's figures that could not come along. */
export interface MovedHome {
  readonly home: Home
  readonly notes: readonly string[]
}

/** One price of buying: whoever gave a part of it gave it whole. */
const BUYING = ['tariff.buying', 'tariff.fixedPerMonth', 'tariff.minimumPerMonth', 'tariff.minimumPerYear'] as const
const OTHERS = ['use.amount', 'tariff.selling', 'tariff.exportLimit', 'money.price', 'money.batteryPrice'] as const

/**
 * The same home in another country or region, or with a system that starts another day: what was typical gives way to what
 * is typical then and there, what the user gave stays. Amounts stay only in their own currency, as nothing is converted.
 *
 * @param keepsAmounts the user's amounts stay as they were typed and count in the new currency
 */
export function moved(home: Home, preset: Preset, by: TypicalFor, keepsAmounts = false): MovedHome {
  const fresh = homeFor(preset, { ...(home.use.people !== undefined && { people: home.use.people }), ...by })
  const isSameMoney = keepsAmounts || home.region.currency === fresh.region.currency
  const kept = isSameMoney ? home : withoutAmounts(home)
  const isOwn = (path: FigurePath) => isUsers(kept, path)

  let result = kept
  for (const path of OTHERS) if (!isOwn(path)) result = withPartOf(fresh, result, path)
  const buyer = BUYING.some(isOwn) ? undefined : fresh
  if (buyer) result = { ...result, tariff: withName(result.tariff, buyer.tariff.name) }
  for (const path of BUYING) if (!isOwn(path)) result = withPartOf(buyer, result, path)
  result = withIncentivesOf(fresh, result)
  return {
    home: { ...result, region: fresh.region },
    notes: isSameMoney ? [] : leftBehind(home, kept).map((name) => `${name} was in another currency and was left out.`),
  }
}

/** Whether a part is there and anything in it is not typical. */
const isUsers = (home: Home, part: FigurePath) =>
  valueAt(home, part.split('.')) !== undefined &&
  (provenanceOf(home, part).kind !== 'typical' ||
    Object.entries(home.provenance).some(([path, { kind }]) => kind !== 'typical' && isWithin(path, part)))

function withName({ name: _former, ...tariff }: Home['tariff'], name: string | undefined): Home['tariff'] {
  return name === undefined ? tariff : { ...tariff, name }
}

/** The home with a part of another one, or without it, and with what is said of where that comes from. */
function withPartOf(other: Home | undefined, home: Home, part: FigurePath): Home {
  const changed = changedAt(home, part.split('.'), () => valueAt(other, part.split('.'))) as Home
  const said = Object.entries(other?.provenance ?? {}).filter(([path]) => isWithin(path, part))
  return { ...changed, provenance: { ...withoutPart(home.provenance, part), ...Object.fromEntries(said) } }
}

const INCENTIVES = 'money.incentives'

/** The user's own support, then what is typical there, with what the user said of it where it is the same. */
function withIncentivesOf(fresh: Home, home: Home): Home {
  const before = incentivesOf(home)
  const own = before.filter(({ from }) => from.kind !== 'typical')
  const typical = incentivesOf(fresh).map((each) => {
    const { said = {} } = before.find(({ from }) => isSameFigure(from, each.from)) ?? {}
    return { ...each, incentive: { ...each.incentive, ...said } as Incentive, said }
  })
  const incentives = [...own, ...typical].slice(0, MOST_INCENTIVES)
  const said = incentives.flatMap(({ from, said }, i): [FigurePath, Provenance][] => [
    ...(from.kind === 'yours' ? [] : [[`${INCENTIVES}.${i}`, from] as [FigurePath, Provenance]]),
    ...Object.keys(said).map((key): [FigurePath, Provenance] => [`${INCENTIVES}.${i}.${key}`, { kind: 'yours' }]),
  ])
  return {
    ...home,
    money: { ...home.money, incentives: incentives.map(({ incentive }) => incentive) },
    provenance: { ...withoutPart(home.provenance, INCENTIVES), ...Object.fromEntries(said) },
  }
}

/** Each support, where it comes from, and what of a typical one the user gave: that it is on, or a figure that was asked. */
function incentivesOf(home: Home) {
  return home.money.incentives.map((incentive, i) => {
    const path = `${INCENTIVES}.${i}`
    const from = provenanceOf(home, path)
    const given = Object.entries(incentive).filter(([key]) => provenanceOf(home, `${path}.${key}`).kind === 'yours')
    return { incentive, from, said: from.kind === 'typical' ? Object.fromEntries(given) : {} }
  })
}

const isSameFigure = (a: Provenance, b: Provenance) =>
  a.kind === 'typical' && b.kind === 'typical' && a.figure === b.figure

/** Where amounts of money stand. */
const AMOUNTS = [
  'tariff.buying',
  'tariff.fixedPerMonth',
  'tariff.minimumPerMonth',
  'tariff.minimumPerYear',
  'tariff.selling',
  'money.price',
  'money.batteryPrice',
  'money.incentives',
  'money.upkeepPerYear',
  'money.inverterRenewal.cost',
  'money.batteryRenewal.cost',
  'money.financing.deposit',
  'money.financing.fee',
  'money.financing.perMonth',
  'money.financing.upfront',
  'money.quote.price',
] as const

/** The home without any amount of money; its scenarios keep what is none. */
function withoutAmounts(home: Home): Home {
  const isBill = home.use.amount?.kind === 'bill'
  const paths = [...AMOUNTS, ...(isBill ? ['use.amount'] : [])]
  const left = paths.reduce<unknown>((part, path) => {
    const keys = path.split('.')
    return valueAt(part, keys) === undefined ? part : changedAt(part, keys, () => undefined)
  }, home) as Home
  const scenarios = home.scenarios.map(({ name, changes: { tariff: _prices, money: _costs, ...changes } }) => ({
    name,
    changes: valueAt(changes, ['use', 'amount', 'kind']) === 'bill' ? {} : changes,
  }))
  return {
    ...left,
    tariff: withName(left.tariff, undefined),
    money: { ...left.money, incentives: [] },
    scenarios,
    provenance: paths.reduce<Home['provenance']>(withoutPart, home.provenance),
  }
}

/** Whether any amount of money in the home is the user's own, in its scenarios too. */
export function hasOwnAmounts(home: Home): boolean {
  const kept = withoutAmounts(home)
  return leftBehind(home, kept).length > 0 || JSON.stringify(kept.scenarios) !== JSON.stringify(home.scenarios)
}

/** Names of the user's own figures that one home has and the other lacks. */
function leftBehind(home: Home, kept: Home): string[] {
  const paths = ['use.amount', ...AMOUNTS].filter((path) => {
    const had = valueAt(home, path.split('.'))
    const has = valueAt(kept, path.split('.'))
    const isList = Array.isArray(had)
    if (had === undefined || (isList ? had.length === 0 : has !== undefined)) return false
    const parts = isList ? had.map((_, i) => `${path}.${i}`) : [path]
    return parts.some((part) => isUsers(home, part))
  })
  return [...new Set(paths.map((path) => nameOfFigure(path.split('.'))))]
}
