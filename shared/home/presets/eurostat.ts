import type { PriceFigure } from './preset.ts'

/**
 * Price paid by households with 2,500 to 4,999 kWh/year in the second half of 2025, including fixed charges.
 * @param value with all taxes and levies [EUR/kWh]
 */
export const eurostatPrice = (value: number, details: Pick<PriceFigure, 'currency' | 'note'> = {}): PriceFigure => ({
  value,
  ...details,
  tax: 'included',
  fixedIncluded: true,
  period: '2025-H2',
  asOf: '2025-12-31',
  confidence: 'high',
  source: {
    title: 'Eurostat nrg_pc_204, households, band DC (2,500-4,999 kWh a year), all taxes and levies',
    url: 'https://ec.europa.eu/eurostat/api/dissemination/statistics/1.0/data/nrg_pc_204?lang=EN&time=2025-S2&nrg_cons=KWH2500-4999&currency=EUR&tax=I_TAX&unit=KWH',
    via: 'a copy of that query’s answer, made on 18 September 2026',
  },
})
