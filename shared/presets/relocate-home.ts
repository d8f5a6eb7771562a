import type { Incentive } from '../home/costs.ts'
import { nameOfFigure } from '../home/figures.ts'
import type { FigurePath, Home, Provenance } from '../home/home.ts'
import { MAX_INCENTIVES } from '../home/list-limits.ts'
import { isWithin, provenanceOf, withoutPart } from '../home/provenance.ts'
import { updateAt, valueAt } from '../home/record.ts'
import { t } from '../language/t.ts'
import type { Preset } from './preset.ts'
import { createTypicalHome, type TypicalHomeOptions } from './typical-home.ts'

/** The home, and a sentence for each of the user's figures that was dropped. */
export interface RelocatedHome {
  readonly home: Home
  readonly notes: readonly string[]
}

/** Parts of one import price: a user who stated one of them stated them all. */
const BUYING_PATHS = [
  'tariff.buying',
  'tariff.fixedPerMonth',
  'tariff.demandPerKw',
  'tariff.minimumPerMonth',
  'tariff.minimumPerYear',
] as const
const SEPARATE_PATHS = [
  'use.amount',
  'tariff.selling',
  'tariff.solarCharges',
  'tariff.exportLimit',
  'money.price',
  'money.batteryPrice',
  'money.upkeepPerKw',
  'money.propertyTax',
  'money.inverterPrice',
  'money.inflation',
  'money.priceRise',
  'money.exportRise',
  'money.discount',
] as const

/**
 * Replaces the typical figures of a home by those of another country, region or start date. The user's own figures
 * stay; amounts of money only in their own currency, as nothing is converted.
 * @param keepAmounts the user's amounts keep their numbers in the new currency
 */
export function relocateHome(
  home: Home,
  preset: Preset,
  options: TypicalHomeOptions,
  keepAmounts = false,
): RelocatedHome {
  const typicalHome = createTypicalHome(preset, {
    ...(home.use.people !== undefined && { people: home.use.people }),
    ...(home.use.amount?.kind === 'bill' && { billPerMonth: home.use.amount.perMonth }),
    ...options,
  })
  const isSameMoney = keepAmounts || home.region.currency === typicalHome.region.currency
  const portable = isSameMoney ? home : withoutAmounts(home)
  const isUserGiven = (path: FigurePath) => isFromUser(portable, path)

  let result = portable
  for (const path of SEPARATE_PATHS) if (!isUserGiven(path)) result = copyPart(typicalHome, result, path)
  const tariffSource = BUYING_PATHS.some(isUserGiven) ? undefined : typicalHome
  if (tariffSource) result = { ...result, tariff: withName(result.tariff, tariffSource.tariff.name) }
  for (const path of BUYING_PATHS) if (!isUserGiven(path)) result = copyPart(tariffSource, result, path)
  result = mergeIncentives(typicalHome, result)
  // Another country has another grid.
  if (home.region.country !== typicalHome.region.country) result = copyPart(undefined, result, 'tariff.carbonPerKwh')
  return {
    home: { ...result, region: typicalHome.region },
    notes: isSameMoney
      ? []
      : namesOfDroppedFigures(home, portable).map((figure) =>
          t('{figure}: this was in another currency, so we left it out.', { figure }),
        ),
  }
}

const isFromUser = (home: Home, part: FigurePath) =>
  valueAt(home, part.split('.')) !== undefined &&
  (provenanceOf(home, part).kind !== 'typical' ||
    Object.entries(home.provenance).some(([path, { kind }]) => kind !== 'typical' && isWithin(path, part)))

function withName({ name: _former, ...tariff }: Home['tariff'], name: string | undefined): Home['tariff'] {
  return name === undefined ? tariff : { ...tariff, name }
}

/** A part without a source is removed. */
function copyPart(source: Home | undefined, home: Home, part: FigurePath): Home {
  const changed = updateAt(home, part.split('.'), () => valueAt(source, part.split('.'))) as Home
  const copied = Object.entries(source?.provenance ?? {}).filter(([path]) => isWithin(path, part))
  return { ...changed, provenance: { ...withoutPart(home.provenance, part), ...Object.fromEntries(copied) } }
}

const INCENTIVES = 'money.incentives'

