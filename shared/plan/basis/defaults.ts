import type { Unit } from '../../format/quantity.ts'
import type { IsoDate } from '../../home/field-schemas.ts'
import { inflationTargetOf } from '../../home/inflation-targets.ts'
import { t } from '../../language/t.ts'
import { SYSTEM_YEARS, totalLoss } from '../../solar/photovoltaics.ts'

/** A figure used where neither the user nor a country's preset has one. Its source is shown to the user. */
export interface DefaultFigure {
  readonly value: number
  readonly unit: Unit
  /** A sentence without a full stop: a date may follow. */
  readonly source: () => string
  /** `null`: rule of thumb, or a source without a date. */
  readonly asOf: IsoDate | null
}

const estimate = (value: number, unit: Unit, source: () => string): DefaultFigure => ({
  value,
  unit,
  source,
  asOf: null,
})

export const DEFAULTS = {
  losses: {
    value: totalLoss(),
    unit: 'share',
    source: () => t('Default losses of PVWatts: Dobos, NREL/TP-6A20-62641'),
    asOf: '2014-09-30',
  },
  degradation: {
    value: 0.005,
    unit: 'share/year',
    source: () => t('Median of about 2,000 measured rates: Jordan & Kurtz, Progress in Photovoltaics 21'),
    asOf: '2013-01-31',
  },
  /** DC power of the panels per AC power of the inverter. */
  inverterRatio: {
    value: 1.2,
    unit: 'share',
    source: () => t('Default ratio of panels to inverter of PVWatts: Dobos, NREL/TP-6A20-62641'),
    asOf: '2014-09-30',
  },
  /** Power per capacity [kW/kWh]. */
  batteryPower: estimate(0.5, 'share', () => t('A home battery fills or empties in about 2 hours')),
  roundTrip: estimate(0.9, 'share', () => t('Data sheets of home batteries promise about this')),
  reserve: estimate(0, 'share', () => t('No backup reserve unless you set one')),
  years: estimate(SYSTEM_YEARS, 'years', () => t('The length of most panel warranties')),
  /** Share of the panels' price per year. */
  maintenance: estimate(0.01, 'share/year', () => t('A hundredth of the panel price each year')),
  inverterRenewalYear: estimate(15, 'years', () => t('An inverter lasts about 14 years')),
  /** Share of the panels' price. */
  inverterRenewalCost: estimate(0.1, 'share', () => t('A new inverter costs about a tenth of the panel price')),
  batteryRenewalYear: estimate(16, 'years', () => t('A home battery lasts about 15 years')),
  /** Discount rate above inflation. */
  realDiscount: estimate(0.03, 'share/year', () => t('Inflation plus what safe savings can earn')),
  carKmPerYear: estimate(12_000, 'km/year', () => t('A car is driven about this far each year')),
  carKwhPer100Km: estimate(18, 'kWh/100 km', () => t('A typical electric car, including charging losses')),
  chargingLoss: estimate(0.1, 'share', () =>
    t('ADAC measured about a tenth at home chargers, more at household sockets'),
  ),
  /** 30.5 L a person (Techem, 135,000 flats in Germany, 2012), heated by 45 K. */
  hotWaterPerPerson: {
    value: 1.6,
    unit: 'kWh',
    source: () => t('Techem measured about 30 L (8 gal) of hot water a person a day, heated by 45 °C (81 °F)'),
    asOf: '2012-12-31',
  },
  boilerEfficiency: estimate(0.9, 'share', () => t('Gas and oil boilers turn about this share of the fuel into heat')),
  panelWatts: estimate(440, 'W', () => t('A typical panel of about 2 m² (21 ft²)')),
  /** [kWp/m²] */
  panelDensity: estimate(0.2, 'share', () => t('Modern panels, with the gaps between them')),
} as const satisfies Readonly<Record<string, DefaultFigure>>

/** Inflation target of the currency's central bank. Without one, all amounts of the plan are in today's money. */
export function defaultInflation(currency: string): DefaultFigure {
  const target = inflationTargetOf(currency)
  if (!target)
    return { value: 0, unit: 'share/year', source: () => t('We count in today’s money, without inflation'), asOf: null }
  const { value, source: publisher, asOf } = target
  return { value, unit: 'share/year', source: () => t('Target of the central bank: {publisher}', { publisher }), asOf }
}
