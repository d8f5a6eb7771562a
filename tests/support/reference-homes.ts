import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LoadProfiles } from '#shared/energy/load-profiles.ts'
import type { Home } from '#shared/home/home.ts'
import type { PlanResult } from '#shared/plan/basis/plan-result.ts'
import type { SiteData } from '#shared/plan/basis/site-data.ts'
import { runToCompletion } from '#shared/plan/basis/time-sliced.ts'
import { withDefaultSystem } from '#shared/plan/default-system.ts'
import { withMarket } from '#shared/plan/market.ts'
import { computeOutlook, computePlan, type Outlook, type Plan } from '#shared/plan/plan.ts'
import { resolveSiteData, siteInputsOf } from '#shared/plan/resolve-site-data.ts'
import type { Preset } from '#shared/presets/preset.ts'
import { withDefaultRoof } from '#shared/roof/default-roof.ts'
import { parseTile, type TileIndex, tilePath } from '#shared/solar/climate-tiles.ts'
import { tileResource } from '#shared/solar/resource.ts'

/** Three reference homes: town and bill. */
export const REFERENCE_HOMES = {
  Phoenix: { town: 'Phoenix', where: /Arizona/, bill: '180', sign: '$' },
  Berlin: { town: 'Berlin', where: /^Berlin\s*Berlin, Germany/, bill: '120', sign: '€' },
  Pune: { town: 'Pune', where: /Maharashtra/, bill: '3000', sign: '₹' },
} as const
export type ReferenceHomeName = keyof typeof REFERENCE_HOMES

/** The words of the answer, by kind of verdict. */
export const VERDICT = /^(Worth it|Not worth it|Probably (not )?worth it|It depends|Pays for itself, but slowly)$/
export const VERDICT_WORDS = {
  'worth-it': 'Worth it',
  'probably-worth-it': 'Probably worth it',
  'it-depends': 'It depends',
  'pays-slowly': 'Pays for itself, but slowly',
  'probably-not-worth-it': 'Probably not worth it',
  'not-worth-it': 'Not worth it',
} as const

const root = join(import.meta.dirname, '..', '..')
/** Reads the files that the browser imports. */
const json = (...path: string[]) => JSON.parse(readFileSync(join(root, ...path), 'utf8'))
const index: TileIndex = json('shared', 'solar', 'climate-tiles.json')
const profiles: LoadProfiles = json('shared', 'energy', 'load-profiles.json').profiles

/** The plan computed directly by the engine, with the climate tile of the home and default roof and panels. */
export function computeEnginePlan(storedHome: Home): { home: Home; plan: Plan; outlook: Outlook } {
  const { latitude, longitude } = storedHome.place ?? { latitude: 0, longitude: 0 }
  const tile = parseTile(index, json('client', 'public', tilePath(index, latitude, longitude)))
  if (!tile) throw new Error('No climate for this home')
  const preset = readPreset(storedHome.region)
  const homeWithRoof = withMarket(withDefaultRoof(storedHome), preset)
  const siteData: SiteData = unwrapResult(
    resolveSiteData(siteInputsOf(homeWithRoof), {
      resource: tileResource(index, tile, latitude, longitude),
      profiles,
      today: new Date().toISOString().slice(0, 10),
    }),
  )
  const { home } = runToCompletion(withDefaultSystem(homeWithRoof, siteData, preset))
  return {
    home,
    plan: unwrapResult(computePlan(home, siteData)),
    outlook: unwrapResult(runToCompletion(computeOutlook(home, siteData, preset))),
  }
}

/** With the home's region only, as the browser loads it. */
function readPreset({ country, subdivision }: Home['region']): Preset {
  const read = (...path: string[]) => json('shared', 'presets', ...path)
  return {
    ...read('countries', `${country.toLowerCase()}.json`),
    ...(subdivision !== undefined && { subdivisions: { [subdivision]: read('regions', `${subdivision}.json`) } }),
  }
}

function unwrapResult<Value>(answer: PlanResult<Value>): Value {
  if (answer.kind === 'answer') return answer.value
  throw new Error(answer.kind === 'missing' ? `Missing: ${answer.figures.join(', ')}` : answer.message)
}
