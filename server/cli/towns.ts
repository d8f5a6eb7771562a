import { once } from 'node:events'
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { MODEL_VERSION } from '#shared/solar/model-version.ts'
import { chooseIndexedTowns } from '../towns/choose-towns.ts'
import { type TownFiguresFile, townKey } from '../towns/figures-file.ts'
import { parseTownTable, type TownRow } from '../towns/town-table.ts'
import type { TownRequest } from './town-figures-worker.ts'

/**
 * `npm run towns`: computes the figures of the indexed towns and writes server/towns/figures.json. After a stop it goes on
 * with the towns that are missing.
 */
const FOLDER = new URL('../towns/', import.meta.url)
const FIGURES = new URL('figures.json', FOLDER)
const PROGRESS_FOLDER = new URL('../../.data/', import.meta.url)
const PROGRESS = new URL(`towns-${MODEL_VERSION}.tsv`, PROGRESS_FOLDER)
/** [ms] */
const REPORT_INTERVAL = 5_000

const readLines = (file: URL) => (existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [])

/** A town in each thread at a time. */
async function computeAll(towns: readonly TownRow[], onFigures: (town: TownRow, figures: string) => void) {
  const queue = [...towns]
  async function work() {
    const worker = new Worker(new URL('town-worker.js', import.meta.url))
    try {
      for (let town = queue.shift(); town; town = queue.shift()) {
        const { latitude, longitude } = town
        const answer = once(worker, 'message')
        worker.postMessage({ latitude, longitude } satisfies TownRequest)
        const [figures] = await answer
        onFigures(town, figures)
      }
    } finally {
      await worker.terminate()
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

const table = parseTownTable(JSON.parse(readFileSync(new URL('addresses.json', FOLDER), 'utf8')))
const towns = chooseIndexedTowns(table.towns)
const keys = new Set(towns.map(townKey))
// A line that was being written at a stop is incomplete.
const lines = new Map(
  readLines(PROGRESS)
    .filter((line) => line.split('\t').length === 7)
    .map((line) => [line.slice(0, line.indexOf('\t')), line]),
)
const missing = towns.filter((town) => !lines.has(townKey(town)))
console.log(`${towns.length} towns, ${missing.length} to compute.`)

mkdirSync(PROGRESS_FOLDER, { recursive: true })
writeFileSync(PROGRESS, [...lines.values()].map((line) => `${line}\n`).join(''))
const start = performance.now()
let done = 0
const report = setInterval(() => {
  const elapsed = (performance.now() - start) / 1000
  const left = done === 0 ? '?' : Math.round((elapsed / done) * (missing.length - done))
  console.log(`${done} of ${missing.length}, ${left} s left`)
}, REPORT_INTERVAL)
await computeAll(missing, (town, figures) => {
  const line = `${townKey(town)}\t${figures}`
  lines.set(townKey(town), line)
  appendFileSync(PROGRESS, `${line}\n`)
  done += 1
}).finally(() => clearInterval(report))

const file: TownFiguresFile = {
  version: MODEL_VERSION,
  towns: [...lines].flatMap(([key, line]) => (keys.has(key) ? [line] : [])).sort(),
}
writeFileSync(FIGURES, `${JSON.stringify(file, null, 1)}\n`)
rmSync(PROGRESS)
console.log(
  `${file.towns.length} towns in ${fileURLToPath(FIGURES)}, ${Math.round((performance.now() - start) / 1000)} s`,
)
