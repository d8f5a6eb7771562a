import { once } from 'node:events'
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { loadProfiles } from '#shared/energy/load-profiles.ts'
import { findSubdivision, loadPreset } from '#shared/presets/load.ts'
import { MODEL_VERSION } from '#shared/solar/model-version.ts'
import { parseTownFigures, type TownFigures } from '#shared/solar/town-figures.ts'
import { findClimate } from '../../public-api/climate-files.ts'
import { chooseIndexedTowns, isDistrict } from '../../towns/choose-towns.ts'
import { formatFiguresFile, parseFiguresFile, type TownFiguresFile, townKey } from '../../towns/figures-file.ts'
import type { MoneyFile, RegionMoney } from '../../towns/town-money.ts'
import { parseTownTable, type TownRow } from '../../towns/town-table.ts'
import { computeMoney } from './compute-money.ts'
import type { TownRequest } from './town-figures-worker.ts'

/**
 * `npm run towns`: computes the figures of all towns that have none of this version of the model, and writes
 * server/towns/figures.tsv. Then it computes the money of their regions and writes server/towns/money.json;
 * `npm run towns -- money` does only that, after a change of typical figures, and `npm run towns -- figures` only the first.
 * Both go on where they were stopped, money on the same day.
 */
const FOLDER = new URL('../../towns/', import.meta.url)
const FIGURES = new URL('figures.tsv', FOLDER)
const MONEY = new URL('money.json', FOLDER)
const PROGRESS_FOLDER = new URL('../../../.data/', import.meta.url)
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
const towns = table.towns.filter((town) => !isDistrict(town))

/** Lines of figures.tsv by key, if they are of this version of the model. */
function readStoredLines() {
  const { version, keys, get } = parseFiguresFile(existsSync(FIGURES) ? readFileSync(FIGURES) : Buffer.alloc(0))
  return new Map<string, string>(
    version === MODEL_VERSION ? [...keys()].map((key) => [key, `${key}\t${get(key)}`]) : [],
  )
}

async function writeFigures() {
  const keys = new Set(towns.map(townKey))
  const lines = readStoredLines()
  for (const line of readLines(PROGRESS)) {
    // A line that was being written at a stop is incomplete.
    if (line.split('\t').length === 7) lines.set(line.slice(0, line.indexOf('\t')), line)
  }
  const missing = towns.filter((town) => !lines.has(townKey(town)))
  console.log(`${towns.length} towns, ${missing.length} to compute.`)

  // The newline ends an incomplete line.
  appendFileSync(PROGRESS, '\n')
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

  const known = [...lines].flatMap(([key, line]) => (keys.has(key) ? [line] : []))
  writeFileSync(FIGURES, formatFiguresFile(MODEL_VERSION, known))
  rmSync(PROGRESS)
  console.log(`${known.length} towns in ${fileURLToPath(FIGURES)}, ${Math.round((performance.now() - start) / 1000)} s`)
}

/** Number of towns computed for a region, at equal steps of the yield; smaller regions have fewer. */
const TOWNS_BY_REGION = 3

/** A region with figures of its own, or the country. */
async function computeRegions({ get }: TownFiguresFile, today: string): Promise<RegionMoney[]> {
  const progress = new URL(`money-${MODEL_VERSION}-${today}.jsonl`, PROGRESS_FOLDER)
  const known = new Map(readMoneyLines(progress).map((line) => [line.code, line.region]))
  const townsByRegion = new Map<string, { readonly town: TownRow; readonly figures: TownFigures }[]>()
  for (const town of chooseIndexedTowns(towns)) {
    const region = table.regions.get(`${town.country}/${town.region}`) ?? ''
    const code = (await findSubdivision(town.country, region)) ?? town.country
    const figures = parseTownFigures(get(townKey(town)) ?? '')
    townsByRegion.set(code, [...(townsByRegion.get(code) ?? []), { town, figures }])
  }
  const profiles = await loadProfiles()
  const regions: RegionMoney[] = []
  for (const [code, members] of [...townsByRegion].sort()) {
    const stored = known.get(code)
    if (stored !== undefined) {
      if (stored) regions.push(stored)
      continue
    }
    const sorted = members.toSorted((a, b) => a.figures.yield.p50 - b.figures.yield.p50)
    const chosen = Array.from(
      { length: TOWNS_BY_REGION },
      (_, i) => sorted[Math.round((i / (TOWNS_BY_REGION - 1)) * (sorted.length - 1))],
    )
    const distinct = [...new Set(chosen)].filter((member) => member !== undefined)
    const withClimate = distinct.map(async ({ town, figures }) => {
      const { resource } = await findClimate(town.latitude, town.longitude)
      return { town, figures, resource }
    })
    const preset = await loadPreset(code.slice(0, 2), code)
    const region = computeMoney(code, preset, await Promise.all(withClimate), profiles, today)
    if (region) regions.push(region)
    appendFileSync(progress, `${JSON.stringify({ code, region: region ?? null } satisfies MoneyLine)}\n`)
    console.log(`Money of ${regions.length} of ${townsByRegion.size} regions`)
  }
  rmSync(progress)
  return regions
}

/** Progress of a region; `null` for one without typical figures. */
interface MoneyLine {
  readonly code: string
  readonly region: RegionMoney | null
}

function readMoneyLines(file: URL): MoneyLine[] {
  return readLines(file).flatMap((line): MoneyLine[] => {
    try {
      return [JSON.parse(line)]
    } catch {
      // It was being written at a stop.
      return []
    }
  })
}

async function writeMoney() {
  const asOf = new Date().toISOString().slice(0, 10)
  const regions = await computeRegions(parseFiguresFile(readFileSync(FIGURES)), asOf)
  // A region to a line, so that a change of one is a line of a diff.
  const file: Omit<MoneyFile, 'regions'> = { version: MODEL_VERSION, asOf }
  const lines = regions.map((region) => `  ${JSON.stringify(region)}`).join(',\n')
  writeFileSync(MONEY, `${JSON.stringify(file).slice(0, -1)},"regions":[\n${lines}\n]}\n`)
}

const [, , only] = process.argv
mkdirSync(PROGRESS_FOLDER, { recursive: true })
if (only !== 'money') await writeFigures()
if (only !== 'figures') await writeMoney()
