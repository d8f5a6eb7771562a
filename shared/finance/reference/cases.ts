import type { FormulaHome } from '../../energy/reference/formula-homes.ts'
import type { PriceRise } from '../price-rise.ts'
import type { Metering, Period, Schedule, Tariff } from '../tariff.ts'
import bills from './bills.json'
import cashFlows from './cash-flows.json'

/** A tariff of `bills.json`: as `Tariff`, with its schedules as digits, one text for all months or one to each. */
interface WrittenTariff extends Omit<Tariff, 'weekday' | 'weekend' | 'metering' | 'periods'> {
  readonly periods: readonly Period[]
  readonly weekday: string | readonly string[]
  readonly weekend: string | readonly string[]
}

interface Metered {
  readonly id: string
  readonly home: FormulaHome
  readonly tariff: string
  readonly metering: Metering
  readonly rise?: PriceRise
}

/** Twelve monthly values to a line; a line that is zero all year is left out. */
export interface BillCase extends Metered {
  readonly solarLoss?: number
  readonly useGrowth?: number
  /** Said in words; the cases have one such series. */
  readonly sellByHour?: string
  readonly monthly: Readonly<
    Partial<
      Record<
        'totalWithout' | 'total' | 'energy' | 'credit' | 'minimum' | 'kwhAccount' | 'payout' | 'soldLessBought',
        readonly number[]
      >
    >
  >
  readonly year: { readonly totalWithout: number; readonly total: number }
  readonly years?: { readonly totalWithout: readonly number[]; readonly total: readonly number[] }
}

export const BILL_CASES = bills.cases as unknown as readonly BillCase[]

/** Inputs as `Project` names them; shares, not per cent. */
export interface CashFlowInputs {
  readonly years: number
  readonly cost: number
  readonly kw: number
  readonly energyFirstYear: number
  readonly solarLoss: number
  readonly inflation: number
  readonly realDiscount: number
  readonly savings?: { readonly firstYear: number; readonly growth: number }
  readonly upkeep?: { fixed?: number; fixedEscalation?: number; perKw?: number; fixedByYear?: readonly number[] }
  readonly rebate?: number
  readonly taxCredit?: { readonly share: number; readonly most?: number }
  readonly loan?: { readonly share: number; readonly years: number; readonly rate: number }
}

export interface CashFlowCase {
  readonly id: string
  readonly about?: string
  readonly inputs: CashFlowInputs
  readonly results: Readonly<
    Record<'npv' | 'lcoeNominalCents' | 'lcoeRealCents' | 'loanAmount' | 'ownMoney' | 'netCost', number> &
      Record<'irrPercent' | 'payback' | 'discountedPayback', number | null> &
      Record<
        | 'energy'
        | 'savings'
        | 'upkeep'
        | 'taxEffect'
        | 'interest'
        | 'principal'
        | 'balance'
        | 'cashFlow'
        | 'cumulative'
        | 'projectCumulative'
        | 'discountedCumulative',
        readonly number[]
      >
  >
}

export const CASH_FLOW_CASES = cashFlows.cases as unknown as readonly CashFlowCase[]
/** From the hours of a home to its cash flow. */
export const CHAINS = cashFlows.chains as unknown as readonly (CashFlowCase & Metered & { readonly rise: PriceRise })[]

/** The tariff of a case, its metering with it. */
export function tariffOf({ tariff: name, metering }: Pick<Metered, 'tariff' | 'metering'>): Tariff {
  const written = (bills.tariffs as unknown as Readonly<Record<string, WrittenTariff>>)[name]
  if (!written) throw new Error(`There is no tariff ${name} among the reference cases`)
  return { ...written, weekday: schedule(written.weekday), weekend: schedule(written.weekend), metering }
}

function schedule(written: string | readonly string[]): Schedule {
  const months = typeof written === 'string' ? Array<string>(12).fill(written) : written
  return months.map((hours) => Array.from(hours, Number))
}
