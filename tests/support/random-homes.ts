import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MONTHS_OF_YEAR } from '#shared/calendar.ts'
import { loadProfiles } from '#shared/energy/load-profiles.ts'
import { type BillPeriod, billFrom, MONTHS_OF_BILL } from '#shared/home/bill-period.ts'
import { emptyHome } from '#shared/home/empty-home.ts'
import type { Home } from '#shared/home/home.ts'
import { findSubdivision, loadPreset } from '#shared/presets/load.ts'
import type { Preset } from '#shared/presets/preset.ts'
import { relocateHome } from '#shared/presets/relocate-home.ts'
import { regionOf } from '#shared/region.ts'
import { placeOfTown } from '../../client/src/home/set-place.ts'
import { PlanEngine } from '../../client/src/planner/engine/plan-engine.ts'
import type { PlanAnalysis, PlanResults } from '../../client/src/planner/engine/protocol.ts'
import { findClimate } from '../../server/public-api/climate-files.ts'
import { parseTownTable } from '../../server/towns/town-table.ts'

/** The start of plans. */
export const TODAY = '2026-11-28'

const table = parseTownTable(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../server/towns/addresses.json'), 'utf8')),
)
const profiles = await loadProfiles()

export type Random = () => number

/** Values in [0, 1), always the same for a seed: a linear congruential generator (Numerical Recipes). */
export function createRandom(seed: number): Random {
  let state = seed
  return () => {
    state = (1_664_525 * state + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

export const pick = <Item>(items: readonly Item[], random: Random): Item =>
  items[Math.floor(random() * items.length)] as Item

const PERIODS: readonly BillPeriod[] = ['month', 'two-months', 'quarter', 'year']
/** Where no price or use is known. */
const SOME_BILL = 100

export interface RandomHome {
  readonly home: Home
  readonly preset: Preset
}

/** A house in one of the largest towns of a country, with a bill or a use around the typical one. Figures that are not known there are invented. */
export async function randomHome(country: string, random: Random): Promise<RandomHome> {
  const towns = table.towns
    .filter((row) => row.country === country)
    .sort((a, b) => b.population - a.population)
    .slice(0, 10)
  const town = pick(towns, random)
  const region = table.regions.get(`${country}/${town.region}`)
  const subdivision = region === undefined ? undefined : await findSubdivision(country, region)
  const preset = await loadPreset(country, subdivision)
  const { home } = relocateHome(emptyHome(regionOf(country)), preset, {
    start: TODAY,
    ...(subdivision !== undefined && { subdivision }),
  })
  const kwh = (preset.use?.value ?? 3_500) * (0.5 + 1.2 * random())
  const price = preset.price?.unitRate ?? preset.price?.value
  const period = pick(PERIODS, random)
  const perMonth = price === undefined ? SOME_BILL : (price * kwh) / MONTHS_OF_YEAR + (home.tariff.fixedPerMonth ?? 0)
  const bill = perMonth * MONTHS_OF_BILL[period]
  const { 'use.amount': _, ...provenance } = home.provenance
  return {
    preset,
    home: {
      ...home,
      provenance,
      tariff: { buying: { periods: [{ blocks: [{ upTo: null, price: 0.25 }] }] }, ...home.tariff },
      money: {
        price: { kind: 'by-size', each: 1_500 },
        batteryPrice: { kind: 'by-size', each: 600 },
        ...home.money,
        years: pick([15, 20, 25], random),
      },
      place: placeOfTown({ ...town, region: region ?? '', otherNames: [] }),
      use: {
        ...home.use,
        amount: random() < 0.2 ? { kind: 'year', kwh: Math.round(kwh) } : billFrom(Number(bill.toPrecision(2)), period),
      },
    },
  }
}

const engine = new PlanEngine()

/** What the planner's worker answers. */
export async function computeResults({ home, preset }: RandomHome, analyses: readonly PlanAnalysis[]) {
  const { latitude, longitude } = home.place ?? { latitude: 0, longitude: 0 }
  const { resource } = await findClimate(latitude, longitude)
  const siteInputs = { resource, profiles, today: TODAY }
  const request = { id: 1, home, siteInputs, preset, customScenarios: [], analyses }
  let results: PlanResults = {}
  for await (const part of engine.compute(request)) results = { ...results, ...part }
  return { results, siteInputs }
}
