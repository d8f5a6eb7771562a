import { Home } from '#shared/home/home.ts'
import { updateAt } from '#shared/home/record.ts'
import type { PlanResult } from '#shared/plan/basis/plan-result.ts'
import type { SiteData } from '#shared/plan/basis/site-data.ts'
import { runToCompletion, type TimeSliced } from '#shared/plan/basis/time-sliced.ts'
import { computePlan, type Plan } from '#shared/plan/plan.ts'
import { answered } from './answered.ts'

/** One price of electricity at all hours. */
export const flatPrice = (price: number) => ({ periods: [{ blocks: [{ upTo: null, price }] }] })

/** Two prices: the second from 16 to 21 h of workdays. */
export const eveningPrices = (price: number, evening: number) => ({
  periods: [price, evening].map((each) => ({ blocks: [{ upTo: null, price: each }] })),
  weekday: Array<string>(12).fill('000000000000000011111000'),
})

/**
 * A home in the United States that uses 6,000 kWh a year at 20 ct and has ten panels to the south. Parts of a record
 * replace its own.
 */
export const homeWith = (parts: object = {}): Home =>
  Home.parse({
    version: 1,
    region: { country: 'US', currency: 'USD' },
    use: { amount: { kind: 'year', kwh: 6_000 } },
    roof: { planes: [{ tilt: 30, azimuth: 180 }] },
    system: { arrays: [{ plane: 0, panels: 10, watts: 440 }] },
    tariff: { buying: flatPrice(0.2), selling: { kind: 'net-billing', price: 0.05 } },
    money: { price: { kind: 'by-size', each: 2_000 } },
    ...parts,
  })

export const changed = (home: Home, path: string, value: unknown) =>
  updateAt(home, path.split('.'), () => value) as Home

export const planOf = (home: Home, site: SiteData): Plan => answered(computePlan(home, site))

/** The answer of a longer computation. */
export const completed = <Value>(slices: TimeSliced<PlanResult<Value>>): Value => answered(runToCompletion(slices))
