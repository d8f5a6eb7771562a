import { HOURS_OF_YEAR } from '../../calendar.ts'
import { type Meter, meterOf } from '../meter.ts'
import type { Financing, Project, TaxCredit } from '../project.ts'
import { type BillCase, type CashFlowInputs, tariffOf } from './cases.ts'

/*
 * The reference cases of bills and cash flows as the engine takes them: for the tests, and for the accuracy page.
 */

/** Said in words in the reference: most is paid in the evening [money/kWh]. */
const sellInTheEvening = Float64Array.from(
  { length: HOURS_OF_YEAR },
  (_, i) => 0.03 + 0.09 * Math.exp(-((((i % 24) - 20) / 2) ** 2)),
)

export function meterOfCase(reference: BillCase): Meter {
  const tariff = tariffOf(reference)
  return meterOf(reference.sellByHour ? { ...tariff, sellByHour: sellInTheEvening } : tariff)
}

const yearly = (years: number, value: (year: number) => number) => Array.from({ length: years }, (_, i) => value(i))

function financingOf({ loan, cost, rebate = 0 }: CashFlowInputs): Financing {
  if (!loan) return { kind: 'cash' }
  const amount = loan.share * (cost - rebate)
  return { kind: 'loan', loan: { amount, rate: loan.rate, payments: loan.years, paymentsPerYear: 1 } }
}

/** @param savings of a chain from hours to money; else the case's own, which grow evenly */
export function projectOfCase(inputs: CashFlowInputs, savings?: readonly number[]): Project {
  const { years, energyFirstYear, solarLoss, savings: { firstYear, growth } = { firstYear: 0, growth: 0 } } = inputs
  const aged = (year: number) => (1 - solarLoss) ** year
  return {
    years,
    cost: inputs.cost,
    kw: inputs.kw,
    energy: yearly(years, (year) => energyFirstYear * aged(year)),
    savings: savings ?? yearly(years, (year) => firstYear * aged(year) * (1 + growth) ** year),
    inflation: inputs.inflation,
    realDiscount: inputs.realDiscount,
    financing: financingOf(inputs),
    ...(inputs.upkeep && { upkeep: inputs.upkeep }),
    ...(inputs.rebate && { rebate: inputs.rebate }),
    ...(inputs.taxCredit && { taxCredit: inputs.taxCredit as TaxCredit }),
  }
}
