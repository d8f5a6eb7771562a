import type { Price } from '../costs.ts'
import type { Home } from '../home.ts'
import { inPieces, type Pieces } from './pieces.ts'
import { reckon } from './reckon.ts'
import type { Terms } from './terms.ts'
import { termsOf } from './terms-of-home.ts'

/** The same plan with a battery of some capacity. */
export interface BatteryOfPlan {
  /** [kWh]; 0 is none. */
  readonly usableKwh: number
  readonly selfConsumption: number | null
  readonly selfSufficiency: number | null
  /** Bought in the first year [kWh]. */
  readonly bought: number
  /** `null` while the price of a battery is not known. */
  readonly npv: number | null
  readonly cost: number | null
  /** Against the plan without a battery: kWh that need not be bought, and money. */
  readonly addsKwh: number
  readonly addsMoney: number | null
}

/** [kWh] */
const SIZES = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20] as const
const COMPARED = 3

/** What batteries from none to 20 kWh add. A capacity to a piece. */
export function* batteriesOfTerms(terms: Terms): Pieces<readonly BatteryOfPlan[]> {
  const { home, around } = terms
  const price = batteryPriceOf(home)
  const evaluate = (usableKwh: number) => {
    const { years, assessment, project } = reckon(termsOf(withBattery(home, usableKwh, price), around), {
      step: COMPARED,
    })
    const totals = years[0]?.totals
    const isPriced = price !== null || usableKwh === 0
    return {
      usableKwh,
      selfConsumption: totals?.selfConsumption ?? null,
      selfSufficiency: totals?.selfSufficiency ?? null,
      bought: totals?.import ?? 0,
      npv: isPriced ? assessment.npv : null,
      cost: isPriced ? project.batteryCost : null,
    }
  }
  return yield* inPieces(evaluate, (evaluated) => {
    const none = evaluated(0)
    return SIZES.map(evaluated).map((battery) => ({
      ...battery,
      addsKwh: none.bought - battery.bought,
      addsMoney: battery.npv === null || none.npv === null ? null : battery.npv - none.npv,
    }))
  })
}

type PriceBySize = Extract<Price, { kind: 'by-size' }>

/** What storage costs by its capacity; `null` while it is not known. */
export function batteryPriceOf({ money, system }: Home): PriceBySize | null {
  const { batteryPrice } = money
  if (!batteryPrice) return null
  if (batteryPrice.kind === 'by-size') return batteryPrice
  const kwh = system.battery?.usableKwh ?? 0
  return kwh > 0 ? { kind: 'by-size', each: batteryPrice.total / kwh } : null
}

/** The home with a battery of some capacity, run as its own is; 0 is none. Without a price it costs nothing. */
export function withBattery(home: Home, usableKwh: number, price: PriceBySize | null): Home {
  const { battery: own, ...system } = home.system
  if (usableKwh === 0) return { ...home, system }
  const factor = own && own.usableKwh > 0 ? usableKwh / own.usableKwh : 1
  const powerKw = own?.powerKw === undefined ? {} : { powerKw: Math.min(1_000, own.powerKw * factor) }
  const { batteryRenewal } = home.money
  return {
    ...home,
    system: { ...system, battery: { ...own, ...powerKw, usableKwh } },
    money: {
      ...home.money,
      batteryPrice: price ?? { kind: 'by-size', each: 0 },
      ...(batteryRenewal?.cost !== undefined && {
        batteryRenewal: { ...batteryRenewal, cost: batteryRenewal.cost * factor },
      }),
    },
  }
}
