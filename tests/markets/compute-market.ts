import { readFileSync } from 'node:fs'
import { loadProfiles } from '#shared/energy/load-profiles.ts'
import { billFrom } from '#shared/home/bill-period.ts'
import { emptyHome } from '#shared/home/empty-home.ts'
import type { Home } from '#shared/home/home.ts'
import { totalOfSupport } from '#shared/home/incentives.ts'
import { slugOf } from '#shared/places/town-slugs.ts'
import type { Outlook, Plan } from '#shared/plan/plan.ts'
import { findSubdivision, loadPreset } from '#shared/presets/load.ts'
import { relocateHome } from '#shared/presets/relocate-home.ts'
import { regionOf } from '#shared/region.ts'
import { placeOfTown } from '../../client/src/home/set-place.ts'
import { PlanEngine } from '../../client/src/planner/engine/plan-engine.ts'
import type { PlanResults } from '../../client/src/planner/engine/protocol.ts'
import { findClimate } from '../../server/public-api/climate-files.ts'
import { parseTownTable, type TownRow } from '../../server/towns/town-table.ts'

type Band = readonly [low: number, high: number]

/** A town with a normal bill there, and the bands of an expert's answer. */
export interface Market {
  /** What follows a comma is a note. */
  readonly town: string
  /** ISO 3166-1 of the country or 3166-2 of the region. */
  readonly region: string
  /** Id of the electricity provider. The first form does not ask for it, and takes the region's figures. */
  readonly provider?: string
  readonly bill: number
  readonly period: 'month' | 'two months' | 'quarter' | 'year'
  readonly currency: string
  readonly kwp?: Band
  /** `null`: not within the plan's years. */
  readonly payback?: Band | null
  /** Chance in tenths. */
  readonly chance?: Band
  /** May begin with the name of the electricity provider that the bands are for: `LADWP, start in 2026`. */
  readonly note?: string
  /** Source of the bands; if absent, that of what `about` says. */
  readonly source?: string
}

export interface MarketAnswer {
  readonly town: string
  /** Why there is no answer. */
  readonly problem?: string
  readonly kwp: number | null
  readonly panels: number | null
  /** Usable capacity of the battery that the site recommends [kWh]. All other figures are of the answer without one. */
  readonly battery: number | null
  /** Price of each watt [money/W]; the second after all support that is counted. */
  readonly price: number | null
  readonly priceAfterSupport: number | null
  /** [years]; `null`: not within the plan's years. */
  readonly payback: number | null
  /** Chance in tenths. */
  readonly chance: number | null
  readonly verdict: string | null
  /** Net present value [money]. */
  readonly gain: number | null
  /** Figures outside their bands. */
  readonly outside: readonly ('kwp' | 'payback' | 'chance')[]
  readonly inBand: boolean
}

const PERIODS = { month: 'month', 'two months': 'two-months', quarter: 'quarter', year: 'year' } as const

const table = parseTownTable(
  JSON.parse(readFileSync(new URL('../../server/towns/addresses.json', import.meta.url), 'utf8')),
)
const profiles = await loadProfiles()
const engine = new PlanEngine()

/** The largest town of that name in the region, or else in the country. */
function findTown({ town, region }: Market): (TownRow & { readonly regionName: string | undefined }) | undefined {
  const [country = '', code] = region.split('-')
  const slug = slugOf(town.replace(/,.*/, ''))
  const isNamed = (row: TownRow) => row.slug === slug || slugOf(row.name) === slug || row.otherSlugs.includes(slug)
  const found = table.towns.filter((row) => row.country === country && isNamed(row))
  const withRegion = found.map((row) => ({ ...row, regionName: table.regions.get(`${row.country}/${row.region}`) }))
  if (code === undefined) return withRegion[0]
  return (
    withRegion.find(({ regionName }) => regionName !== undefined && isOfRegion(region, regionName)) ?? withRegion[0]
  )
}

const regionNames: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(new URL('../../shared/presets/region-names.json', import.meta.url), 'utf8'),
)
const isOfRegion = (code: string, name: string) => regionNames[code]?.includes(name) ?? false

/**
 * The planner answers as for a home that the first form of the site fills in, with the provider of the note chosen.
 * Where it recommends a battery, the figures are those of the same home without a price of batteries, as the bands are.
 */
