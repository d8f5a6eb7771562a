import { expect, test } from 'vitest'
import type { Home } from '#shared/home/home.ts'
import type { Plan } from '#shared/plan/plan.ts'
import { PRESET_COUNTRIES } from '#shared/presets/load.ts'
import type { PlanAnalysis, PlanResults } from '../../../client/src/planner/engine/protocol.ts'
import { yearOfPayback } from '../../support/payback-date.ts'
import { computeResults, createRandom, type Random, type RandomHome, randomHome } from '../../support/random-homes.ts'
import { renderAnswer } from '../../support/rendered-answer.tsx'

/* All figures are read off the rendered answer: those that mean the same are the same, anywhere on the page. */

const SEED = 37

interface Kind {
  readonly analyses: readonly PlanAnalysis[]
  readonly change: (home: Home, random: Random) => Partial<Home>
}

const KINDS: Readonly<Record<string, Kind>> = {
  house: { analyses: ['marks'], change: () => ({}) },
  quote: {
    analyses: ['marks', 'quote'],
    change({ money }, random) {
      const kwp = 2 + Math.round(8 * random())
      return { money: { ...money, quote: { kwp, price: Math.round(priceOf(money) * kwp * (0.6 + random())) } } }
    },
  },
  'chosen panels': {
    analyses: [],
    change: ({ system }, random) => ({
      system: { ...system, arrays: [{ plane: 0, panels: 4 + Math.round(20 * random()), watts: 440 }] },
    }),
  },
  outages: {
    analyses: ['marks', 'outages'],
    change: (_, random) => ({ kind: 'outages', outages: { hoursPerDay: 1 + Math.round(5 * random()) } }),
  },
}
const priceOf = ({ price }: Home['money']) => (price?.kind === 'by-size' ? price.each : 1_500)
const KIND_NAMES = [...Object.keys(KINDS), 'balcony']

/** Amounts of money have no decimals: `R$ 1.234`, `−KSh 1,234`, `£7 credit`. */
const amountOf = (text: string) => Number(text.replaceAll(/\D/g, '')) * (/[−-]|credit/.test(text) ? -1 : 1)
const textOf = (element: Element | null | undefined) => (element?.textContent ?? '').replaceAll(/\s/g, ' ').trim()
const textsOf = (elements: Iterable<Element>) => [...elements].map(textOf)
/** All parts of a text that match, or fails. */
function parse(text: string, pattern: RegExp): string[] {
  const match = pattern.exec(text)
  if (!match) throw new Error(`“${text}” does not match ${pattern}`)
  return match.slice(1)
}

/** The longest of this name: the report prints some of its rows, too. */
function readTable(root: Element, label: string): string[][] {
  const regions = [...root.querySelectorAll(`section[aria-label^="${label}: table"]`)]
  const tables = regions.map((region) => [...region.querySelectorAll('tr')].map(({ children }) => textsOf(children)))
  return tables.sort((a, b) => b.length - a.length)[0] ?? []
}

function readPage(root: HTMLElement) {
  const answer = 'section[aria-labelledby="answer"]'
  const tile = (label: RegExp) => {
    const term = [...root.querySelectorAll(`${answer} dt`)].find((dt) => label.test(textOf(dt)))
    const value = term?.parentElement?.querySelector('dd')
    return {
      label: textOf(term),
      value: textOf(value?.querySelector('strong')),
      notes: textsOf(value?.querySelectorAll(':scope > span') ?? []),
    }
  }
  const chart = [...root.querySelectorAll('figure')].find((figure) => /^With interest/.test(textOf(figure)))
  const texts = textsOf(root.querySelectorAll('p, li, dl > div'))
  const find = (pattern: RegExp) => texts.find((text) => pattern.test(text)) ?? ''
  return {
    text: textOf(root),
    chip: textOf(root.querySelector(`${answer} [role="status"] strong`)),
    chipChance: textOf(root.querySelector(`${answer} [role="status"] strong + span`)),
    chance: find(/^We put the chance that solar makes money/),
    sentence: textOf(root.querySelector(`${answer} [role="status"] p:nth-of-type(2)`)),
    bill: tile(/bill/i),
    payback: tile(/^Pays for itself by/),
    gain: tile(/^Lifetime gain/),
    options: readTable(root, 'Compare your options'),
    moreOptions: readTable(root, 'More figures and a chart'),
    chart: {
      title: textOf(chart?.querySelector('figcaption')),
      summary: textOf(chart?.querySelector('p')),
      rows: [...(chart?.querySelectorAll('tbody tr') ?? [])].map(({ children }) => textsOf(children)),
    },
    years: readTable(root, 'Money year by year'),
    changes: texts.filter((text) => / or .*: lifetime gain of /.test(text)),
    sizes: textsOf(root.querySelectorAll('fieldset label')).filter((text) => /panels?:/.test(text)),
    quote: find(/^.*The complete quote/),
    counterOffer: find(/^(Ask for \d|The size is right|At typical prices|We found no system)/),
    summaryBill: find(/^Your bill with solar/),
    reportGain: find(/^Lifetime gain: /),
    outages: readTable(root, 'Power outages'),
  }
}
type Page = ReturnType<typeof readPage>

