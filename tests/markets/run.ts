import { readFileSync } from 'node:fs'
import { computeMarket, type Market, type MarketAnswer } from './compute-market.ts'

/**
 * `npm run markets`: the default answer from a town and a bill in the markets of markets.json, next to the bands of an expert's
 * answer. `-- --file F` takes another list of that form, `--json` prints JSON.
 */
const args = process.argv.slice(2)
const isJson = args.includes('--json')
const fileIndex = args.indexOf('--file')
const file = fileIndex < 0 ? new URL('markets.json', import.meta.url) : (args[fileIndex + 1] ?? '')
const parsed: { readonly markets: readonly Market[] } | readonly Market[] = JSON.parse(readFileSync(file, 'utf8'))
const markets = 'markets' in parsed ? parsed.markets : parsed
const today = new Date().toISOString().slice(0, 10)

const answers: MarketAnswer[] = []
for (const market of markets) answers.push(await computeMarket(market, today))

if (isJson) console.log(JSON.stringify({ markets: answers }, null, 2))
else printTable()

function printTable() {
  const header = [
    'Town',
    'Bill',
    'kWp',
    'Band',
    'Panels',
    'Battery',
    'Per W',
    'After',
    'Years',
    'Band',
    'In 10',
    'Band',
  ]
  const rows = markets.map((market, i) => toRow(market, answers[i] as MarketAnswer))
  const table = [[...header, 'Gain', 'Verdict', 'Outside'], ...rows]
  const widths = (table[0] as string[]).map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  for (const row of table)
    console.log(
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
  console.log(`\n${answers.filter(({ inBand }) => inBand).length} of ${answers.length} lie in their bands.`)
}

function toRow(market: Market, answer: MarketAnswer): string[] {
  const { town, bill, period, currency } = market
  const { kwp, panels, battery, price, priceAfterSupport, payback, chance, gain, verdict, outside, problem } = answer
  const cell = (value: number | string | null) => (value === null ? '–' : String(value))
  const band = (value: Market['payback']) => (value === null ? 'never' : (value?.join('–') ?? ''))
  return [
    town,
    `${bill} ${currency}/${period}`,
    cell(kwp),
    band(market.kwp),
    cell(panels),
    cell(battery),
    cell(price),
    cell(priceAfterSupport),
    cell(payback),
    band(market.payback),
    cell(chance),
    band(market.chance),
    cell(gain),
    cell(verdict),
    problem ?? (outside.join(', ') || 'ok'),
  ]
}
