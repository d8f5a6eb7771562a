import { formatNumber } from '#shared/format/number.ts'
import { t } from '#shared/language/t.ts'
import { escapeHtml } from '../http/escape-html.ts'
import { headingOf } from './card.ts'
import type { Estimate } from './estimate.ts'

const HEIGHT = 20
const PADDING = 6
/** Mean width of a character of the font below [px]; `textLength` makes each text exactly as wide. */
const CHARACTER_WIDTH = 6.4
const widthOf = (text: string) => Math.round([...text].length * CHARACTER_WIDTH)

/** The badge shows 1 kW of panels. The font is the reader's, and nothing is loaded. */
export function renderBadge(estimate: Estimate): string {
  const name = headingOf(estimate)
  const value = t('{number}\u00A0kWh per kWp a year', {
    number: formatNumber(Number(estimate.year.p50.toPrecision(3))),
  })
  const [left, right] = [widthOf(name), widthOf(value)].map((width) => width + 2 * PADDING) as [number, number]
  const text = (content: string, x: number, color: string) =>
    `<text x="${x + PADDING}" y="14" textLength="${widthOf(content)}" fill="${color}">${escapeHtml(content)}</text>`
  const label = escapeHtml(`${name}: ${value}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="${HEIGHT}" role="img" aria-label="${label}"><title>${label}</title>
<rect width="${left}" height="${HEIGHT}" fill="#0b2b36"/><rect x="${left}" width="${right}" height="${HEIGHT}" fill="#fdeccd"/>
<g font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">${text(name, 0, '#ffffff')}${text(value, left, '#0b2b36')}</g>
</svg>
`
}
