import { writeFileSync } from 'node:fs'
import { chartPath } from '../../articles/chart.ts'
import { readCharts } from '../../articles/first-articles.ts'
import { drawChart } from './draw-chart.ts'

/** Draws the charts of the first articles, which are in server/articles/first: `npx tsx server/tools/generate/article-charts.ts`. */
const FOLDER = new URL('../../../client/public/', import.meta.url)

for (const chart of readCharts()) writeFileSync(new URL(chartPath(chart).slice(1), FOLDER), drawChart(chart))