/** The user's own incentives, then the typical ones with the user's changes to them. */
function mergeIncentives(typicalHome: Home, home: Home): Home {
  const before = incentivesWithOrigin(home)
  const userIncentives = before.filter(({ from }) => from.kind !== 'typical')
  const typical = incentivesWithOrigin(typicalHome).map((entry) => {
    const { stated = {} } = before.find(({ from }) => isSameTypicalFigure(from, entry.from)) ?? {}
    return { ...entry, incentive: { ...entry.incentive, ...stated } as Incentive, stated }
  })
  const incentives = [...userIncentives, ...typical].slice(0, MAX_INCENTIVES)
  const provenance = incentives.flatMap(({ from, stated }, i): [FigurePath, Provenance][] => [
    ...(from.kind === 'yours' ? [] : [[`${INCENTIVES}.${i}`, from] as [FigurePath, Provenance]]),
    ...Object.keys(stated).map((key): [FigurePath, Provenance] => [`${INCENTIVES}.${i}.${key}`, { kind: 'yours' }]),
  ])
  return {
    ...home,
    money: { ...home.money, incentives: incentives.map(({ incentive }) => incentive) },
    provenance: { ...withoutPart(home.provenance, INCENTIVES), ...Object.fromEntries(provenance) },
  }
}

/** `stated`: the fields of a typical incentive that the user changed. */
function incentivesWithOrigin(home: Home) {
  return home.money.incentives.map((incentive, i) => {
    const path = `${INCENTIVES}.${i}`
    const from = provenanceOf(home, path)
    const changed = Object.entries(incentive).filter(([key]) => provenanceOf(home, `${path}.${key}`).kind === 'yours')
    return { incentive, from, stated: from.kind === 'typical' ? Object.fromEntries(changed) : {} }
  })
}

const isSameTypicalFigure = (a: Provenance, b: Provenance) =>
  a.kind === 'typical' && b.kind === 'typical' && a.figure === b.figure

const AMOUNTS = [
  'use.hotWater.fuelPrice',
  ...BUYING_PATHS,
  'tariff.selling',
  'tariff.solarCharges',
  'money.price',
  'money.batteryPrice',
  'money.incentives',
  'money.upkeepPerYear',
  'money.upkeepPerKw',
  'money.inverterRenewal.cost',
  'money.inverterPrice',
  'money.batteryRenewal.cost',
  'money.fuelPrice',
  'money.generatorWear',
  'money.financing.deposit',
  'money.financing.fee',
  'money.financing.perMonth',
  'money.financing.upfront',
  'money.quote.price',
  'money.otherQuotes',
  'balcony.price',
] as const

/** Removes amounts of money from the home and its scenarios. */
function withoutAmounts(home: Home): Home {
  const isBill = home.use.amount?.kind === 'bill'
  const paths = [...AMOUNTS, ...(isBill ? ['use.amount'] : [])]
  const reduced = paths.reduce<unknown>((part, path) => {
    const keys = path.split('.')
    return valueAt(part, keys) === undefined ? part : updateAt(part, keys, () => undefined)
  }, home) as Home
  const scenarios = home.scenarios.map(({ name, changes: { tariff: _prices, money: _costs, ...changes } }) => ({
    name,
    changes: valueAt(changes, ['use', 'amount', 'kind']) === 'bill' ? {} : changes,
  }))
  return {
    ...reduced,
    tariff: withName(reduced.tariff, undefined),
    money: { ...reduced.money, incentives: [] },
    scenarios,
    provenance: paths.reduce<Home['provenance']>(withoutPart, home.provenance),
  }
}

export function hasUserAmounts(home: Home): boolean {
  const withoutMoney = withoutAmounts(home)
  return (
    namesOfDroppedFigures(home, withoutMoney).length > 0 ||
    JSON.stringify(withoutMoney.scenarios) !== JSON.stringify(home.scenarios)
  )
}

function namesOfDroppedFigures(home: Home, reduced: Home): string[] {
  const paths = ['use.amount', ...AMOUNTS].filter((path) => {
    const had = valueAt(home, path.split('.'))
    const has = valueAt(reduced, path.split('.'))
    const isList = Array.isArray(had)
    if (had === undefined || (isList ? had.length === 0 : has !== undefined)) return false
    const parts = isList ? had.map((_, i) => `${path}.${i}`) : [path]
    return parts.some((part) => isFromUser(home, part))
  })
  return [...new Set(paths.map((path) => nameOfFigure(path.split('.'))))]
}
