import { HOURS_OF_YEAR, sumOf } from '#shared/calendar.ts'
import { computeBackupTimes } from '#shared/energy/backup.ts'
import { splitRoundTrip } from '#shared/energy/battery.ts'
import { WARRANTED_DEGRADATION } from '#shared/energy/battery-life.ts'
import { buildProfileShape, loadProfiles } from '#shared/energy/load-profiles.ts'
import { rankByPrice } from '#shared/energy/peak-hours.ts'
import { simulateYears } from '#shared/energy/simulate-years.ts'
import { sumSolarOutput } from '#shared/energy/solar-output.ts'
import { computeYearBill } from '#shared/finance/bill.ts'
import { createMeter, hourlyBuyPrices } from '#shared/finance/meter.ts'
import { assessProject } from '#shared/finance/metrics.ts'
import { priceFactor } from '#shared/finance/price-rise.ts'
import { estimateOutcomeRange, interpolateRange } from '#shared/finance/range.ts'
import { readMeter, viewReading } from '#shared/finance/reading.ts'
import { computeTornado } from '#shared/finance/tornado.ts'
import { formulaHome } from '../reference/energy/formula-homes.ts'
import { tariffOf } from '../reference/finance/cases.ts'
import { median } from './median.ts'
import { formatRow } from './report.ts'

const YEARS = 25
const PANEL_KWP = 0.44
const USE = 6_000
const BATTERY = { usableKwh: 8, powerKw: 4, ...splitRoundTrip(0.9) }

/** Variables of a plan. */
interface PlanVariables {
  readonly panels: number
  readonly yield: number
  readonly rise: number
  readonly price: number
  /** Interpolates between two daily load shapes, from 0 to 1. */
  readonly shape: number
}
const PLANNED: PlanVariables = { panels: 18, yield: 1, rise: 0.01, price: 1, shape: 0.5 }

interface How {
  readonly battery?: 'none' | 'self-consumption' | 'time-of-use'
  /** Simulated years are this far apart. */
  readonly step?: number
}
/** Comparing plans takes every third year, ranking them every fifth. */
const COMPARED: How = { step: 3 }
const RANKED: How = { step: 5 }

/** Memoizes by argument. */
function memory<Value>(work: (argument: number) => Value): (argument: number) => Value {
  const known = new Map<number, Value>()
  return (argument) => {
    const value = known.get(argument) ?? work(argument)
    known.set(argument, value)
    return value
  }
}

/** Inputs shared by all plans. */
async function planner() {
  const profiles = await loadProfiles()
  const yields = (['H1', 'H4'] as const).map((name) => formulaHome(name).solar.map((kwh) => kwh / 2.6))
  const [one, other] = [buildProfileShape(profiles['us-cold']), buildProfileShape(profiles['bdew-h0'])]
  const none = new Float64Array(HOURS_OF_YEAR)
  const meter = createMeter(tariffOf({ tariff: 'tou3', metering: { kind: 'net-billing' } }))
  const peakHours = rankByPrice(hourlyBuyPrices(meter), true)

  /** Consumption and the bill without solar, the same for every size. */
  const useOf = memory((shape: number) => {
    const use = one.map((share, i) => USE * (share * (1 - shape) + (other[i] as number) * shape))
    return { use, without: readMeter(meter, { import: use, export: none }) }
  })

  /** Computes two planes, a battery and a seasonal time-of-use tariff by hour, to 25 years of cash flow. */
  return (variables: PlanVariables, { battery: rule = 'time-of-use', step = 1 }: How = {}) => {
    const kwp = variables.panels * PANEL_KWP
    const solar = sumSolarOutput(yields.map((yieldPerKwp) => ({ kwp: (kwp / 2) * variables.yield, yieldPerKwp })))
    const { use, without } = useOf(variables.shape)
    const years = simulateYears(
      {
        solar,
        use,
        inverterKw: kwp * 0.8,
        exportLimitKw: kwp * 0.6,
        ...(rule !== 'none' && { battery: BATTERY }),
        ...(rule === 'time-of-use' && { peakHours: peakHours }),
      },
      {
        years: YEARS,
        solarLoss: 0.005,
        useGrowth: 0,
        batteryDegradation: WARRANTED_DEGRADATION,
        replacedIn: [16],
        step,
      },
      (hours) => readMeter(meter, hours).values,
    )
    const savings = years.map(({ year, measured }) => {
      const when = { year, priceFactor: priceFactor({ inflation: 0.02, escalation: variables.rise }, year) }
      return (
        computeYearBill(meter, without, when).total - computeYearBill(meter, viewReading(meter, measured), when).total
      )
    })
    const money = assessProject({
      years: YEARS,
      cost: (6_000 + 1_500 * kwp) * variables.price,
      energy: years.map(({ totals }) => totals.solar - totals.clipped),
      savings,
      inflation: 0.02,
      realDiscount: 0.03,
      replacements: years.flatMap(({ year, batteryReplaced }) =>
        batteryReplaced ? { year, cost: 4_000, rise: 0 } : [],
      ),
      financing: { kind: 'cash' },
    })
    return { npv: money.npv, solar: sumOf(solar) }
  }
}
type Plan = Awaited<ReturnType<typeof planner>>

