import { HOURS_OF_DAY, HOURS_OF_YEAR, MONTH_DAYS, monthlySums, sumOf } from '../../calendar.ts'
import { degradeBattery, remainingCapacity, WARRANTED_DEGRADATION } from '../../energy/battery.ts'
import type { Generator } from '../../energy/generator.ts'
import { type OffGridYear, simulateOffGrid } from '../../energy/off-grid.ts'
import { WATTS_PER_KW } from '../../energy/units.ts'
import { chosenBecause } from '../../home/choice-reason.ts'
import type { Home } from '../../home/home.ts'
import { AssumptionLog, type ResolvedFigure } from '../basis/assumption-log.ts'
import { DEFAULTS } from '../basis/defaults.ts'
import { requireFigure, requireFigures } from '../basis/plan-result.ts'
import type { RoofSolarOutput, SiteData } from '../basis/site-data.ts'
import { oncePerSlice, type TimeSliced } from '../basis/time-sliced.ts'
import { bisect } from '../bisect.ts'
import { batteryPriceOf } from '../compare-batteries.ts'
import { annualYieldByFace } from '../compare-sizes.ts'
import { panelsOf, withPanels } from '../panels.ts'
import { resolveFinancialTerms } from '../plan-inputs.ts'
import { priceAtSize, resolveMaintenance, resolveReplacements, withoutLease } from '../resolve-project.ts'
import { computeAcOutput, requireRoom, resolveSystem } from '../resolve-system.ts'
import { countPanelsOnRoof } from '../roof-room.ts'
import { enoughFor, fuelCost, resolveGenerator } from './resolve-generator.ts'
import { isUseKnown, resolveOffGridUse, resolveShortDays } from './resolve-off-grid.ts'

export interface OffGridSystem {
  readonly panels: number
  /** [kWp] */
  readonly kwp: number
  /** Usable capacity [kWh]. */
  readonly batteryKwh: number
  /** Panels and battery, installed [money]. */
  readonly cost: number
  /** Cost with maintenance, replacements and priced fuel, over the years of the plan, in today's money. */
  readonly lifetimeCost: number
  readonly year: OffGridYear
  /** Fuel and wear of the generator in year 1 [money]; `null` while the fuel price is unknown. */
  readonly fuelCost: number | null
}

export interface OffGridRecommendation {
  readonly home: Home
  readonly system: OffGridSystem
  /** Largest share of the days that may run short. */
  readonly target: ResolvedFigure
  /** Otherwise no system keeps it, and this one comes as near to what is possible as the target allows. */
  readonly meetsTarget: boolean
  /** Set if a smaller battery might do with more room. */
  readonly fillsRoof: boolean
  /** Share of the days that run short after ten years, with panels and battery at their warranted remainder [0–1]. */
  readonly shortDaysLater: number
  /** A generator of unknown fuel price covers what is missing, but does not replace panels. */
  readonly generator: Generator | null
  /** The generator without panels and battery [l/year, 0–1, money/year, money]; `null` without a generator. */
  readonly generatorAlone: {
    readonly fuel: number
    readonly shortDays: number
    readonly fuelCost: number | null
    /** Fuel and wear over the years of the plan, in today's money; `null` while the fuel price is unknown. */
    readonly lifetimeCost: number | null
  } | null
  /** Years that the lifetime costs count. */
  readonly years: number
  /** Defaults used. */
  readonly assumed: readonly ResolvedFigure[]
}

/** Days of use that the smallest and the largest simulated battery hold, and the ratio of neighbors. */
const BATTERY_DAYS = { min: 0.25, max: 14, ratio: 1.1 } as const
/** Output of the panels in the darkest month, of the use [-]: for the first guess. */
const ARRAY_TO_LOAD = 1.2
const AGED_YEARS = 10
/** Distance of two numbers of panels where more of them save fuel [share]. */
const PANEL_STEP = 0.05

/** Result of each simulated system, without its hours. */
interface Candidate {
  readonly panels: number
  readonly batteryKwh: number
  readonly lifetimeCost: number
  /** Its part of the lifetime cost. */
  readonly fuelCost: number
  readonly shortDays: number
}

/**
 * Finds the system without a grid that costs least over the years of the plan and runs short on at most a share of the
 * days. More panels and a larger battery never leave more unmet, so that each battery has a smallest number of panels,
 * found by bisection; more panels pay only where they save fuel. Panels or a battery chosen by the user stay. One
 * simulated year per slice.
 *
 * Grants are not counted: most require a grid.
 * @throws MissingFigures, InputError with the path of a figure
 */
