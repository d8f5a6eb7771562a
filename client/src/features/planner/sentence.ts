import type { Home } from '#shared/home/home.ts'
import type { UnknownExportRate } from '#shared/home/plan/export-rate.ts'
import type { Verdict } from '#shared/home/plan/verdict.ts'
import type { Outlook, Plan } from '#shared/home/plan.ts'
import { writePrice } from '#shared/money.ts'
import { regionOf } from '#shared/region.ts'
import { writeFigure, writeNumber, writePanels, writeShare } from './write.ts'

const HEADS: Readonly<Record<Verdict['kind'], string>> = {
  'worth it': 'Worth it',
  'probably worth it': 'Probably worth it',
  'it depends': 'It depends',
  'probably not worth it': 'Probably not worth it',
  'not worth it': 'Not worth it',
}

/** What a neighbour would say of a plan, in one sentence: the judgement, when it is paid back, and what would turn it round. */
export function sentenceOf(home: Home, plan: Plan, { range, verdict, exportRate }: Outlook): string {
  if (exportRate?.verdict === 'depends') return dependsOnRate(home, plan, verdict, exportRate)
  const tip = tipOf(home, verdict)
  const turn = range.middle.npv > 0 ? 'loses money if' : 'would pay if'
  return `${HEADS[verdict.kind]}${exportRate ? WHATEVER_RATE[exportRate.verdict] : ''}: ${systemInWords(home, plan)}, ${paidBack(home, plan, verdict)}${tip === undefined ? '' : `; ${turn} ${tip}`}.`
}

/** Where the rate is unknown and changes nothing. */
const WHATEVER_RATE = {
  'pays at any': ', even if you are paid nothing for export',
  'pays at none': ', whatever you are paid for export',
} as const

/** The rate that decides, and what comes of it without one. */
function dependsOnRate(home: Home, plan: Plan, verdict: Verdict, { breakEven }: UnknownExportRate): string {
  const { country, currency } = home.region
  const gains =
    breakEven === null
      ? 'the more you are paid for export, the surer the gain'
      : `a gain if you are paid more than ${writePrice(Number(breakEven.toPrecision(2)), regionOf(country, currency))} for an exported kWh`
  return `It depends on your export rate: ${systemInWords(home, plan)}, ${gains}; if you are paid nothing, ${paidBack(home, plan, verdict)}.`
}

/** The system that the sentence is about. */
function systemInWords({ system, region: of }: Home, { panels, kwp }: Plan): string {
  const region = regionOf(of.country, of.currency)
  const power = `${writePanels(panels, region)} (${writeNumber(kwp, region, 1)} kWp)`
  const kwh = system.battery?.usableKwh ?? 0
  return kwh > 0 ? `${power} and a battery of ${writeNumber(kwh, region, 1)} kWh` : power
}

function paidBack({ money, region: of }: Home, plan: Plan, { from, to }: Pick<Verdict, 'from' | 'to'>): string {
  const region = regionOf(of.country, of.currency)
  const years = plan.years.length
  if (money.financing?.kind === 'lease') {
    const more = plan.npv >= 0 ? 'more' : 'less'
    return `${writeFigure(Math.abs(plan.npv), 'money', region)} ${more} in your hands over ${years} years, in today’s money`
  }
  const round = (value: number) => Math.max(1, Math.round(value))
  if (from === 0 && to === 0) return 'nothing to pay back'
  if (from === null) return `not paid back within ${years} years`
  if (to === null)
    return `paid back in ${inYears(round(from))} if all goes well, and not within ${years} if it does not`
  if (round(from) === round(to)) return `paid back in about ${inYears(round(from))}`
  return `paid back in ${round(from)} to ${inYears(round(to))}`
}

const inYears = (years: number) => (years === 1 ? 'one year' : `${years} years`)

/** What alone would turn the answer round, in words. The shape of the day is nobody's to read off. */
function tipOf({ region: of }: Home, { tips }: Verdict): string | undefined {
  const region = regionOf(of.country, of.currency)
  const tip = tips.find(({ name }) => name !== 'shape')
  if (!tip) return undefined
  const { name, at, direction, told } = tip
  const than = direction === 'below' ? 'less than' : 'more than'
  const to = direction === 'below' ? 'falls below' : 'rises above'
  switch (name) {
    case 'price':
      return told
        ? `a kWh from the grid costs ${than} ${writePrice(told.value, region)}`
        : `electricity costs ${than} ${writeShare(at, region)} of today’s price`
    case 'exportPrice':
      return told
        ? `the pay for a sold kWh ${to} ${writePrice(told.value, region)}`
        : `the pay for what is sold ${to} ${writeShare(at, region)} of today’s`
    case 'rise':
      if (!told) return undefined
      return told.value < 0
        ? `electricity becomes ${writeShare(-told.value, region, 1)} cheaper every year`
        : `electricity rises by ${than} ${writeShare(told.value, region, 1)} a year`
    case 'yield':
      return `the panels give ${than} ${told ? writeFigure(told.value, told.unit, region) : writeShare(at, region)}`
    case 'cost':
      return `it costs ${than} ${told ? writeFigure(told.value, told.unit, region) : writeShare(at, region)}`
    case 'shape':
      return undefined
  }
}
