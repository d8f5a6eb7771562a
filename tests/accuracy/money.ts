import { simulateBalance } from '#shared/energy/balance.ts'
import { computeYearBill } from '#shared/finance/bill.ts'
import { isBuyAllSellAll } from '#shared/finance/metering.ts'
import { assessProject } from '#shared/finance/metrics.ts'
import { readMeter } from '#shared/finance/reading.ts'
import { formulaHome } from '../reference/energy/formula-homes.ts'
import { BILL_CASES, CASH_FLOW_CASES } from '../reference/finance/cases.ts'
import { meterOfCase, projectOfCase } from '../reference/finance/run-cases.ts'
import { round } from './statistics.ts'

/** References have six decimals (bills) and four (cash flows). */
const DIGITS = 6

const SOURCE =
  'NREL SSC, the engine of the System Advisor Model (BSD-3-Clause): utilityrate5 for bills, cashloan for cash flows'

/** Every month of the bills and every year of the cash flows. */
export function measureMoney() {
  return { source: SOURCE, bills: measureBills(), cashFlows: measureCashFlows() }
}

function measureBills() {
  const differences = BILL_CASES.flatMap((reference) => {
    const meter = meterOfCase(reference)
    const { use, solar } = formulaHome(reference.home)
    const { months } = computeYearBill(
      meter,
      readMeter(meter, simulateBalance({ use, solar, sellsAll: isBuyAllSellAll(meter.tariff) })),
    )
    const expected = reference.monthly.total ?? []
    return months.map(({ total }, month) => total - (expected[month] ?? 0))
  })
  return { cases: BILL_CASES.length, months: differences.length, worst: maxAbsolute(differences) }
}

function measureCashFlows() {
  const measured = CASH_FLOW_CASES.map(({ inputs, results }) => {
    const { cashFlow, npv, internalRate, lcoeNominal, lcoeReal } = assessProject(projectOfCase(inputs))
    return {
      years: cashFlow.flow.map((flow, year) => flow - (results.cashFlow[year] ?? 0)),
      npv: npv - results.npv,
      rate:
        internalRate.kind === 'one' && results.irrPercent !== null ? 100 * internalRate.rate - results.irrPercent : 0,
      lcoe: [100 * (lcoeNominal ?? 0) - results.lcoeNominalCents, 100 * (lcoeReal ?? 0) - results.lcoeRealCents],
    }
  })
  return {
    cases: measured.length,
    years: measured.flatMap(({ years }) => years).length,
    worst: maxAbsolute(measured.flatMap(({ years }) => years)),
    npv: maxAbsolute(measured.map(({ npv }) => npv)),
    /** [percentage points] */
    rate: maxAbsolute(measured.map(({ rate }) => rate)),
    /** [hundredths of the currency per kWh] */
    lcoe: maxAbsolute(measured.flatMap(({ lcoe }) => lcoe)),
  }
}

const maxAbsolute = (differences: readonly number[]) => round(Math.max(...differences.map(Math.abs)), DIGITS)
