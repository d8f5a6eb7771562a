import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { measureEndToEnd } from './end-to-end.ts'
import { measureLossMap } from './loss-map.ts'
import { measureMoney } from './money.ts'
import { measurePeakSunHours } from './peak-sun-hours.ts'
import { measurePlugIn } from './plug-in.ts'
import { measureScatter } from './scatter.ts'
import { measureSelfConsumption } from './self-consumption.ts'
import { measureSun } from './sun.ts'
import { measureYields } from './yields.ts'

/**
 * Compares the product's figures with the committed references and writes shared/solar/accuracy.json for the accuracy
 * page: `npm run accuracy`.
 */
const OUTPUT = new URL('../../shared/solar/accuracy.json', import.meta.url)

export async function measureAccuracy() {
  return {
    sun: measureSun(),
    yields: await measureYields(),
    endToEnd: await measureEndToEnd(),
    lossMap: await measureLossMap(),
    scatter: await measureScatter(),
    money: measureMoney(),
    selfConsumption: await measureSelfConsumption(),
    plugIn: await measurePlugIn(),
    peakSunHoursFormula: await measurePeakSunHours(),
  }
}

export type Accuracy = Awaited<ReturnType<typeof measureAccuracy>>

export const accuracyText = (accuracy: Accuracy) => `${JSON.stringify(accuracy, null, 2)}\n`

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(OUTPUT, accuracyText(await measureAccuracy()))
  console.log('Wrote shared/solar/accuracy.json')
}
