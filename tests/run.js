import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { prepare, root } from '../server/cli/prepare.js'
import { runCommand } from '../server/cli/run.js'
import { BROWSER_PROGRAMS, findBrowser, findCommand } from './support/browser.js'

/**
 * `npm test`: types, style, and the unit, API and browser tests in sequence; any failure fails the run. `npm run test:all` adds the unit and API tests on the long-term release of Node, the matrix of all pages, widths and colour schemes, Firefox and WebKit, the fuzz and the drill.
 * Named stages only: `node tests/run.js check unit api lts e2e matrix browsers fuzz drill`.
 */

const ERROR_REPORTER = join(root, 'tests', 'support', 'unhandled-errors.js')
const RESULTS = join(root, 'node_modules', '.cache', 'test-results')
/** Number of slowest tests printed at the end. */
const SLOWEST = 20
/** Characters printed of the message of a failed test. */
const MESSAGE_LENGTH = 300
/** Of Node. */
const LONG_TERM_MAJOR = 24
/** Marks the browser tests that only `npm run test:all` runs. */
const MATRIX = '@matrix'
const FUZZ_REQUESTS = '5000'
/** The fuzz and the drill are stopped after this long [min]. */
const MAX_MINUTES = 15

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {{ title: string, seconds: number }} Timing */
/** @typedef {{ title: string, reason: string }} Skip */
/** @typedef {{ title: string, message: string | undefined }} Failure */
/** As Vitest writes it. @typedef {{ name: string, status: string, message: string, assertionResults: { fullName: string, status: string, duration?: number, failureMessages: string[] }[] }} FileResult */
/** As Playwright writes it. @typedef {{ suites?: Suite[], specs?: { file: string, title: string, tests: { status: string, annotations: { type: string, description?: string }[], results: { duration: number, errors: { message?: string }[] }[] }[] }[] }} Suite */

/** `once`: a program that passes or fails as a whole. `tests`: one that counts its tests. */
const stages = {
  check: async () => {
    await once('Types', ['typescript', 'tsc'], ['-b'])
    await once('Style', ['@biomejs/biome', 'biome'], ['check', '--error-on-warnings'])
  },
  unit: () => tests('Unit tests', () => vitest('unit')),
  api: () => tests('API tests', () => vitest('api')),
  lts: async () => {
    const node = await findLongTermNode()
    if (node === undefined) return
    // What a release builds is its own: a test that starts the site would build it again, under the other tests.
    await buildWith(node)
    for (const [title, project] of [
      ['Unit tests', 'unit'],
      ['API tests', 'api'],
    ])
      await tests(`${title} on Node ${LONG_TERM_MAJOR}`, () => vitest(String(project), node))
    await buildWith(process.execPath)
  },
  e2e: () => tests('Browser tests', () => playwright('e2e', 'e2e.json', ['--grep-invert', MATRIX])),
  matrix: () => tests('Browser matrix', () => playwright('e2e', 'matrix.json', ['--grep', MATRIX])),
  browsers: async () => {
    const projects = Object.entries(BROWSER_PROGRAMS).flatMap(([name, programs]) => {
      const missing = programs.find((names) => !findCommand(names))
      if (missing) skipped.push({ title: `The journeys in ${name}`, reason: `${missing[0]} is not installed` })
      return missing ? [] : `--project=${name}`
    })
    if (projects.length > 0) await tests('Firefox and WebKit', () => playwright('browsers', 'browsers.json', projects))
  },
  fuzz: async () => {
    const script = join('tests', 'fuzz', 'run.ts')
    await once('Fuzz', ['tsx', 'tsx'], [script, FUZZ_REQUESTS], MAX_MINUTES)
    await once('Fuzz of the public API', ['tsx', 'tsx'], [script, 'api', FUZZ_REQUESTS], MAX_MINUTES)
  },
  drill: () => once('Drill', ['tsx', 'tsx'], [join('tests', 'drill', 'run.ts')], MAX_MINUTES),
}
const EVERYDAY = ['check', 'unit', 'api', 'e2e']
const NEED_BUILD = ['api', 'lts', 'e2e', 'matrix', 'browsers', 'fuzz', 'drill']

