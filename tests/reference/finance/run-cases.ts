import { HOURS_OF_YEAR } from '#shared/calendar.ts'
import { createMeter, type TariffMeter } from '#shared/finance/meter.ts'
import type { Financing, Project, TaxCredit } from '#shared/finance/project.ts'
import { type BillCase, type CashFlowInputs, tariffOf } from './cases.ts'

/* For the tests and the accuracy page. */

/** Described in words in the reference: the evening pays most [money/kWh]. */
const sellInTheEvening = Float64Array.from(
  { length: HOURS_OF_YEAR },
  (_, i) => 0.03 + 0.09 * Math.exp(-((((i % 24) - 20) / 2) ** 2)),
)

export function meterOfCase(reference: BillCase): TariffMeter {
  const tariff = tariffOf(reference)
  return createMeter(reference.sellByHour ? { ...tariff, sellByHour: sellInTheEvening } : tariff)
}

const yearly = (years: number, value: (year: number) => number) => Array.from({ length: years }, (_, i) => value(i))

function financingOf({ loan, cost, rebate = 0 }: CashFlowInputs): Financing {
  if (!loan) return { kind: 'cash' }
  const amount = loan.share * (cost - rebate)
  return { kind: 'loan', loan: { amount, rate: loan.rate, payments: loan.years, paymentsPerYear: 1 } }
}

/** @param savings computed from hours; default: the case's own, growing evenly */
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
    ...(inputs.maintenance && { maintenance: inputs.maintenance }),
    ...(inputs.rebate && { rebate: inputs.rebate }),
    ...(inputs.taxCredit && { taxCredit: inputs.taxCredit as TaxCredit }),
  }
}
