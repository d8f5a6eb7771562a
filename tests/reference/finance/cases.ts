import type { Metering } from '#shared/finance/metering.ts'
import type { PriceRise } from '#shared/finance/price-rise.ts'
import type { PricePeriod, Schedule, Tariff } from '#shared/finance/tariff.ts'
import type { FormulaHome } from '../energy/formula-homes.ts'
import bills from './bills.json'
import cashFlows from './cash-flows.json'

/** A tariff of `bills.json`: schedules are digits, one text for all months or one per month. */
interface WrittenTariff extends Omit<Tariff, 'weekday' | 'weekend' | 'metering' | 'periods'> {
  readonly periods: readonly PricePeriod[]
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

/** Twelve monthly values per line; lines of zeros are omitted. */
export interface BillCase extends Metered {
  readonly solarLoss?: number
  readonly useGrowth?: number
  /** Described in words; all such cases use one series. */
  readonly sellByHour?: string
  readonly monthly: Readonly<
    Partial<
      Record<
        'totalWithout' | 'total' | 'energy' | 'credit' | 'minimum' | 'kwhAccount' | 'payout' | 'exportLessImport',
        readonly number[]
      >
    >
  >
  readonly year: { readonly totalWithout: number; readonly total: number }
  readonly years?: { readonly totalWithout: readonly number[]; readonly total: readonly number[] }
}

export const BILL_CASES = bills.cases as unknown as readonly BillCase[]

/** Inputs as in `Project`; shares, not per cent. */
export interface CashFlowInputs {
  readonly years: number
  readonly cost: number
  readonly kw: number
  readonly energyFirstYear: number
  readonly solarLoss: number
  readonly inflation: number
  readonly realDiscount: number
  readonly savings?: { readonly firstYear: number; readonly growth: number }
  readonly maintenance?: { fixed?: number; fixedEscalation?: number; perKw?: number; fixedByYear?: readonly number[] }
  readonly rebate?: number
  readonly taxCredit?: { readonly share: number; readonly most?: number }
  readonly loan?: { readonly share: number; readonly years: number; readonly rate: number }
}

export interface CashFlowCase {
  readonly id: string
  readonly about?: string
  readonly inputs: CashFlowInputs
  readonly results: Readonly<
    Record<'npv' | 'lcoeNominalCents' | 'lcoeRealCents' | 'loanAmount' | 'upfrontPayment' | 'netCost', number> &
      Record<'irrPercent' | 'payback' | 'discountedPayback', number | null> &
      Record<
        | 'energy'
        | 'savings'
        | 'maintenance'
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
export const CHAINS = cashFlows.chains as unknown as readonly (CashFlowCase & Metered & { readonly rise: PriceRise })[]

export function tariffOf({ tariff: name, metering }: Pick<Metered, 'tariff' | 'metering'>): Tariff {
  const written = (bills.tariffs as unknown as Readonly<Record<string, WrittenTariff>>)[name]
  if (!written) throw new Error(`There is no tariff ${name} among the reference cases`)
  return { ...written, weekday: schedule(written.weekday), weekend: schedule(written.weekend), metering }
}

function schedule(written: string | readonly string[]): Schedule {
  const months = typeof written === 'string' ? Array<string>(12).fill(written) : written
  return months.map((hours) => Array.from(hours, Number))
}