/** @type {Record<string, Count>} */
const counts = {}
/** How long each stage took [s]. @type {Record<string, number>} */
const seconds = {}
/** @type {Timing[]} */
const timings = []
/** @type {Skip[]} */
const skipped = []
/** @type {Failure[]} */
const failures = []
/** @type {string[]} */
const broken = []

await runCommand(async () => {
  const all = Object.keys(stages)
  const requested = process.argv.slice(2).flatMap((name) => (name === 'all' ? all : name))
  const unknown = requested.filter((name) => !all.includes(name))
  if (unknown.length > 0) throw new Error(`There is no stage ${unknown.join(', ')}; there are ${all.join(', ')}.`)
  const chosen = requested.length === 0 ? EVERYDAY : requested
  await prepare({ build: false })
  // Installing removes the folder.
  mkdirSync(RESULTS, { recursive: true })
  for (const [name, run] of Object.entries(stages)) {
    if (!chosen.includes(name)) continue
    if (NEED_BUILD.includes(name) && !(await built())) continue
    await run()
  }
  if (requested.length === 0)
    for (const name of all.filter((name) => !EVERYDAY.includes(name)))
      skipped.push({ title: `The ${name}`, reason: '`npm run test:all` runs it' })
  report()
})

/** The site as it ships; built if outdated. */
async function built() {
  try {
    await prepare()
    return true
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    if (!broken.includes('Build')) broken.push('Build')
    return false
  }
}

