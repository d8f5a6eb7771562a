import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { measureBatteryPlan } from './battery-plan.ts'
import { measureEndToEnd } from './end-to-end.ts'
import { measureHotWater } from './hot-water.ts'
import { measureLossMap } from './loss-map.ts'
import { measureMoney } from './money.ts'
import { measureOffGrid, measureOutages } from './off-grid.ts'
import { measurePeakSunHours } from './peak-sun-hours.ts'
import { measurePlugIn } from './plug-in.ts'
import { measureScatter } from './scatter.ts'
import { measureSelfConsumption } from './self-consumption.ts'
import { measureSun } from './sun.ts'
import { measureYields } from './yields.ts'

/**
 * Compares the product's figures with the committed references and writes shared/solar/accuracy.json for the accuracy
 * page, and the one figure of the landing page for itself, because that page is small: `npm run accuracy`.
 */
const FOLDER = new URL('../../shared/solar/', import.meta.url)

export async function measureAccuracy() {
  return {
    sun: measureSun(),
    yields: await measureYields(),
    endToEnd: await measureEndToEnd(),
    lossMap: await measureLossMap(),
    scatter: await measureScatter(),
    money: measureMoney(),
    selfConsumption: await measureSelfConsumption(),
    batteryPlan: await measureBatteryPlan(),
    offGrid: await measureOffGrid(),
    outages: measureOutages(),
    plugIn: await measurePlugIn(),
    hotWater: measureHotWater(),
    peakSunHoursFormula: await measurePeakSunHours(),
  }
}

export type Accuracy = Awaited<ReturnType<typeof measureAccuracy>>

/** Content by file name. */
export const accuracyFiles = (accuracy: Accuracy): Readonly<Record<string, object>> => ({
  'accuracy.json': accuracy,
  'output-error.json': accuracy.endToEnd.ac,
})

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [name, content] of Object.entries(accuracyFiles(await measureAccuracy()))) {
    await writeFile(new URL(name, FOLDER), `${JSON.stringify(content, null, 2)}\n`)
    console.log(`Wrote shared/solar/${name}`)
  }