/** Figures of the plan's own column among the options. */
function ownOption(table: readonly string[][], label: RegExp, results: PlanResults): string {
  const scenarios = results.scenarios?.kind === 'answer' ? results.scenarios.value.scenarios : []
  const own = scenarios.filter(({ outcome }) => outcome.kind === 'answer').findIndex(({ isPlan }) => isPlan)
  return (table.find(([name = '']) => label.test(name))?.[own + 1] ?? '').replace(/Best$/, '')
}

const PERIOD_WORDS = {
  month: ['Monthly bill', 'a month'],
  'two-months': ['Bill every 2 months', 'every 2 months'],
  quarter: ['Bill every 3 months', 'every 3 months'],
  year: ['Yearly bill', 'a year'],
} as const

function checkBill(page: Page, { home }: RandomHome, results: PlanResults) {
  const { amount } = home.use
  const [label, words] = PERIOD_WORDS[amount?.kind === 'bill' ? (amount.period ?? 'month') : 'month']
  expect(page.bill.label).toBe(label)
  // The bill as drawn, and as read out.
  const [shownBefore = '', rest = ''] = page.bill.value.split(' → ')
  const [after = ''] = parse(rest, / now, (.*) with solar$/)
  expect(rest).toBe(`${after}${shownBefore} now, ${after} with solar`)
  if (amount?.kind === 'bill') {
    // The stated bill, to the cent of a month.
    const stated = amount.perMonth * { month: 1, 'two-months': 2, quarter: 3, year: 12 }[amount.period ?? 'month']
    expect(Math.abs(amountOf(shownBefore) - stated)).toBeLessThanOrEqual(1)
  }
  expect(page.sentence).toContain(
    after.endsWith('credit')
      ? `You pay ${shownBefore} ${words} now, and are paid ${after.replace(' credit', '')} with solar`
      : `your bill from ${shownBefore} to ${after} ${words}`,
  )
  expect(ownOption(page.options, /ill/, results)).toBe(after)
  expect(page.summaryBill).toBe(`Your bill with solar${after} ${words}`)
  const own = page.outages[0]?.indexOf('Solar and battery') ?? -1
  if (own > 0) expect(page.outages.find(([name]) => name === 'Your bill')?.[own]).toBe(`${after} ${words}`)
}

function checkPayback(page: Page, { start, payback, years }: Plan, results: PlanResults) {
  const yearsToPayback = page.payback.notes[0] ?? ''
  const own = ownOption(page.options, /^Pays for itself in/, results)
  // The running total of the year-by-year table.
  const totals = page.years.slice(1).map((row) => amountOf(row.at(-2) ?? ''))
  const lastNegative = totals.findLastIndex((total) => total < 0)
  if (payback === null) {
    expect(page.payback.value).toBe(`Not within ${years.length} years`)
    expect(own).toMatch(/^not within/)
    expect(totals.at(-1)).toBeLessThanOrEqual(0)
    expect(page.sentence).not.toMatch(/pays for itself in \d+ (to|years)\b(?!.*In a bad case)/)
    return
  }
  expect(page.payback.value).toBe(yearOfPayback(start, payback))
  const [middle = ''] = parse(yearsToPayback, /most likely ([\d.,]+)$/)
  expect(own).toMatch(new RegExp(`^${middle} years?( \\(first: .*)?$`))
  const time = Number(middle.replace(',', '.'))
  expect(time).toBeGreaterThanOrEqual(lastNegative - 0.051)
  expect(time).toBeLessThanOrEqual(lastNegative + 1.051)
  const range = /pays for itself in (\d+ to \d+ years)/i.exec(page.sentence)?.[1]
  if (range !== undefined) expect(yearsToPayback).toMatch(new RegExp(`^${range}, most likely`))
  if (page.quote) expect(page.quote).toContain(`It pays for itself in ${middle.replace(',', '.')} year`)
}