function report() {
  printSlowest()
  if (skipped.length > 0) console.log('\nSkipped')
  for (const { title, reason } of skipped) console.log(`  ${title}: ${reason}`)
  printFailures()
  console.log('')
  const total = { passed: 0, failed: broken.length }
  for (const [title, { passed, failed }] of Object.entries(counts)) {
    console.log(`${title}: ${passed} passed, ${failed} failed, ${Math.round(seconds[title] ?? 0)} s`)
    total.passed += passed
    total.failed += failed
  }
  for (const title of broken) console.log(`${title}: failed`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed > 0 ? 1 : 0
}

function printSlowest() {
  if (timings.length === 0) return
  console.log(`\nThe slowest ${SLOWEST} tests`)
  const slowest = timings.sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
  for (const { title, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${title}`)
}

/** Just before the totals: some runners show only the end of the output. */
function printFailures() {
  if (failures.length > 0) console.log('\nFailed')
  for (const { title, message = '' } of failures) {
    const [line = ''] = stripVTControlCharacters(message).trim().split('\n')
    console.log(`  ${title}: ${line.slice(0, MESSAGE_LENGTH)}`)
  }
}

/**
 * @param {string} title
 * @param {[string, string]} program the package and its command
 * @param {string[]} args
 * @param {number} [maxMinutes] after which it is stopped
 */
async function once(title, program, args, maxMinutes) {
  console.log(`\n${title}`)
  if ((await run(program, args, { maxMinutes })) !== 0) broken.push(title)
}

/**
 * @param {string} title
 * @param {() => Promise<{ code: number | null, count: Count }>} runTests
 */
async function tests(title, runTests) {
  console.log(`\n${title}`)
  const begin = performance.now()
  const { code, count } = await runTests()
  seconds[title] = (performance.now() - begin) / 1000
  counts[title] = count
  // Failed outside of the tests, or ran no test at all.
  if ((code !== 0 && count.failed === 0) || count.passed + count.failed === 0) broken.push(`${title} (the run itself)`)
}

/**
 * @param {string} project one, and those whose names begin so
 * @param {string} [node] program
 */
async function vitest(project, node) {
  const file = fresh(`${project}.json`)
  const errors = fresh(`${project}-errors.json`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, `--reporter=${ERROR_REPORTER}`]
  const env = { UNHANDLED_ERRORS: errors }
  const code = await run(['vitest', 'vitest'], ['run', '--silent=passed-only', `--project=${project}*`, ...reporters], {
    env,
    node,
  })
  failures.push(...readJson(errors, []))
  /** @type {{ numPassedTests?: number, numFailedTests?: number, testResults?: FileResult[] }} */
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = readJson(file)
  for (const { name, message, assertionResults } of testResults) {
    if (message) failures.push({ title: relative(root, name), message })
    for (const { fullName, status, duration, failureMessages } of assertionResults) {
      const title = `${relative(root, name)}: ${fullName}`
      timings.push({ title, seconds: (duration ?? 0) / 1000 })
      if (status === 'failed') failures.push({ title, message: failureMessages[0] })
      if (status === 'pending' || status === 'skipped')
        skipped.push({ title, reason: 'what it needs is not installed' })
    }
  }
  // A file that does not load fails without any test.
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length
  return { code, count: { passed: numPassedTests, failed: numFailedTests + unloaded } }
}

/**
 * @param {string} folder of its configuration
 * @param {string} results the file that it writes
 * @param {string[]} selection
 */
async function playwright(folder, results, selection) {
  const file = fresh(results)
  const browser = folder === 'e2e' && (await findBrowser())
  const env = { CHROMIUM_PATH: browser || '', PLAYWRIGHT_JSON_OUTPUT_NAME: file, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const args = ['test', '-c', join('tests', folder, 'playwright.config.ts'), '--reporter=dot,json', ...selection]
  const code = await run(['playwright', 'playwright'], args, { env })
  const { stats: { expected = 0, unexpected = 0 } = {}, suites = [], errors = [] } = readJson(file)
  for (const { message } of errors) failures.push({ title: `tests/${folder}`, message })
  for (const suite of suites) timeSuite(folder, suite)
  return { code, count: { passed: expected, failed: unexpected } }
}

/**
 * @param {string} folder
 * @param {Suite} suite
 */
function timeSuite(folder, { suites = [], specs = [] }) {
  for (const { file, title, tests } of specs)
    for (const { status, annotations, results } of tests) {
      const name = `tests/${folder}/${file}: ${title}`
      if (status === 'unexpected') failures.push({ title: name, message: results.at(-1)?.errors[0]?.message })
      for (const { duration } of results) timings.push({ title: name, seconds: duration / 1000 })
      for (const { type, description = 'by its own condition' } of annotations)
        if (type === 'skip') skipped.push({ title: name, reason: description })
    }
  for (const suite of suites) timeSuite(folder, suite)
}

/** @param {string} name */
function fresh(name) {
  const file = join(RESULTS, name)
  rmSync(file, { force: true })
  return file
}

/**
 * @param {string} file
 * @param {unknown} [missing] stands for a file that is not there
 */
function readJson(file, missing = {}) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return missing
  }
}

/** @param {string} node program */
async function buildWith(node) {
  const script = join(root, 'server', 'cli', 'rebuild.js')
  if ((await runProgram(node, [script], { cwd: root, env: process.env })) !== 0) broken.push('The build')
}

/**
 * The release that the documentation and the image recommend, from the registry of packages; `undefined` if this is one, or if
 * none is published for this machine.
 * @returns {Promise<string | undefined>} the program
 */
async function findLongTermNode() {
  const title = `The unit and API tests on Node ${LONG_TERM_MAJOR}`
  if (process.versions.node.startsWith(`${LONG_TERM_MAJOR}.`)) {
    skipped.push({ title, reason: 'this is that release' })
    return undefined
  }
  const folder = join(root, 'tests', 'node-lts')
  const program = join(folder, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')
  if (!existsSync(program)) {
    const code = await runProgram('npm', ['ci', '--no-audit', '--no-fund'], {
      cwd: folder,
      shell: process.platform === 'win32',
    })
    if (code !== 0) broken.push(`${title} (its installation)`)
    else if (!existsSync(program)) skipped.push({ title, reason: 'it is not published for this machine' })
  }
  return existsSync(program) ? program : undefined
}

/**
 * Runs a command of a package.
 * @param {[string, string]} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, maxMinutes?: number | undefined, node?: string | undefined }} [options]
 *   `maxMinutes`: after which it is stopped. `node`: the program that runs it, by default this one
 */
function run([name, command], args, { env = {}, maxMinutes, node = process.execPath } = {}) {
  const folder = join(root, 'node_modules', ...name.split('/'))
  const { bin } = readJson(join(folder, 'package.json'))
  const script = join(folder, typeof bin === 'string' ? bin : bin[command])
  return runProgram(node, [script, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    ...(maxMinutes && { timeout: maxMinutes * 60_000 }),
  })
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number | null>}
 */
function runProgram(program, args, options) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] })
    child.on('error', () => resolve(1))
    child.on('exit', (code) => resolve(code))
  })
}
