import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { prepare, root } from '../server/cli/prepare.js'
import { runCommand } from '../server/cli/run.js'
import { findBrowser } from './support/browser.js'

/**
 * `npm test`: every check of the project, one after the other; each fault is shown, and one is enough to fail the whole.
 * Named stages only: `node tests/run.js check unit api e2e`.
 */

const RESULTS = join(root, 'node_modules', '.cache', 'test-results')

/** @typedef {{ passed: number, failed: number }} Count */

/** What a stage runs: `once` a program that passes or fails as a whole, `tests` one that counts. */
const stages = {
  check: async () => {
    await once('Types', ['typescript', 'tsc'], ['-b'])
    await once('Style', ['@biomejs/biome', 'biome'], ['check', '--error-on-warnings'])
  },
  unit: () => tests('Unit tests', () => vitest('unit')),
  api: () => tests('API tests', () => vitest('api')),
  e2e: () => tests('Browser tests', playwright),
}

/** @type {Record<string, Count>} */
const counts = {}
/** @type {string[]} */
const broken = []

await runCommand(async () => {
  const named = process.argv.slice(2)
  const unknown = named.filter((name) => !(name in stages))
  if (unknown.length > 0)
    throw new Error(`There is no stage ${unknown.join(', ')}; there are ${Object.keys(stages).join(', ')}.`)
  const chosen = Object.entries(stages).filter(([name]) => named.length === 0 || named.includes(name))
  mkdirSync(RESULTS, { recursive: true })
  await prepare({ build: false })
  for (const [name, run] of chosen) {
    if (name === 'api' || name === 'e2e') {
      if (!(await built())) continue
    }
    await run()
  }
  report()
})

/** The site as it ships; made once, when it is out of date. */
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
  console.log('')
  const total = { passed: 0, failed: broken.length }
  for (const [title, { passed, failed }] of Object.entries(counts)) {
    console.log(`${title}: ${passed} passed, ${failed} failed`)
    total.passed += passed
    total.failed += failed
  }
  for (const title of broken) console.log(`${title}: failed`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed > 0 ? 1 : 0
}

/**
 * @param {string} title
 * @param {[string, string]} program the package and its command
 * @param {string[]} args
 */
async function once(title, program, args) {
  console.log(`\n${title}`)
  if ((await run(program, args)) !== 0) broken.push(title)
}

/**
 * @param {string} title
 * @param {() => Promise<{ code: number | null, count: Count }>} runTests
 */
async function tests(title, runTests) {
  console.log(`\n${title}`)
  const { code, count } = await runTests()
  counts[title] = count
  // It stopped before or after the tests: a fault that no test tells of, or no test at all.
  if ((code !== 0 && count.failed === 0) || count.passed + count.failed === 0) broken.push(`${title} (the run itself)`)
}

/** @param {string} project one, and those whose names begin so */
async function vitest(project) {
  const file = fresh(`${project}.json`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const code = await run(['vitest', 'vitest'], ['run', `--project=${project}*`, ...reporters])
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = readJson(file)
  // A file that does not load fails without a test of its own.
  const unloaded = testResults.filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ result) =>
      result.status === 'failed' && result.assertionResults.length === 0,
  ).length
  return { code, count: { passed: numPassedTests, failed: numFailedTests + unloaded } }
}

async function playwright() {
  const file = fresh('e2e.json')
  const browser = await findBrowser()
  const env = { CHROMIUM_PATH: browser ?? '', PLAYWRIGHT_JSON_OUTPUT_NAME: file, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const args = ['test', '-c', join('tests', 'e2e', 'playwright.config.ts'), '--reporter=dot,json']
  const code = await run(['playwright', 'playwright'], args, env)
  const { expected = 0, unexpected = 0 } = readJson(file).stats ?? {}
  return { code, count: { passed: expected, failed: unexpected } }
}

/** @param {string} name */
function fresh(name) {
  const file = join(RESULTS, name)
  rmSync(file, { force: true })
  return file
}

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

/**
 * Runs a command of a package in this Node.
 * @param {[string, string]} program
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<number | null>}
 */
function run([name, command], args, env = {}) {
  const folder = join(root, 'node_modules', ...name.split('/'))
  const { bin } = readJson(join(folder, 'package.json'))
  const script = join(folder, typeof bin === 'string' ? bin : bin[command])
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    child.on('error', () => resolve(1))
    child.on('exit', (code) => resolve(code))
  })
}