export function* recommendOffGrid(home: Home, siteData: SiteData): TimeSliced<OffGridRecommendation> {
  const search = createOffGridSearch(home, siteData)
  const { costOf, room, batteries, target, generator } = search
  const at = oncePerSlice((panels: number, batteryKwh: number): Candidate => {
    const { lifetimeCost, year } = search.evaluate(panels, batteryKwh)
    const fuelCost = lifetimeCost - costOf(panels, batteryKwh)
    return { panels, batteryKwh, lifetimeCost, fuelCost, shortDays: year.shortDays }
  })
  const guess = guessSystem(home, siteData.solar, search)

  function* findCheapest(maxShortDays: number): TimeSliced<Candidate | null> {
    let best: Candidate | null = null
    for (const batteryKwh of [guess.batteryKwh, ...batteries.filter((kwh) => kwh !== guess.batteryKwh)]) {
      const budget: number = best?.lifetimeCost ?? Number.POSITIVE_INFINITY
      // Costs do not depend on hours, and rise with panels and battery.
      const affordable = bisect(room.min - 1, room.max + 1, (panels) => costOf(panels, batteryKwh) >= budget) - 1
      if (affordable < room.min) continue
      const most = yield* at(affordable, batteryKwh)
      if (most.shortDays > maxShortDays) continue
      /** `low` panels are not enough, and `high` are the fewest that are known to be enough. */
      let [low, high] = [room.min - 1, affordable]
      let probe = Math.min(Math.max(guess.panels, room.min), affordable)
      while (high - low > 1) {
        if ((yield* at(probe, batteryKwh)).shortDays <= maxShortDays) high = probe
        else low = probe
        probe = Math.floor((low + high) / 2)
      }
      for (let panels = high; panels <= affordable; panels += Math.max(1, Math.floor(PANEL_STEP * panels))) {
        if (best !== null && costOf(panels, batteryKwh) + most.fuelCost >= best.lifetimeCost) break
        const candidate: Candidate = yield* at(panels, batteryKwh)
        const isCheapest = best === null || candidate.lifetimeCost < best.lifetimeCost
        if (candidate.shortDays <= maxShortDays && isCheapest) best = candidate
        // More panels only cost more where no fuel is burnt.
        if (candidate.fuelCost === 0) break
      }
    }
    return best
  }

  const largest = yield* at(room.max, batteries.at(-1) as number)
  const leastShortDays = largest.shortDays <= target.value ? 0 : largest.shortDays
  const { panels, batteryKwh } = (yield* findCheapest(leastShortDays + target.value)) ?? largest
  const shortDaysLater = search.evaluate(panels, batteryKwh, { age: AGED_YEARS, generator }).year.shortDays
  const system = search.evaluate(panels, batteryKwh, { generator })
  const meetsTarget = system.year.shortDays <= target.value
  return {
    home: withProvenance(home, search.homeWith(panels, batteryKwh), meetsTarget),
    system,
    target,
    meetsTarget,
    fillsRoof: room.min < room.max && panels === room.max,
    shortDaysLater,
    generator,
    generatorAlone: search.evaluateGenerator(),
    years: search.years,
    assumed: [...search.assumptions.assumed.values()],
  }
}

type OffGridSearch = ReturnType<typeof createOffGridSearch>

/**
 * What a search compares, and its bounds.
 * @throws MissingFigures, InputError with the path of a figure
 */
