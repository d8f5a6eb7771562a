import type { Unit } from '../../format/quantity.ts'
import { totalLoss } from '../../solar/photovoltaics.ts'
import { SYSTEM_YEARS } from '../../solar/yield-range.ts'
import type { IsoDate } from '../field-schemas.ts'

/** A figure used where neither the user nor a country's preset has one. Its source is shown to the user. */
export interface DefaultFigure {
  readonly value: number
  readonly unit: Unit
  readonly source: string
  /** `null`: rule of thumb, or a source without a date. */
  readonly asOf: IsoDate | null
}

const estimate = (value: number, unit: Unit, why: string): DefaultFigure => ({
  value,
  unit,
  source: `A rule of thumb: ${why}.`,
  asOf: null,
})

export const DEFAULTS = {
  losses: {
    value: totalLoss(),
    unit: 'share',
    source: 'PVWatts’ default losses: Dobos 2014, NREL/TP-6A20-62641',
    asOf: '2014-09-30',
  },
  degradation: {
    value: 0.005,
    unit: 'share/year',
    source: 'Median of some 2,000 rates: Jordan & Kurtz 2013, Progress in Photovoltaics 21, 12–29',
    asOf: '2013-01-31',
  },
  /** DC power of the panels per AC power of the inverter. */
  inverterRatio: {
    value: 1.2,
    unit: 'share',
    source: 'PVWatts’ default ratio of panels to inverter: Dobos 2014, NREL/TP-6A20-62641',
    asOf: '2014-09-30',
  },
  /** Power per capacity [kW/kWh]. */
  batteryPower: estimate(0.5, 'share', 'a home battery is filled or emptied in two hours'),
  roundTrip: estimate(0.9, 'share', 'data sheets of home batteries promise about 90 % on the AC side'),
  reserve: estimate(0, 'share', 'nothing is kept for an outage unless wanted'),
  years: estimate(SYSTEM_YEARS, 'years', 'as long as makers stand for their panels'),
  /** Share of the panels' price per year. */
  maintenance: estimate(0.01, 'share/year', '1 % of the price of the panels a year'),
  inverterRenewalYear: estimate(15, 'years', 'an inverter lasts about 14 years'),
  /** Share of the panels' price. */
  inverterRenewalCost: estimate(0.1, 'share', 'a new inverter costs a tenth of the price of the panels'),
  batteryRenewalYear: estimate(16, 'years', 'a home battery lasts about 15 years'),
  /** Discount rate above inflation. */
  realDiscount: estimate(0.03, 'share/year', 'safe savings earn 3 % beyond inflation at best'),
  carKmPerYear: estimate(12_000, 'km/year', 'a car is driven about 12,000 km (7,500 miles) a year'),
  carKwhPer100Km: estimate(
    18,
    'kWh/100 km',
    'an electric car takes about 18 kWh for 100 km (29 kWh for 100 miles) out of the socket',
  ),
  panelWatts: estimate(440, 'W', 'a panel of 1.8 × 1.1 m (5.9 × 3.6 ft) has about 440 W'),
  /** [kWp/m²] */
  panelDensity: estimate(0.2, 'share', 'panels of 22 % efficiency, with the gaps between them'),
} as const satisfies Readonly<Record<string, DefaultFigure>>

/** Inflation targets of central banks other than 2 % [share/year], with source and date. */
const INFLATION_TARGETS: Readonly<Record<string, readonly [value: number, source: string, asOf: IsoDate]>> = {
  AUD: [0.025, 'the middle of 2 to 3 %: Central Bank News, table of inflation targets', '2015-12-31'],
  BRL: [0.03, 'Folha de S. Paulo, on the continuous target from 2025', '2023-06-29'],
  INR: [0.04, 'India’s Economic Affairs Secretary, on the five years from 2021', '2021-03-31'],
  MXN: [0.03, 'CEIC, Bank of Mexico: inflation target', '2020-12-31'],
  PLN: [0.025, 'Central Bank News, table of inflation targets', '2011-06-12'],
  // The source gives 3 to 6 %; the band has been narrowed since.
  ZAR: [0.03, 'the lower end of 3 to 6 %: South African Reserve Bank, targets', '2020-12-31'],
}
const DEFAULT_INFLATION_TARGET = [
  0.02,
  'Central Bank News, table of inflation targets: most aim at 2 %',
  '2015-12-31',
] as const

/** Inflation target of the currency's central bank. */
export function defaultInflation(currency: string): DefaultFigure {
  const known = Object.hasOwn(INFLATION_TARGETS, currency) ? INFLATION_TARGETS[currency] : undefined
  const [value, source, asOf] = known ?? DEFAULT_INFLATION_TARGET
  return { value, unit: 'share/year', source: `What the central bank aims at (${source})`, asOf }
}