export async function computeMarket(market: Market, today: string): Promise<MarketAnswer> {
  const town = findTown(market)
  if (!town) return withoutAnswer(market, 'no such town')
  const { country, name, regionName, latitude, longitude, timeZone, population } = town
  const subdivision = regionName === undefined ? undefined : await findSubdivision(country, regionName)
  const preset = await loadPreset(country, subdivision)
  const region = subdivision === undefined ? undefined : preset.subdivisions?.[subdivision]
  const [named = ''] = (market.note ?? '').toLowerCase().split(',')
  const isNamed = ({ id, company }: { readonly id: string; readonly company: string }) =>
    id === market.provider || id === named || company.toLowerCase() === named
  const provider = region?.providers?.find(isNamed)?.id
  const amount = billFrom(market.bill, PERIODS[market.period])
  const { home: typicalHome } = relocateHome({ ...emptyHome(regionOf(country)), use: { amount } }, preset, {
    start: today,
    ...(subdivision !== undefined && { subdivision }),
    ...(provider !== undefined && { provider }),
  })
  if (typicalHome.region.currency !== market.currency) return withoutAnswer(market, 'another currency')
  const home: Home = {
    ...typicalHome,
    place: placeOfTown({
      ...{ country, name, latitude, longitude, timeZone, population, otherNames: [] },
      region: regionName ?? '',
    }),
  }
  const { resource } = await findClimate(latitude, longitude)
  const answer = async (asked: Home) => {
    let results: PlanResults = {}
    const siteInputs = { resource, profiles, today }
    const request = { id: 1, home: asked, siteInputs, preset, customScenarios: [], analyses: ['outlook'] } as const
    for await (const part of engine.compute(request)) results = { ...results, ...part }
    return results
  }
  const full = await answer(home)
  const battery = full.plannedHome?.system.battery?.usableKwh ?? 0
  const { batteryPrice: _, ...money } = home.money
  const { plan, outlook } = battery > 0 ? await answer({ ...home, money }) : full
  if (plan?.kind !== 'answer') return withoutAnswer(market, describeProblem(plan))
  if (outlook?.kind !== 'answer') return withoutAnswer(market, describeProblem(outlook))
  return toAnswer(market, plan.value, outlook.value, battery)
}

const describeProblem = (result: PlanResults['plan'] | PlanResults['outlook']): string =>
  result?.kind === 'missing' ? `missing: ${result.figures.join(', ')}` : 'no answer'

const withoutAnswer = ({ town }: Market, problem: string): MarketAnswer => ({
  ...{ town, problem, kwp: null, panels: null, battery: null, price: null, priceAfterSupport: null, payback: null },
  ...{ chance: null, verdict: null, gain: null, outside: [], inBand: false },
})

function toAnswer(market: Market, plan: Plan, { verdict }: Outlook, battery: number): MarketAnswer {
  const { kwp, panels, payback, npv } = plan
  const chance = 10 * verdict.chance
  const support = totalOfSupport(plan.support)
  const atStart = plan.support.reduce((sum, part) => sum + part.atStart, 0)
  const cost = plan.cashFlow.netCost + atStart
  const perWatt = (money: number) => round(money / (1000 * kwp), 3)
  const isOutside = {
    kwp: market.kwp && !isWithin(kwp, market.kwp),
    payback:
      market.payback === null
        ? payback !== null
        : market.payback && (payback === null || !isWithin(payback, market.payback)),
    chance: market.chance && !isWithin(chance, market.chance),
  }
  const outside = (['kwp', 'payback', 'chance'] as const).filter((figure) => isOutside[figure])
  return {
    ...{ town: market.town, kwp: round(kwp, 2), panels, battery },
    ...{ price: perWatt(cost), priceAfterSupport: perWatt(cost - support) },
    payback: payback === null ? null : round(payback, 1),
    chance: round(chance, 1),
    verdict: verdict.kind,
    gain: Math.round(npv),
    outside,
    inBand: outside.length === 0,
  }
}

const isWithin = (value: number, [low, high]: Band) => value >= low && value <= high

const round = (value: number, digits: number) => Number(value.toFixed(digits))
