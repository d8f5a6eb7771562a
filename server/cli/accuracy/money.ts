import { hourlyBalance } from '#shared/energy/balance.ts'
import { formulaHome } from '#shared/energy/reference/formula-homes.ts'
import { yearBill } from '#shared/finance/bill.ts'
import { sellsAll } from '#shared/finance/meter.ts'
import { assess } from '#shared/finance/metrics.ts'
import { readMeter } from '#shared/finance/reading.ts'
import { BILL_CASES, CASH_FLOW_CASES } from '#shared/finance/reference/cases.ts'
import { meterOfCase, projectOfCase } from '#shared/finance/reference/run-cases.ts'
import { rounded } from './statistics.ts'

/** Reference figures are given to six decimals of the currency (bills) and four (cash flows). */
const DIGITS = 6

const SOURCE =
  'NREL SSC, the engine of the System Advisor Model (BSD-3-Clause): utilityrate5 for bills, cashloan for cash flows'

/** Every month of every bill, and every year of every cash flow, against the reference engine's. */
export function measureMoney() {
  return { source: SOURCE, bills: measureBills(), cashFlows: measureCashFlows() }
}

function measureBills() {
  const apart = BILL_CASES.flatMap((reference) => {
    const meter = meterOfCase(reference)
    const { use, solar } = formulaHome(reference.home)
    const { months } = yearBill(
      meter,
      readMeter(meter, hourlyBalance({ use, solar, sellsAll: sellsAll(meter.tariff) })),
    )
    const expected = reference.monthly.total ?? []
    return months.map(({ total }, month) => total - (expected[month] ?? 0))
  })
  return { cases: BILL_CASES.length, months: apart.length, worst: worst(apart) }
}

function measureCashFlows() {
  const measured = CASH_FLOW_CASES.map(({ inputs, results }) => {
    const { cashFlow, npv, internalRate, lcoeNominal, lcoeReal } = assess(projectOfCase(inputs))
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
    worst: worst(measured.flatMap(({ years }) => years)),
    npv: worst(measured.map(({ npv }) => npv)),
    /** [percentage points] */
    rate: worst(measured.map(({ rate }) => rate)),
    /** [hundredths of the currency per kWh] */
    lcoe: worst(measured.flatMap(({ lcoe }) => lcoe)),
  }
}

/** Largest distance, of either sign. */
const worst = (apart: readonly number[]) => rounded(Math.max(...apart.map(Math.abs)), DIGITS)
