import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformWithOxc } from 'vite'
import { describe, expect, test } from 'vitest'
import { OLDEST_BROWSERS } from '#shared/oldest-browsers.ts'
import { NEWER_APIS } from '../support/newer-apis.ts'
import { root } from '../support/served-site.ts'

const folder = join(root, 'dist', 'client')
const assets = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'))
const inlineScripts = readFileSync(join(folder, 'index.html'), 'utf8').matchAll(/<script>(.*?)<\/script>/gs)
const builtScripts = new Map([
  ...['sw.js', ...assets.map((name) => join('assets', name))].map(
    (name) => [name, readFileSync(join(folder, name), 'utf8')] as const,
  ),
  ...[...inlineScripts].map(([, code = ''], at) => [`inline script ${at + 1}`, code] as const),
])

async function hasNewerSyntax(code: string): Promise<boolean> {
  const compile = async (target: string | string[]) => (await transformWithOxc(code, 'script.js', { target })).code
  return (await compile('esnext')) !== (await compile([...OLDEST_BROWSERS]))
}

test('The built scripts use no syntax newer than the oldest browsers', async () => {
  expect(builtScripts.size).toBeGreaterThan(50)
  const newer: string[] = []
  for (const [name, code] of builtScripts) if (await hasNewerSyntax(code)) newer.push(name)
  expect(newer).toEqual([])
})

test.each(NEWER_APIS)('The built scripts call %s only after a check that it exists', (api) => {
  const check = new RegExp(`typeof [\\w.]*${api.slice(0, -1).replaceAll('.', '\\.')}==`)
  const calling = [...builtScripts].filter(([, code]) => code.includes(api) && !check.test(code))
  expect(calling.map(([script]) => script)).toEqual([])
})

test.each(['const letters = /[\\p{L}--[a-z]]/v', 'class A { static { using x = open() } }'])(
  'Syntax newer than the oldest browsers is recognized: %s',
  async (code) => expect(await hasNewerSyntax(code)).toBe(true),
)

test('The README names the oldest browsers', () => {
  const names = OLDEST_BROWSERS.map((browser) => browser.replace(/(\D+)(.*)/, '$1 $2'))
  const [stated = ''] = /Supported browsers: .*/.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? []
  for (const name of names)
    expect(stated.toLowerCase().replace('chrome and edge 111', 'chrome 111, edge 111')).toContain(name)
})

describe('The scripts for browsers', () => {
  test.each([
    // Objects of drizzle-orm carry symbols with this name; drizzle-zod loads drizzle-orm.
    ['drizzle', 'drizzle:'],
    ['a table of the database', 'saved_calculations'],
  ])('hold nothing of %s', (_what, trace) => {
    expect([...builtScripts].flatMap(([name, code]) => (code.includes(trace) ? [name] : []))).toEqual([])
  })

  test('can be recognized: the server’s bundle contains the traces', () => {
    const built = join(root, 'dist', 'server')
    const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))
    expect(files.map((name) => readFileSync(join(built, name), 'utf8')).join('\n')).toContain('saved_calculations')
    expect(readFileSync(join(root, 'node_modules/drizzle-orm/entity.js'), 'utf8')).toContain('drizzle:')
  })
})
