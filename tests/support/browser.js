import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'

// Headless builds need a third less processor time.
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
/** Programs of the other browsers, by Playwright project: each under one of its names. */
export const BROWSER_PROGRAMS = {
  Firefox: [['firefox-esr', 'firefox']],
  WebKit: [['WebKitWebDriver'], ['Xvfb']],
}
/** Debian packages in order of preference; older releases lack the first. */
const PACKAGES = ['chromium-headless-shell', 'chromium']
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Finds a Chromium for the browser tests: CHROMIUM_PATH, Playwright's own, the system's, or a newly installed one.
 * @returns {Promise<string | undefined>} undefined: Playwright's own
 */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`)
    return named
  }
  if (await hasPlaywrights()) return undefined
  return systems() ?? installed()
}

async function hasPlaywrights() {
  const { chromium } = await import('playwright')
  // Playwright has a separate headless build.
  return existsSync(chromium.executablePath()) && spawnSync(chromium.executablePath(), ['--version']).status === 0
}

/** @param {string[]} names */
function placesOf(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Path of a program of one of these names.
 * @param {string[]} names
 */
export const findCommand = (names) => placesOf(names).find(isExecutable)

const systems = () =>
  [...placesOf(COMMANDS), ...APPLICATIONS].find(
    (path) => isExecutable(path) && spawnSync(path, ['--version']).status === 0,
  )

async function installed() {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser tests …')
    const options = {
      stdio: /** @type {const} */ ('inherit'),
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }
    spawnSync('apt-get', ['update', '-q'], options)
    const install = ['install', '-y', '-q', '--no-install-recommends', 'fonts-liberation']
    PACKAGES.some((name) => spawnSync('apt-get', [...install, name], options).status === 0)
    const found = systems()
    if (found) return found
  }
  console.log("Installing Playwright's Chromium for the browser tests …")
  const cli = join(createRequire(import.meta.url).resolve('playwright/package.json'), '..', 'cli.js')
  execFileSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' })
  return undefined
}
