import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { measureEndToEnd } from './accuracy/end-to-end.ts'
import { measureLossMap } from './accuracy/loss-map.ts'
import { measureMoney } from './accuracy/money.ts'
import { measurePeakSunHours } from './accuracy/peak-sun-hours.ts'
import { measureScatter } from './accuracy/scatter.ts'
import { measureSelfConsumption } from './accuracy/self-consumption.ts'
import { measureSun } from './accuracy/sun.ts'
import { measureYields } from './accuracy/yields.ts'

/**
 * Compares the product's figures with the committed references and writes shared/solar/accuracy.json for the accuracy
 * page: `npx tsx server/cli/accuracy.ts`.
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
    peakSunHoursFormula: await measurePeakSunHours(),
  }
}

export type Accuracy = Awaited<ReturnType<typeof measureAccuracy>>

export const accuracyText = (accuracy: Accuracy) => `${JSON.stringify(accuracy, null, 2)}\n`

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(OUTPUT, accuracyText(await measureAccuracy()))
  console.log('Wrote shared/solar/accuracy.json')
}
