import { writeFileSync } from 'node:fs'
import { chartPath } from '../../articles/chart.ts'
import { articleTexts } from '../../articles/first/index.ts'
import { drawChart } from './draw-chart.ts'

/** Writes the charts of the first articles, whose values are in server/articles/first: `npx tsx server/tools/generate/article-charts.ts`. */
const FOLDER = new URL('../../../client/public/', import.meta.url)

for (const { chart } of articleTexts) writeFileSync(new URL(chartPath(chart).slice(1), FOLDER), drawChart(chart))
