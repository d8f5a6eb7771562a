import type { Home } from '#shared/home/home.ts'
import type { Changed } from '#shared/home/plan/tornado-of-plan.ts'
import type { Verdict } from '#shared/home/plan/verdict.ts'
import type { Outlook, Plan } from '#shared/home/plan.ts'
import { writePrice } from '#shared/money.ts'
import { regionOf } from '#shared/region.ts'
import { writeFigure, writeNumber, writeShare } from './write.ts'

const HEADS: Readonly<Record<Verdict['kind'], string>> = {
  'worth it': 'Worth it',
  'probably worth it': 'Probably worth it',
  'it depends': 'It depends',
  'not worth it': 'Probably not worth it',
}

/** What a neighbour would say of a plan, in one sentence: the judgement, when it is paid back, and what would turn it round. */
export function sentenceOf(home: Home, plan: Plan, { range, verdict }: Outlook): string {
  const tip = tipOf(home, plan, { range, verdict })
  const turn = range.middle.npv > 0 ? 'loses money if' : 'would pay if'
  return `${HEADS[verdict.kind]}: ${paidBack(home, plan, verdict)}${tip === undefined ? '' : `; ${turn} ${tip}`}.`
}

function paidBack({ money, region: of }: Home, plan: Plan, { from, to }: Pick<Verdict, 'from' | 'to'>): string {
  const region = regionOf(of.country, of.currency)
  const years = plan.years.length
  if (money.financing?.kind === 'lease') {
    const more = plan.npv >= 0 ? 'more' : 'less'
    return `${writeFigure(Math.abs(plan.npv), 'money', region)} ${more} in your hands over ${years} years, in today’s money`
  }
  const round = (value: number) => Math.max(1, Math.round(value))
  if (from === null) return `not paid back within ${years} years`
  if (to === null)
    return `paid back in ${inYears(round(from))} if all goes well, and not within ${years} if it does not`
  if (round(from) === round(to)) return `paid back in about ${inYears(round(from))}`
  return `paid back in ${round(from)} to ${inYears(round(to))}`
}

const inYears = (years: number) => (years === 1 ? 'one year' : `${years} years`)

/** What alone would turn the answer round, in words. The shape of the day is nobody's to read off. */
function tipOf(home: Home, plan: Plan, { range, verdict }: Pick<Outlook, 'range' | 'verdict'>): string | undefined {
  const tip = verdict.tips.find(({ name }) => name !== 'shape')
  return tip && words[tip.name](tip.at, tip.direction, home, plan, range)
}

type Words = (
  at: number,
  direction: Verdict['tips'][number]['direction'],
  home: Home,
  plan: Plan,
  range: Outlook['range'],
) => string | undefined

const than = (direction: 'below' | 'above') => (direction === 'below' ? 'less than' : 'more than')

const words: Readonly<Record<Changed, Words>> = {
  price: (at, direction, home) => {
    const region = regionOf(home.region.country, home.region.currency)
    const price = onePrice(home)
    return price === undefined
      ? `electricity costs ${than(direction)} ${writeShare(at, region)} of today’s price`
      : `a kWh from the grid costs ${than(direction)} ${writePrice(price * at, region)}`
  },
  exportPrice: (at, direction, home) => {
    const region = regionOf(home.region.country, home.region.currency)
    const price = soldPrice(home)
    const to = direction === 'below' ? 'falls below' : 'rises above'
    return price === undefined
      ? `the pay for what is sold ${to} ${writeShare(at, region)} of today’s`
      : `the pay for a sold kWh ${to} ${writePrice(price * at, region)}`
  },
  rise: (at, direction, home, _plan, { middle }) => {
    const region = regionOf(home.region.country, home.region.currency)
    const rise = middle.priceRise + at
    return rise < 0
      ? `electricity becomes ${writeShare(-rise, region, 1)} cheaper every year`
      : `electricity rises by ${than(direction)} ${writeShare(rise, region, 1)} a year`
  },
  yield: (at, direction, home, plan) => {
    const region = regionOf(home.region.country)
    return `the panels give ${than(direction)} ${writeNumber(plan.energy.totals.solar * at, region)} kWh a year`
  },
  cost: (at, direction, home, plan) => {
    const region = regionOf(home.region.country, home.region.currency)
    return `it costs ${than(direction)} ${writeFigure((plan.figures.cost.value ?? 0) * at, 'money', region)}`
  },
  shape: () => undefined,
}

/** Of a tariff with one. */
function onePrice({ tariff: { buying } }: Home): number | undefined {
  const [period, ...others] = buying?.periods ?? []
  return others.length === 0 && period?.blocks.length === 1 ? period.blocks[0]?.price : undefined
}

function soldPrice({ tariff: { selling } }: Home): number | undefined {
  if (selling?.kind === 'net-billing') return selling.price
  if (selling?.kind !== 'feed-in' || selling.steps.length !== 1) return undefined
  const bands = selling.steps[0]?.bands ?? []
  return bands.length === 1 ? bands[0]?.price : undefined
}
