import { HOURS_OF_YEAR } from '#shared/calendar.ts'
import { createMeter, type TariffMeter } from '#shared/finance/meter.ts'
import type { Financing, Project } from '#shared/finance/project.ts'
import { type BillCase, type CashFlowInputs, tariffOf } from './cases.ts'

/* The tests and the accuracy page run the cases. */

/** Described in words in the reference: the evening pays most [money/kWh]. */
const sellInTheEvening = Float64Array.from(
  { length: HOURS_OF_YEAR },
  (_, i) => 0.03 + 0.09 * Math.exp(-((((i % 24) - 20) / 2) ** 2)),
)

export function meterOfCase(reference: BillCase): TariffMeter {
  const tariff = tariffOf(reference)
  return createMeter(reference.sellByHour ? { ...tariff, sellByHour: sellInTheEvening } : tariff)
}

const yearly = <T>(years: number, value: (year: number) => T) => Array.from({ length: years }, (_, i) => value(i))

function financingOf({ loan, cost, rebate = 0 }: CashFlowInputs): Financing {
  if (!loan) return { kind: 'cash' }
  const amount = loan.share * (cost - rebate)
  return { kind: 'loan', loan: { amount, rate: loan.rate, payments: loan.years, paymentsPerYear: 1 } }
}

/** The engine's other forms of maintenance as a cost of each year; an escalation is added to inflation. */
function maintenanceOf({ maintenance = {}, kw, years, inflation }: CashFlowInputs): Partial<Project> {
  const { fixed = 0, fixedEscalation, perKw = 0, fixedByYear } = maintenance
  if (fixedEscalation === undefined && !fixedByYear) return { maintenance: fixed + perKw * kw }
  const fixedIn = (year: number) => fixedByYear?.[year] ?? fixed * (1 + inflation + (fixedEscalation ?? 0)) ** year
  return {
    maintenance: perKw * kw,
    replacements: yearly(years, (i) => ({ year: i + 1, cost: fixedIn(i), rise: 0 })),
  }
}

/** @param savings computed from hours; default: the case's own, growing evenly */
export function projectOfCase(inputs: CashFlowInputs, savings?: readonly number[]): Project {
  const {
    years,
    taxCredit,
    energyFirstYear,
    solarLoss,
    savings: { firstYear, growth } = { firstYear: 0, growth: 0 },
  } = inputs
  const aged = (year: number) => (1 - solarLoss) ** year
  return {
    years,
    cost: inputs.cost,
    energy: yearly(years, (year) => energyFirstYear * aged(year)),
    savings: savings ?? yearly(years, (year) => firstYear * aged(year) * (1 + growth) ** year),
    inflation: inputs.inflation,
    realDiscount: inputs.realDiscount,
    financing: financingOf(inputs),
    ...maintenanceOf(inputs),
    ...(inputs.rebate && { rebate: inputs.rebate }),
    ...(taxCredit && {
      yearlySupport: [Math.min(taxCredit.most ?? Number.POSITIVE_INFINITY, taxCredit.share * inputs.cost)],
    }),
  }
}