/** Three uncertain variables together, six one at a time: 21 plans. */
function rangeAndTornado(plan: Plan) {
  const range = estimateOutcomeRange(
    ['yield', 'shape', 'rise'],
    (at) => {
      const yieldNow = interpolateRange({ low: 0.93, middle: 1, high: 1.07 }, at.yield)
      const rise = interpolateRange({ low: -0.01, middle: 0.01, high: 0.03 }, at.rise)
      const shape = interpolateRange({ low: 0, middle: 0.5, high: 1 }, at.shape)
      return plan({ ...PLANNED, yield: yieldNow, rise, shape }, COMPARED)
    },
    ({ npv }) => npv,
  )
  const change = <Name extends keyof PlanVariables>(name: Name, low: number, high: number) => ({
    name,
    low: () => plan({ ...PLANNED, [name]: low }, COMPARED).npv,
    high: () => plan({ ...PLANNED, [name]: high }, COMPARED).npv,
  })
  return computeTornado(range.middle.outcome.npv, [
    change('yield', 0.9, 1.1),
    change('rise', -0.01, 0.03),
    change('price', 0.8, 1.2),
    change('shape', 0, 1),
    change('panels', 14, 22),
    change('panels', 16, 20),
  ])
}

/** Prints times of the energy and money models with their budgets. Never fails. */
export async function printEnergy() {
  const plan = await planner()
  const print = (what: string, time: number, baseline?: string) => formatRow(what, `${time.toFixed(1)} ms`, baseline)
  const start = performance.now()
  plan(PLANNED)
  print('A plan the first time', performance.now() - start)
  print(
    'Two planes, battery, time of use, 25 years',
    median(40, () => plan(PLANNED)),
    'goal 40 ms',
  )
  print(
    '  the battery for self-consumption',
    median(40, () => plan(PLANNED, { battery: 'self-consumption' })),
  )
  print(
    '  without a battery',
    median(40, () => plan(PLANNED, { battery: 'none' })),
  )
  print(
    '  with a battery, every third year',
    median(40, () => plan(PLANNED, COMPARED)),
  )
  print(
    'Its range and tornado, 21 plans',
    median(10, () => rangeAndTornado(plan)),
    'goal 250 ms',
  )
  const sweep = () => Array.from({ length: 40 }, (_, i) => plan({ ...PLANNED, panels: i + 1 }, RANKED))
  print('A sweep over 40 sizes', median(10, sweep), 'goal 300 ms')
  const appliances = Array<number>(24).fill(0.3)
  const { solar } = formulaHome('H1')
  const backup = () => computeBackupTimes({ appliances, battery: BATTERY, initialCharge: 8, solar })
  print('Backup, the grid lost in every hour of the year', median(10, backup))
}