function checkGain(page: Page, results: PlanResults) {
  const exact = ownOption(page.options, /^Lifetime gain/, results)
  const [likely = ''] = parse(page.gain.notes[0] ?? '', /^Most likely (.*) over/)
  const about = (text: string) => amountOf(text.replace('−', ''))
  const rounded = Number(Math.abs(amountOf(exact)).toPrecision(2))
  // A half may be rounded either way from the amount without decimals.
  const isLike = (amount: number) => Math.abs(amount - rounded) <= Math.max(1, 10 ** (String(rounded).length - 2))
  expect(isLike(about(likely))).toBe(true)
  const [verb, amount = ''] = parse(page.chart.title, /solar (saves|costs) about (.*?)(?: more)? over/)
  expect(amount).toBe(likely.replace('−', ''))
  expect(verb).toBe(likely.startsWith('−') ? 'costs' : 'saves')
  const lastRow = page.chart.rows.at(-1) ?? []
  expect(Math.abs(amountOf(lastRow[1] ?? '') - amountOf(lastRow[2] ?? '') - amountOf(exact))).toBeLessThanOrEqual(1)
  expect(page.years.at(-1)?.at(-1)).toBe(exact)
  expect(page.reportGain).toBe(`Lifetime gain: ${exact}`)
  expect(ownOption(page.moreOptions, /^Total spent/, results)).toBe(lastRow[2])
  if (page.quote)
    expect(page.quote).toMatch(new RegExp(`(gains|loses) ${exact.replace('−', '').replaceAll(/[$.]/g, '.')} over`))
}

/** The chart says from when on solar is ahead; its table does, too. */
function checkCrossing(page: Page) {
  const year = /Solar is ahead from (\d{4})\./.exec(page.chart.summary)?.[1]
  const isAhead = page.chart.rows.map(([, without = '', spent = '']) => amountOf(spent) <= amountOf(without))
  if (year === undefined) {
    expect(isAhead.at(-1)).toBe(page.chart.title.includes('saves'))
    return
  }
  expect(page.chip).not.toBe('Not worth it')
  expect(page.chart.rows[isAhead.lastIndexOf(false) + 1]?.[0]).toBe(year)
}

/** A dearer system gains less; dearer electricity makes it gain more. */
function checkPairs({ changes }: Page) {
  for (const text of changes) {
    const [name = '', low = '', high = '', ifLow = '', ifHigh = ''] = parse(
      text,
      /^(.*?), (.*) or (.*): lifetime gain of (.*) or (.*)\.$/,
    )
    const isSystemPrice = name === 'System price'
    if (isSystemPrice) expect(amountOf(low)).toBeLessThan(amountOf(high))
    if (isSystemPrice || name === 'Electricity price' || name === 'Output of the panels')
      expect([text, amountOf(ifLow) > amountOf(ifHigh)]).toEqual([text, isSystemPrice])
  }
}

const CHANCE = /^(fewer than 1|about [1-9]|more than 9) in 10/

function checkChance(page: Page) {
  if (page.chip.includes('export rate')) return
  const [chance = ''] = parse(page.chipChance, new RegExp(`(${CHANCE.source.slice(1)})`))
  expect(page.chance).toBe(`We put the chance that solar makes money at ${chance}.`)
  if (page.quote) expect(page.quote).toContain(chance)
  expect(page.text).not.toMatch(/in 10 homes/)
}

