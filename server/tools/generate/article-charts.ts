import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  BAR_PITCH,
  type Bar,
  CHART_MARGIN,
  CHART_WIDTH,
  type Chart,
  chartHeight,
  chartPath,
  readCharts,
} from '../../articles/first-articles.ts'

/* A picture sees neither the styles nor the font of the page: colors are those of client/src/styles.css, and the card's
 * own background keeps the text readable if the page and the picture disagree about the color scheme. */

const STYLES = `<style>
.card{fill:#fff;stroke:#e6decd}.text{fill:#0b2b36}.bar{fill:#f7a81b;stroke:#8a4b00}.loss{fill:#a8201a}.axis{stroke:#7b888c}
@media(prefers-color-scheme:dark){.card{fill:#0e262f;stroke:#23424d}.text{fill:#eef4f5}.bar{stroke:#ffc668}.loss{fill:#ffa59c}.axis{stroke:#6f8d97}}
</style>`

/** Width reserved for a value after the longest bar [px]. */
const VALUE_WIDTH = 116
const BAR_HEIGHT = 16

/** The chart as an SVG file. */
export function drawChart(chart: Chart): string {
  const height = chartHeight(chart)
  const marks = chart.kind === 'columns' ? drawColumns(chart.bars, height) : drawBars(chart.bars)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CHART_WIDTH}" height="${height}" viewBox="0 0 ${CHART_WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="17">
${STYLES}
<rect class="card" x=".5" y=".5" width="${CHART_WIDTH - 1}" height="${height - 1}" rx="15.5"/>
${marks.join('\n')}
</svg>
`
}

/** Negative values extend to the left of the axis. */
function drawBars(bars: readonly Bar[]): string[] {
  const values = bars.map(([, value]) => value)
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)]
  const scale = (CHART_WIDTH - 2 * CHART_MARGIN - VALUE_WIDTH) / (most - least)
  const zero = CHART_MARGIN - least * scale
  return bars.flatMap(([label, value, text], index) => {
    const top = CHART_MARGIN + index * BAR_PITCH
    const width = Math.abs(value) * scale
    const left = value < 0 ? zero - width : zero
    return [
      ...(least < 0 ? [`<path class="axis" d="M${round(zero)} ${top + 17}v22"/>`] : []),
      `<text class="text" x="${CHART_MARGIN}" y="${top + 13}">${escapeXml(label)}</text>`,
      `<rect class="${value < 0 ? 'loss' : 'bar'}" x="${round(left)}" y="${top + 20}" width="${round(width)}" height="${BAR_HEIGHT}" rx="2"/>`,
      `<text class="text" x="${round(zero + Math.max(0, value) * scale + 8)}" y="${top + 34}" font-weight="700">${escapeXml(text)}</text>`,
    ]
  })
}

function drawColumns(bars: readonly Bar[], height: number): string[] {
  const pitch = (CHART_WIDTH - 2 * CHART_MARGIN) / bars.length
  const base = height - CHART_MARGIN - 22
  const scale = (base - CHART_MARGIN - 20) / Math.max(...bars.map(([, value]) => value))
  return bars.flatMap(([label, value, text], index) => {
    const middle = round(CHART_MARGIN + (index + 0.5) * pitch)
    const top = round(base - value * scale)
    return [
      `<rect class="bar" x="${round(CHART_MARGIN + index * pitch + 3)}" y="${top}" width="${round(pitch - 6)}" height="${round(base - top)}" rx="2"/>`,
      `<text class="text" x="${middle}" y="${round(top - 6)}" text-anchor="middle" font-size="14" font-weight="700">${escapeXml(text)}</text>`,
      `<text class="text" x="${middle}" y="${base + 20}" text-anchor="middle">${escapeXml(label.charAt(0))}</text>`,
    ]
  })
}

const round = (value: number) => Math.round(value * 10) / 10

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Draws the charts of the first articles, which are in server/articles/first: `npx tsx server/tools/generate/article-charts.ts`. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = new URL('../../../client/public/', import.meta.url)
  for (const chart of readCharts()) writeFileSync(new URL(chartPath(chart).slice(1), folder), drawChart(chart))
}
