import { HOURS_OF_YEAR, sumOf } from '#shared/calendar.ts'
import { backupTimes } from '#shared/energy/backup.ts'
import { equalEfficiencies } from '#shared/energy/battery.ts'
import { WARRANTED_FADE } from '#shared/energy/battery-life.ts'
import { dearHours } from '#shared/energy/dear-hours.ts'
import { loadProfiles, profileShape } from '#shared/energy/load-profiles.ts'
import { formulaHome } from '#shared/energy/reference/formula-homes.ts'
import { solarOutput } from '#shared/energy/solar-output.ts'
import { runYears } from '#shared/energy/years.ts'
import { yearBill } from '#shared/finance/bill.ts'
import { hourlyBuyPrices, meterOf } from '#shared/finance/meter.ts'
import { assess } from '#shared/finance/metrics.ts'
import { priceFactor } from '#shared/finance/price-rise.ts'
import { between, outcomeRange } from '#shared/finance/range.ts'
import { readingOf, readMeter } from '#shared/finance/reading.ts'
import { tariffOf } from '#shared/finance/reference/cases.ts'
import { sweepSizes } from '#shared/finance/sweep.ts'
import { tornado } from '#shared/finance/tornado.ts'
import { median } from './median.ts'
import { row } from './report.ts'

const YEARS = 25
const PANEL_KWP = 0.44
const USE = 6_000
const BATTERY = { usableKwh: 8, powerKw: 4, ...equalEfficiencies(0.9) }

/** What a plan turns on. */
interface Knobs {
  readonly panels: number
  readonly yield: number
  readonly rise: number
  readonly price: number
  /** From one shape of the day (0) to another (1). */
  readonly shape: number
}
const PLANNED: Knobs = { panels: 18, yield: 1, rise: 0.01, price: 1, shape: 0.5 }

interface How {
  readonly battery?: 'none' | 'self-consumption' | 'time-of-use'
  /** Years between those whose hours are run. */
  readonly step?: number
}
/** Where plans are compared, every third year tells enough; where only their order counts, every fifth. */
const COMPARED: How = { step: 3 }
const RANKED: How = { step: 5 }

/** Works a value out once for each argument. */
function kept<Value>(work: (argument: number) => Value): (argument: number) => Value {
  const known = new Map<number, Value>()
  return (argument) => {
    const value = known.get(argument) ?? work(argument)
    known.set(argument, value)
    return value
  }
}

/** What does not change from plan to plan. */
async function planner() {
  const profiles = await loadProfiles()
  const yields = (['H1', 'H4'] as const).map((name) => formulaHome(name).solar.map((kwh) => kwh / 2.6))
  const [one, other] = [profileShape(profiles['us-cold']), profileShape(profiles['bdew-h0'])]
  const none = new Float64Array(HOURS_OF_YEAR)
  const meter = meterOf(tariffOf({ tariff: 'tou3', metering: { kind: 'net-billing' } }))
  const dear = dearHours(hourlyBuyPrices(meter), true)

  /** The home's use, and what a meter reads of it without solar: the same for every size. */
  const useOf = kept((shape: number) => {
    const use = one.map((share, i) => USE * (share * (1 - shape) + (other[i] as number) * shape))
    return { use, without: readMeter(meter, { import: use, export: none }) }
  })

  /** From the hours of two planes, a battery and a tariff by seasons and hours to 25 years of money. */
  return (knobs: Knobs, { battery: rule = 'time-of-use', step = 1 }: How = {}) => {
    const kwp = knobs.panels * PANEL_KWP
    const solar = solarOutput(yields.map((yieldPerKwp) => ({ kwp: (kwp / 2) * knobs.yield, yieldPerKwp })))
    const { use, without } = useOf(knobs.shape)
    const years = runYears(
      {
        solar,
        use,
        inverterKw: kwp * 0.8,
        exportLimitKw: kwp * 0.6,
        ...(rule !== 'none' && { battery: BATTERY }),
        ...(rule === 'time-of-use' && { dearHours: dear }),
      },
      { years: YEARS, solarLoss: 0.005, useGrowth: 0, fade: WARRANTED_FADE, replaceBelow: 0.7, step },
      (hours) => readMeter(meter, hours).all,
    )
    const savings = years.map(({ year, measured }) => {
      const when = { year, priceFactor: priceFactor({ inflation: 0.02, escalation: knobs.rise }, year) }
      return yearBill(meter, without, when).total - yearBill(meter, readingOf(meter, measured), when).total
    })
    const money = assess({
      years: YEARS,
      cost: (6_000 + 1_500 * kwp) * knobs.price,
      kw: kwp,
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

/** Three uncertain things together, six one at a time: 21 plans. */
function rangeAndTornado(plan: Plan) {
  const range = outcomeRange(
    ['yield', 'shape', 'rise'],
    (at) => {
      const yieldNow = between({ low: 0.93, middle: 1, high: 1.07 }, at.yield)
      const rise = between({ low: -0.01, middle: 0.01, high: 0.03 }, at.rise)
      const shape = between({ low: 0, middle: 0.5, high: 1 }, at.shape)
      return plan({ ...PLANNED, yield: yieldNow, rise, shape }, COMPARED)
    },
    ({ npv }) => npv,
  )
  const change = <Name extends keyof Knobs>(name: Name, low: number, high: number) => ({
    name,
    low: () => plan({ ...PLANNED, [name]: low }, COMPARED).npv,
    high: () => plan({ ...PLANNED, [name]: high }, COMPARED).npv,
  })
  return tornado(range.middle.outcome.npv, [
    change('yield', 0.9, 1.1),
    change('rise', -0.01, 0.03),
    change('price', 0.8, 1.2),
    change('shape', 0, 1),
    change('panels', 14, 22),
    change('panels', 16, 20),
  ])
}

/** Prints what the energy and the money of a plan cost, beside the goals; nothing fails here. */
export async function printEnergy() {
  const plan = await planner()
  const print = (what: string, time: number, beside?: string) => row(what, `${time.toFixed(1)} ms`, beside)
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
  const sweep = () =>
    sweepSizes({ mostPanels: 40, use: USE, evaluate: (panels) => plan({ ...PLANNED, panels }, RANKED) })
  print('A sweep over 40 sizes', median(10, sweep), 'goal 300 ms')
  const appliances = Array<number>(24).fill(0.3)
  const { solar } = formulaHome('H1')
  const backup = () => backupTimes({ appliances, battery: BATTERY, charged: 8, solar })
  print('Backup, the grid lost in every hour of the year', median(10, backup))
}