/** Chip, options and counter-offer name one best system. */
function checkBest(page: Page, results: PlanResults) {
  const [best] = page.sizes.filter((text) => /^(Best value|Smallest loss)/.test(text))
  if (page.counterOffer.startsWith('Ask for ') && best) {
    const [panels] = parse(best, /^\D*(\d+ panels?):/)
    expect(page.counterOffer).toContain(`Ask for ${panels}`)
  }
  const [likely = ''] = parse(page.gain.notes[0] ?? '', /^Most likely (.*) over/)
  const gains = page.options.find(([name]) => name === 'Lifetime gain') ?? []
  const bestOption = gains.findIndex((cell) => /Best$/.test(cell))
  const names = page.options[0] ?? []
  if (bestOption > 1 && !/your plan|The quote/.test(names[bestOption] ?? ''))
    expect(page.text).toContain(`“${names[bestOption]}” gains`)
  const isRecommended = results.recommendation !== undefined && !page.quote
  if (isRecommended && best)
    expect(best).toContain(`${likely.startsWith('−') ? 'loses' : 'gains'} about ${likely.replace('−', '')}`)
}

/** A use that was worked out from the bill was not entered. */
function checkUse(text: string, { home }: RandomHome) {
  if (home.use.amount?.kind === 'bill')
    expect(text).not.toMatch(/Electricity use[\d.,\s]+kWh a year\s*(Edit.{0,20})?You entered this/)
}

/** A plug-in kit has an answer of its own, without options. */
async function checkBalcony({ home, preset }: RandomHome, random: Random) {
  const price = Math.round(priceOf(home.money) * (0.3 + random()))
  const balcony: RandomHome = {
    preset,
    home: { ...home, kind: 'balcony', balcony: { panels: 2, azimuth: 180, tilt: 70, price } },
  }
  const { results } = await computeResults(balcony, ['kits', 'outlook'])
  const root = await renderAnswer(balcony, results)
  const text = textOf(root)
  expect(text).not.toMatch(/NaN|undefined|Invalid|Infinity|\[object|null/)
  const [panels = '', saving = ''] = parse(text, /A plug-in kit of (\d+) panels? for .*? saves about (.*?) a year\./)
  expect(text).toContain(`You save${saving} a year`)
  const rows = [...root.querySelectorAll('tbody tr')].map(({ children }) => textsOf(children))
  expect(rows.find(([name]) => name === `${panels} (yours)`)?.at(-1)).toBe(saving)
  if (results.plan?.kind !== 'answer') throw new Error(JSON.stringify(results.plan))
  expect(Math.abs(amountOf(saving) - (results.plan.value.figures.saving.value ?? 0))).toBeLessThanOrEqual(0.51)
  const range = /pays for itself in (\d+) to (\d+) years/.exec(text)
  const [likely] = /it pays for itself after ([\d.,]+) years?/.exec(text)?.slice(1) ?? []
  if (range && likely !== undefined) {
    expect(Number(likely.replace(',', '.'))).toBeGreaterThanOrEqual(Number(range[1]) - 0.5)
    expect(Number(likely.replace(',', '.'))).toBeLessThanOrEqual(Number(range[2]) + 0.5)
  }
  checkUse(text, balcony)
}

test.each(
  PRESET_COUNTRIES.map((country, index) => [country, KIND_NAMES[index % KIND_NAMES.length] as string] as const),
)('The answer of a home in %s, %s, has one figure for one thing', async (country, kindName) => {
  const random = createRandom(SEED * country.charCodeAt(0) + country.charCodeAt(1))
  const typical = await randomHome(country, random)
  const kind = KINDS[kindName]
  if (!kind) return checkBalcony(typical, random)
  const chosen = { ...typical, home: { ...typical.home, ...kind.change(typical.home, random) } }
  const { results } = await computeResults(chosen, ['outlook', 'scenarios', ...kind.analyses])
  if (results.plan?.kind !== 'answer') throw new Error(JSON.stringify(results.plan))
  const page = readPage(await renderAnswer(chosen, results))
  expect(page.text).not.toMatch(/NaN|undefined|Invalid|Infinity|\[object|null/)
  checkBill(page, chosen, results)
  checkPayback(page, results.plan.value, results)
  checkGain(page, results)
  checkCrossing(page)
  checkPairs(page)
  checkChance(page)
  checkBest(page, results)
  checkUse(page.text, chosen)
})