export function createOffGridSearch(home: Home, siteData: SiteData) {
  const assumptions = new AssumptionLog(home)
  const base = withoutLease(home)
  const hasPanels = panelsOf(base) > 0
  if (!hasPanels) requireRoom(base)
  const { price } = base.money
  requireFigures({
    'offGrid.load': base.offGrid?.load ?? (isUseKnown(base) || undefined),
    // A total price holds for chosen panels only.
    'money.price': price?.kind === 'total' && !hasPanels ? undefined : price,
    'money.batteryPrice': batteryPriceOf(base) ?? undefined,
  })
  const use = resolveOffGridUse(base, siteData, assumptions)
  const peakKw = use.reduce((peak, kwh) => Math.max(peak, kwh), 0)
  const homeGenerator = resolveGenerator(base, peakKw, assumptions)
  const pricedGenerator = base.money.fuelPrice === undefined ? null : homeGenerator
  const panelPrice = requireFigure('money.price', price)
  const batteryPrice = requireFigure('money.batteryPrice', batteryPriceOf(base) ?? undefined)
  const terms = resolveFinancialTerms(base, assumptions)
  const realDiscount = (1 + terms.discount.value) / (1 + terms.inflation.value) - 1
  const present = (money: number, year: number) => money / (1 + realDiscount) ** year
  const everyYear = sumOf(Array.from({ length: terms.years.value }, (_, i) => present(1, i + 1)))
  const yields = yieldInDarkestMonth(siteData.solar, use)
  const degradation = assumptions.resolve('system.ageing', base.system.ageing, DEFAULTS.degradation).value
  assumptions.resolve('system.losses', base.system.losses, DEFAULTS.losses)

  const placePanels = (panels: number) => {
    const placed = hasPanels ? base : withPanels(base, panels, yields)
    const { battery: _, ...system } = placed.system
    const resolved = resolveSystem({ ...placed, system }, assumptions)
    return { placed, resolved, solar: computeAcOutput(resolved, siteData.solar) }
  }
  const placedPanels = new Map<number, ReturnType<typeof placePanels>>()
  const panelsAt = (panels: number) => {
    const known = placedPanels.get(panels) ?? placePanels(panels)
    placedPanels.set(panels, known)
    return known
  }
  const homeWith = (panels: number, batteryKwh: number): Home => {
    const { placed } = panelsAt(panels)
    return { ...placed, system: { ...placed.system, battery: { ...base.system.battery, usableKwh: batteryKwh } } }
  }
  const batteryOf = (panels: number, batteryKwh: number) => {
    const battery = resolveSystem(homeWith(panels, batteryKwh), assumptions).battery?.battery
    if (!battery || battery.powerKw >= peakKw || base.system.battery?.powerKw !== undefined) return battery ?? null
    // Its inverter has to carry the home.
    const { value: powerKw } = assumptions.resolve('system.battery.powerKw', undefined, enoughFor(peakKw))
    return { ...battery, powerKw }
  }
  const purchaseOf = (panels: number, batteryKwh: number) => ({
    panelCost: priceAtSize(panelPrice, panelsAt(panels).resolved.kwp),
    batteryCost: priceAtSize(batteryPrice, batteryKwh),
  })
  /** Lifetime cost without fuel [money]. */
  const costOf = (panels: number, batteryKwh: number) => {
    const { panelCost, batteryCost } = purchaseOf(panels, batteryKwh)
    const context = { home: base, assumptions, ...terms }
    const { kwp } = panelsAt(panels).resolved
    const replacements = resolveReplacements(context, panelCost, batteryCost, true, kwp)
    return (
      panelCost +
      batteryCost +
      everyYear * resolveMaintenance(context, panelCost, false, kwp).value +
      sumOf(replacements.map(({ cost, year }) => present(cost, year)))
    )
  }
  /**
   * Expensive.
   * @param age of panels and battery [years]
   * @param generator default: that of the home where its fuel has a price; without one fuel would be free, and panels
   * would never pay
   */
  const evaluate = (
    panels: number,
    batteryKwh: number,
    { age = 0, generator = pricedGenerator }: { readonly age?: number; readonly generator?: Generator | null } = {},
  ): OffGridSystem => {
    const { resolved, solar } = panelsAt(panels)
    const battery = batteryOf(panels, batteryKwh)
    const year = simulateOffGrid({
      solar: age === 0 ? solar : solar.map((kwh) => kwh * (1 - degradation) ** age),
      use,
      inverterKw: resolved.inverterKw.value,
      battery: battery && degradeBattery(battery, remainingCapacity(WARRANTED_DEGRADATION, age, 0)),
      generator,
    })
    const { panelCost, batteryCost } = purchaseOf(panels, batteryKwh)
    const fuel = fuelCost(base, year.fuel, year.generator)
    return {
      panels: resolved.panels,
      kwp: resolved.kwp,
      batteryKwh,
      cost: panelCost + batteryCost,
      lifetimeCost: costOf(panels, batteryKwh) + everyYear * (fuel ?? 0),
      year,
      fuelCost: fuel,
    }
  }
  const evaluateGenerator = (): OffGridRecommendation['generatorAlone'] => {
    if (!homeGenerator) return null
    const solar = new Float64Array(HOURS_OF_YEAR)
    const { fuel, shortDays, generator: kwh } = simulateOffGrid({ solar, use, battery: null, generator: homeGenerator })
    const cost = fuelCost(base, fuel, kwh)
    return { fuel, shortDays, fuelCost: cost, lifetimeCost: cost === null ? null : everyYear * cost }
  }
  return {
    evaluate,
    evaluateGenerator,
    costOf,
    homeWith,
    /** Numbers of panels. */
    room: hasPanels ? { min: panelsOf(base), max: panelsOf(base) } : { min: 1, max: countPanelsOnRoof(base) },
    /** Usable [kWh], ascending. */
    batteries: base.system.battery?.usableKwh ? [base.system.battery.usableKwh] : batterySizes(meanDailyUse(use)),
    target: resolveShortDays(base, assumptions),
    generator: homeGenerator,
    years: terms.years.value,
    use,
    assumptions,
  }
}

