import { totalLoss } from '../../solar/photovoltaics.ts'
import { SYSTEM_YEARS } from '../../solar/yield-range.ts'
import type { FigurePath, Home } from '../home.ts'
import type { IsoDate } from '../kinds.ts'
import type { AskedFigure } from './answer.ts'
import { type Origin, originOf, type Term, type Unit } from './figure.ts'

/*
 * What stands in for figures that nobody gave and that no country settles: nothing is blocked by an empty box, and each
 * one says that it was filled in. Rules of thumb are called so.
 */

/** A figure that is usual everywhere, with where it comes from. */
export interface Usual {
  readonly value: number
  readonly unit: Unit
  readonly source: string
  /** `null`: the source bears no date, or it is a rule of thumb. */
  readonly asOf: IsoDate | null
}

const thumb = (value: number, unit: Unit, why: string): Usual => ({
  value,
  unit,
  source: `A rule of thumb: ${why}.`,
  asOf: null,
})

export const USUAL = {
  losses: {
    value: totalLoss(),
    unit: 'share',
    source: 'PVWatts’ default losses: Dobos 2014, NREL/TP-6A20-62641',
    asOf: '2014-09-30',
  },
  ageing: {
    value: 0.005,
    unit: 'share/year',
    source: 'Median of some 2,000 rates: Jordan & Kurtz 2013, Progress in Photovoltaics 21, 12–29',
    asOf: '2013-01-31',
  },
  /** Power of the panels over that of the inverter. */
  inverterRatio: {
    value: 1.2,
    unit: 'share',
    source: 'PVWatts’ default ratio of panels to inverter: Dobos 2014, NREL/TP-6A20-62641',
    asOf: '2014-09-30',
  },
  /** Power of a battery by its capacity [kW/kWh]. */
  batteryPower: thumb(0.5, 'share', 'a home battery is filled or emptied in two hours'),
  roundTrip: thumb(0.9, 'share', 'data sheets of home batteries promise about 90 % on the AC side'),
  reserve: thumb(0, 'share', 'nothing is kept for an outage unless wanted'),
  years: thumb(SYSTEM_YEARS, 'years', 'as long as makers stand for their panels'),
  /** Of the price of the panels, a year. */
  upkeep: thumb(0.01, 'share/year', '1 % of the price of the panels a year'),
  inverterYear: thumb(15, 'years', 'an inverter lasts about 14 years'),
  /** Of the price of the panels. */
  inverterCost: thumb(0.1, 'share', 'a new inverter costs a tenth of the price of the panels'),
  batteryYear: thumb(16, 'years', 'a home battery lasts about 15 years'),
  /** Discount rate above inflation. */
  realDiscount: thumb(0.03, 'share/year', 'safe savings earn 3 % beyond inflation at best'),
  km: thumb(12_000, 'km/year', 'a car is driven about 12,000 km (7,500 miles) a year'),
  kwhPer100Km: thumb(
    18,
    'kWh/100 km',
    'an electric car takes about 18 kWh for 100 km (29 kWh for 100 miles) out of the socket',
  ),
  panelWatts: thumb(440, 'W', 'a panel of 1.8 × 1.1 m (5.9 × 3.6 ft) has about 440 W'),
  /** Power of the panels that fit on a square metre of roof [kWp/m²]. */
  density: thumb(0.2, 'share', 'panels of 22 % efficiency, with the gaps between them'),
} as const satisfies Readonly<Record<string, Usual>>

/** What a central bank aims at, where it is not 2 % or was read apart: [share/year], where it was read, and when that was right. */
const INFLATION_AIMS: Readonly<Record<string, readonly [value: number, source: string, asOf: IsoDate]>> = {
  AUD: [0.025, 'the middle of 2 to 3 %: Central Bank News, table of inflation targets', '2015-12-31'],
  BRL: [0.03, 'Folha de S. Paulo, on the continuous target from 2025', '2023-06-29'],
  INR: [0.04, 'India’s Economic Affairs Secretary, on the five years from 2021', '2021-03-31'],
  MXN: [0.03, 'CEIC, Bank of Mexico: inflation target', '2020-12-31'],
  PLN: [0.025, 'Central Bank News, table of inflation targets', '2011-06-12'],
  // Its band was last read as 3 to 6 %, and has been narrowed since.
  ZAR: [0.03, 'the lower end of 3 to 6 %: South African Reserve Bank, targets', '2020-12-31'],
}
const USUAL_AIM = [0.02, 'Central Bank News, table of inflation targets: most aim at 2 %', '2015-12-31'] as const

/** What inflation is taken to be in a currency: what its central bank aims at. */
export function usualInflation(currency: string): Usual {
  const known = Object.hasOwn(INFLATION_AIMS, currency) ? INFLATION_AIMS[currency] : undefined
  const [value, source, asOf] = known ?? USUAL_AIM
  return { value, unit: 'share/year', source: `What the central bank aims at (${source})`, asOf }
}

/** A figure of the home as it stands or as it was filled in: a term that only lacks its name. */
export type Settled = Omit<Term, 'name' | 'value' | 'path'> & { readonly value: number; readonly path: FigurePath }

export const named = (name: string, settled: Settled): Term => ({ name, ...settled })

/** What was filled in on the way to a plan, and what was left out of it until it is given. */
export class Notes {
  /** By path: a plan that is reckoned again says it once. */
  readonly assumed = new Map<FigurePath, Settled>()
  readonly asked = new Set<AskedFigure>()
  private readonly home: Home

  constructor(home: Home) {
    this.home = home
  }

  /** A figure of the home, or the usual one in its place. */
  settle(path: FigurePath, given: number | undefined, usual: Usual): Settled {
    if (given !== undefined) return this.given(path, given, usual.unit)
    const { value, unit, source, asOf } = usual
    const settled: Settled = { path, value, unit, from: { kind: 'usual', source, asOf } satisfies Origin }
    this.assumed.set(path, settled)
    return settled
  }

  given(path: FigurePath, value: number, unit: Unit): Settled {
    return { path, value, unit, from: originOf(this.home, path) }
  }

  /** What was said on the way to a part that was worked out before. */
  join({ assumed, asked }: Notes): void {
    for (const [path, settled] of assumed) this.assumed.set(path, settled)
    for (const path of asked) this.asked.add(path)
  }

  /** A figure without which a part is left out; 0 in its place. */
  orAsk(path: AskedFigure, given: number | undefined, unit: Unit): Settled {
    if (given === undefined) this.asked.add(path)
    return this.given(path, given ?? 0, unit)
  }
}
