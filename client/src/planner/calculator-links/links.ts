import type { CalculatorSlug } from '#shared/calculators/catalogue.ts'
import { t } from '#shared/language/t.ts'
import { describePlanMethod } from './plan-method.tsx'

interface CalculatorLinks {
  /** Figure of the home that fills in each field, in their order. */
  readonly fromPlan?: Readonly<Record<string, FilledFigure>>
  /** Part of the plan that each input or result can change. */
  readonly toPlan?: Readonly<Record<string, ChangedPart>>
  /** Figure of the plan that each result is compared with. */
  readonly compared?: Readonly<Record<string, ComparedName>>
  /** Why the compared figures differ. */
  readonly explain?: () => string
}

export type FilledFigure =
  | 'bill'
  | 'kwhPerDay'
  | 'kwhPerMonth'
  | 'sunHours'
  | 'solarPerMonth'
  | 'saving'
  | 'latitude'
  | 'longitude'
  | 'watts'
  | 'panels'
  | 'systemPrice'
export type ChangedPart =
  | 'bill'
  | 'kwhPerDay'
  | 'kwhPerMonth'
  | 'place'
  | 'roofFace'
  | 'watts'
  | 'battery'
  | 'systemPrice'
  | 'maintenance'
  | 'priceRise'
  | 'loan'
export type ComparedName = 'size' | 'saving' | 'netCost' | 'payback'

/** What each calculator exchanges with the plan. */
export const CALCULATOR_LINKS: { readonly [slug in CalculatorSlug]?: CalculatorLinks } = {
  solar: {
    fromPlan: { monthlyBill: 'bill', sunHours: 'sunHours' },
    toPlan: { monthlyBill: 'bill' },
    compared: { recommendedSize: 'size', estimatedSavings: 'saving', paybackPeriod: 'payback' },
    explain: describePlanMethod,
  },
  battery: {
    fromPlan: { dailyUsage: 'kwhPerDay' },
    toPlan: { dailyUsage: 'kwhPerDay', recommendedCapacity: 'battery' },
  },
  'sun-path': {
    fromPlan: { latitude: 'latitude', longitude: 'longitude' },
    toPlan: { latitude: 'place', optimalAngle: 'roofFace' },
  },
  'battery-charge': {
    fromPlan: { panelWattage: 'watts', panelCount: 'panels' },
    toPlan: { panelWattage: 'watts' },
  },
  'sun-hours': { fromPlan: { panelWattage: 'watts' }, toPlan: { panelWattage: 'watts' } },
  'panel-requirement': {
    fromPlan: { sunHours: 'sunHours', panelWattage: 'watts' },
    toPlan: { panelWattage: 'watts' },
  },
  'energy-usage': { toPlan: { monthlyUsage: 'kwhPerMonth' } },
  'payback-period': {
    fromPlan: { systemCost: 'systemPrice', annualSavings: 'saving' },
    toPlan: { systemCost: 'systemPrice', maintenanceCost: 'maintenance', rateIncrease: 'priceRise' },
    compared: { netSystemCost: 'netCost', paybackPeriod: 'payback' },
    explain: () =>
      t(
        'This calculator takes the savings you entered for year 1 and lets them rise. Your plan works out each year: panels lose output with age, a battery is replaced, and incentives and feed-in tariffs end.',
      ),
  },
  'solar-loan': {
    fromPlan: { loanAmount: 'systemPrice' },
    toPlan: { loanAmount: 'systemPrice', interestRate: 'loan' },
  },
  'bill-comparison': {
    fromPlan: { currentBill: 'bill', monthlyConsumption: 'kwhPerMonth', solarGeneration: 'solarPerMonth' },
    toPlan: { monthlyConsumption: 'kwhPerMonth' },
    compared: { annualSavings: 'saving' },
    explain: () =>
      t(
        'This calculator assumes all solar lowers your bill. Your plan works hour by hour: solar you do not use is exported at the export rate, and fixed charges stay.',
      ),
  },
}