/** Mean use of the days with use [kWh/day]. */
function meanDailyUse(use: Float64Array): number {
  const hoursWithUse = use.filter((kwh) => kwh > 0).length
  return (sumOf(use) / Math.max(1, hoursWithUse)) * HOURS_OF_DAY
}

/** Sizes of two significant digits [kWh], ascending. */
function batterySizes(kwhPerDay: number): readonly number[] {
  const { min, max, ratio } = BATTERY_DAYS
  const steps = Math.ceil(Math.log(max / min) / Math.log(ratio))
  const sizes = Array.from({ length: steps + 1 }, (_, step) =>
    Math.min(1_000, Number((min * ratio ** step * kwhPerDay).toPrecision(2))),
  )
  return [...new Set(sizes)]
}

/** The month that decides, of those with use: least sun for each kWh used, but some. */
function darkestMonth(solar: RoofSolarOutput, use: Float64Array): number {
  const used = monthlySums(use)
  const sun = MONTH_DAYS.map((_, month) =>
    sumOf(solar.dcByFace.map((dc) => (dc ? (monthlySums(dc)[month] as number) : 0))),
  )
  const months = [...used.keys()].filter((month) => (used[month] as number) > 0 && (sun[month] as number) > 0)
  const ratio = (month: number) => (sun[month] as number) / (used[month] as number)
  return months.reduce((darkest, month) => (ratio(month) < ratio(darkest) ? month : darkest), months[0] ?? 0)
}

/** Sum of the darkest month, so that the face that helps most then is filled first; the year decides between equals. */
function yieldInDarkestMonth(solar: RoofSolarOutput, use: Float64Array): readonly number[] {
  const month = darkestMonth(solar, use)
  const TIE_BREAK = 1e-6
  return annualYieldByFace(solar).map((year, face) => {
    const dc = solar.dcByFace[face]
    return (dc ? (monthlySums(dc)[month] as number) : 0) + TIE_BREAK * year
  })
}

/**
 * A first guess by rules of thumb, in the scheme of IEEE 1013 (batteries) and IEEE 1562 (panels and battery): panels that
 * cover the darkest month, and a battery that is enough in 95 % of the time (Messenger and Ventre, Photovoltaic Systems
 * Engineering, known from secondary sources only).
 */
function guessSystem(home: Home, solar: RoofSolarOutput, { use, batteries }: OffGridSearch) {
  const kwhPerDay = meanDailyUse(use)
  // The yields of the faces contain all losses.
  const sunHours = Math.max(...yieldInDarkestMonth(solar, use)) / (MONTH_DAYS[darkestMonth(solar, use)] as number)
  const kwp = (kwhPerDay * ARRAY_TO_LOAD) / sunHours
  const daysWithoutSun = Math.max(1, -0.48 * sunHours + 4.58)
  const watts = home.system.arrays[0]?.watts ?? DEFAULTS.panelWatts.value
  return {
    panels: Math.ceil((kwp * WATTS_PER_KW) / watts),
    batteryKwh: batteries.find((size) => size >= kwhPerDay * daysWithoutSun) ?? (batteries.at(-1) as number),
  }
}

function withProvenance(home: Home, recommended: Home, meetsTarget: boolean): Home {
  const provenance = chosenBecause(meetsTarget ? 'cheapest-off-grid' : 'nearest-off-grid')
  return {
    ...home,
    system: {
      ...home.system,
      arrays: recommended.system.arrays,
      ...(recommended.system.battery && { battery: recommended.system.battery }),
    },
    provenance: {
      ...home.provenance,
      ...(panelsOf(home) === 0 && { 'system.arrays': provenance }),
      ...(!home.system.battery?.usableKwh && { 'system.battery': provenance }),
    },
  }
}
