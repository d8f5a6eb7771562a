import { loadProfiles } from '#shared/energy/load-profiles.ts'
import { emptyHome } from '#shared/home/empty-home.ts'
import type { Home } from '#shared/home/home.ts'
import { computePlan, type Plan } from '#shared/plan/plan.ts'
import { resolveSiteData, siteInputsOf } from '#shared/plan/resolve-site-data.ts'
import { loadPreset } from '#shared/presets/load.ts'
import { createTypicalHome } from '#shared/presets/typical-home.ts'
import { parseTile, type TileIndex, tilePath } from '#shared/solar/climate-tiles.ts'
import type { Plane } from '#shared/solar/plane.ts'
import { type SolarResource, tileResource } from '#shared/solar/resource.ts'
import { readJson } from './article-country-figures.ts'
import { ARTICLE_HOMES, type ArticleFiguresLanguage, type ArticleHome, type ArticleTown } from './article-homes.ts'

const TODAY = '2026-11-21'
const START = '2026-12-01'
/** [W] */
const PANEL = 440

const TILES: TileIndex = readJson('shared/solar/climate-tiles.json')

export function resourceOf({ latitude, longitude }: ArticleTown): SolarResource {
  const tile = parseTile(TILES, readJson(`client/public${tilePath(TILES, latitude, longitude)}`))
  if (!tile) throw new Error(`No climate at ${latitude}, ${longitude}`)
  return tileResource(TILES, tile, latitude, longitude)
}

export interface PlanOptions {
  /** Without one, the first. */
  readonly town?: string
  readonly panels: number
  /** Of one panel. */
  readonly watts?: number
  readonly roof?: Plane
  readonly use?: Partial<Home['use']>
  readonly batteryKwh?: number
  readonly batteryPrice?: number
  /** Share of the panels' power. */
  readonly exportLimit?: number
}
export type PlanOf = (options: PlanOptions) => Plan

export const charging = (charging: 'day' | 'evening' | 'night'): Partial<Home['use']> => ({
  car: { inAmount: false, charging },
})

/** Plans of the home in the language's articles. */
export async function createPlanner(language: ArticleFiguresLanguage): Promise<PlanOf> {
  const row: ArticleHome = ARTICLE_HOMES[language]
  const { subdivision, selling, towns } = row
  const typicalHome = row.home
    ? { ...emptyHome(row.home.region), ...row.home }
    : createTypicalHome(await loadPreset(row.country, subdivision), {
        start: START,
        ...(subdivision !== undefined && { subdivision }),
      })
  const profiles = await loadProfiles()
  /** Plans of one roof share what was computed for it. */
  const sites = new Map<string, ReturnType<typeof resolveSiteData>>()
  const resources = new Map(Object.values(towns).map((town) => [town, resourceOf(town)]))
  const { fixedPerMonth: _fixed, minimumPerMonth: _minimum, ...tariff } = typicalHome.tariff
  const { price, incentives, batteryPrice } = typicalHome.money
  const base: Home = {
    ...typicalHome,
    // The articles state the other assumptions: no fixed charge, and the planner's rules for rises and maintenance.
    money: { incentives, ...(price && { price }), ...(batteryPrice && { batteryPrice }) },
    use: { ...typicalHome.use, amount: { kind: 'year', kwh: row.use } },
    tariff: { ...tariff, ...(selling && { selling }) },
  }
  return ({ town = Object.keys(towns)[0] ?? '', panels, watts = PANEL, roof = row.roof, use, ...options }) => {
    const { batteryKwh, batteryPrice, exportLimit } = options
    const place = towns[town]
    const resource = place && resources.get(place)
    if (!resource) throw new Error(`The town "${town}" is missing`)
    const home: Home = {
      ...base,
      place: { ...place, found: 'town' },
      use: { ...base.use, ...use },
      roof: { planes: [{ ...roof, mounting: 'roof', obstacles: [] }] },
      system: {
        ...base.system,
        start: START,
        arrays: [{ plane: 0, panels, watts }],
        ...(batteryKwh !== undefined && { battery: { usableKwh: batteryKwh } }),
      },
      ...(exportLimit !== undefined && {
        tariff: { ...base.tariff, exportLimit: { kind: 'share' as const, ofPeak: exportLimit } },
      }),
      ...(batteryPrice !== undefined && {
        money: { ...base.money, batteryPrice: { kind: 'total' as const, total: batteryPrice } },
      }),
    }
    const inputs = siteInputsOf(home)
    const key = JSON.stringify(inputs)
    const site = sites.get(key) ?? resolveSiteData(inputs, { resource, profiles, today: TODAY })
    sites.set(key, site)
    if (site.kind !== 'answer') throw new Error(JSON.stringify(site))
    const plan = computePlan(home, site.value)
    if (plan.kind !== 'answer') throw new Error(JSON.stringify(plan))
    return plan.value
  }
}
