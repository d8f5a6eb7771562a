import type { Price } from '../home/costs.ts'
import type { Home } from '../home/home.ts'
import { type TimeSliced, timeSliced } from './basis/time-sliced.ts'
import type { PlanInputs } from './plan-inputs.ts'
import { simulateHome } from './resolve-plan-inputs.ts'

export interface BatteryOption {
  /** [kWh]; 0: no battery. */
  readonly usableKwh: number
  readonly selfConsumption: number | null
  readonly selfSufficiency: number | null
  /** Imported in the first year [kWh]. */
  readonly imported: number
  /** `null` without a battery price. */
  readonly npv: number | null
  readonly cost: number | null
  /** Compared with the plan without a battery: avoided import in the first year [kWh], and net present value. */
  readonly savedKwh: number
  readonly addedNpv: number | null
}

/** [kWh] */
const SIZES = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20] as const
const YEAR_STEP = 3

/** Each slice compares one capacity. */
export function* compareBatteries(inputs: PlanInputs): TimeSliced<readonly BatteryOption[]> {
  const { home, siteData } = inputs
  const price = batteryPriceOf(home)
  const evaluate = (usableKwh: number) => {
    const { years, assessment, project } = simulateHome(withBattery(home, usableKwh, price), siteData, YEAR_STEP)
    const totals = years[0]?.totals
    const isPriced = price !== null || usableKwh === 0
    return {
      usableKwh,
      selfConsumption: totals?.selfConsumption ?? null,
      selfSufficiency: totals?.selfSufficiency ?? null,
      imported: totals?.import ?? 0,
      npv: isPriced ? assessment.npv : null,
      cost: isPriced ? project.batteryCost : null,
    }
  }
  return yield* timeSliced(evaluate, (evaluated) => {
    const withoutBattery = evaluated(0)
    return SIZES.map(evaluated).map((battery) => ({
      ...battery,
      savedKwh: withoutBattery.imported - battery.imported,
      addedNpv: battery.npv === null || withoutBattery.npv === null ? null : battery.npv - withoutBattery.npv,
    }))
  })
}

type PriceBySize = Extract<Price, { kind: 'by-size' }>

/** Price of storage by capacity; `null` if unknown. */
export function batteryPriceOf({ money, system }: Home): PriceBySize | null {
  const { batteryPrice } = money
  if (!batteryPrice) return null
  if (batteryPrice.kind === 'by-size') return batteryPrice
  const kwh = system.battery?.usableKwh ?? 0
  return kwh > 0 ? { kind: 'by-size', each: batteryPrice.total / kwh } : null
}

/** A battery without a price is not added. */
export function withoutBatteryPrice(home: Home): Home {
  const { batteryPrice: _, ...money } = home.money
  return { ...home, money }
}

/** Keeps the rule and relative power of the home's battery (0 kWh: none). Without a price it is free. */
export function withBattery(home: Home, usableKwh: number, price: PriceBySize | null): Home {
  const { battery: homeBattery, ...system } = home.system
  if (usableKwh === 0) return { ...home, system }
  const factor = homeBattery && homeBattery.usableKwh > 0 ? usableKwh / homeBattery.usableKwh : 1
  const powerKw = homeBattery?.powerKw === undefined ? {} : { powerKw: Math.min(1_000, homeBattery.powerKw * factor) }
  const { batteryRenewal } = home.money
  return {
    ...home,
    system: { ...system, battery: { ...homeBattery, ...powerKw, usableKwh } },
    money: {
      ...home.money,
      batteryPrice: price ?? { kind: 'by-size', each: 0 },
      ...(batteryRenewal?.cost !== undefined && {
        batteryRenewal: { ...batteryRenewal, cost: batteryRenewal.cost * factor },
      }),
    },
  }
}
