import type { LoadProfiles } from '#shared/energy/load-profiles.ts'
import type { Home } from '#shared/home/home.ts'
import { captureResult } from '#shared/plan/basis/plan-result.ts'
import { runToCompletion } from '#shared/plan/basis/time-sliced.ts'
import { type WithMarket, withMarket } from '#shared/plan/market.ts'
import { computePlan, computePlanEnergy } from '#shared/plan/plan.ts'
import { simulateRange } from '#shared/plan/plan-range.ts'
import { resolvePlanInputs } from '#shared/plan/resolve-plan-inputs.ts'
import { resolveSiteData, siteInputsOf } from '#shared/plan/resolve-site-data.ts'
import type { Preset } from '#shared/presets/preset.ts'
import { createTypicalHome } from '#shared/presets/typical-home.ts'
import type { SolarResource } from '#shared/solar/resource.ts'
import type { TownFigures } from '#shared/solar/town-figures.ts'
import type { MoneyPoint, RegionMoney } from '../../towns/town-money.ts'
import type { TownRow } from '../../towns/town-table.ts'

/** [kWp] */
const PANEL = 0.44
/** [kWh usable] for each kWh of yearly use. */
const BATTERY_PER_USE = 1 / 1000

export interface MoneyTown {
  readonly town: TownRow
  readonly resource: SolarResource
  readonly figures: TownFigures
}

/**
 * The planner's figures for the typical home of a region, at some of its towns.
 * @param code ISO 3166-1 of a country, or ISO 3166-2 of a region with figures of its own
 * @returns undefined where the typical use is unknown
 */
export function computeMoney(
  code: string,
  preset: Preset,
  towns: readonly MoneyTown[],
  profiles: LoadProfiles,
  today: string,
): RegionMoney | undefined {
  const [, subdivision] = code.split('-')
  const typicalHome = createTypicalHome(preset, {
    start: today,
    ...(subdivision !== undefined && { subdivision: code }),
  })
  const { amount } = typicalHome.use
  const use = amount?.kind === 'year' ? amount.kwh : undefined
  if (use === undefined) return undefined
  const batteryKwh = Math.max(1, Math.round(use * BATTERY_PER_USE))
  const computePoint = ({ town, resource, figures }: MoneyTown): MoneyPoint | undefined => {
    const { latitude, longitude, timeZone, country } = town
    const { tilt, azimuth } = figures
    const bare: Home = {
      ...typicalHome,
      place: { latitude, longitude, timeZone, country, found: 'town' },
      roof: { planes: [{ tilt, azimuth, mounting: 'roof', obstacles: [] }] },
    }
    const site = resolveSiteData(siteInputsOf(bare), { resource, profiles, today })
    if (site.kind !== 'answer') return undefined
    const siteData = site.value
    const output = figures.yield.p50
    const kwp = use / output
    const panels = Math.max(1, Math.round(kwp / PANEL))
    const home: Home = {
      ...bare,
      system: { ...bare.system, arrays: [{ plane: 0, panels, watts: (1000 * kwp) / panels }] },
    }
    const withBattery: Home = { ...home, system: { ...home.system, battery: { usableKwh: batteryKwh } } }
    const [alone, stored] = [home, withBattery].map((each) => computePlanEnergy(each, siteData))
    if (alone?.kind !== 'answer' || stored?.kind !== 'answer') return undefined
    const cost = computeCost(withMarket(home, preset), siteData, preset)
    return {
      output,
      usedAtHome: round(alone.value.totals.selfConsumption ?? 0, 3),
      usedWithBattery: round(stored.value.totals.selfConsumption ?? 0, 3),
      ...(cost && { cost }),
    }
  }
  const points = towns
    .map(computePoint)
    .filter((point) => point !== undefined)
    .sort((a, b) => a.output - b.output)
  const missing: RegionMoney['missing'][number][] = []
  if (!typicalHome.tariff.buying) missing.push('price')
  if (!typicalHome.tariff.selling) missing.push('export rate') // untranslated: a key
  if (!typicalHome.money.price) missing.push('system price') // untranslated: a key
  return { code, currency: typicalHome.region.currency, use, batteryKwh, missing, points }
}

function computeCost(
  home: WithMarket<Home>,
  siteData: Parameters<typeof computePlan>[1],
  preset: Preset,
): MoneyPoint['cost'] {
  const plan = computePlan(home, siteData)
  if (plan.kind !== 'answer') return undefined
  const range = captureResult(() => runToCompletion(simulateRange(resolvePlanInputs(home, siteData), preset)))
  if (range.kind !== 'answer') return undefined
  const { cashFlow, support, payback } = plan.value
  const atStart = support.reduce((sum, support) => sum + support.atStart, 0)
  const years = (value: number | null) => (value === null ? null : round(value, 2))
  return {
    price: round(cashFlow.netCost + atStart, 0),
    afterIncentives: round(cashFlow.netCost, 0),
    saving: round(cashFlow.savings[0] ?? 0, 0),
    payback: { bad: years(range.value.poor.payback), likely: years(payback), good: years(range.value.good.payback) },
  }
}

const round = (value: number, digits: number) => Number(value.toFixed(digits))
