import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../support/served-site.ts'

/** The client's built scripts. */
const folder = join(root, 'dist', 'client', 'assets')
const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))

describe('The scripts for browsers', () => {
  test.each([
    // Objects of drizzle-orm carry symbols with this name; drizzle-zod loads drizzle-orm.
    ['drizzle', 'drizzle:'],
    ['a table of the database', 'saved_calculations'],
  ])('hold nothing of %s', (_what, trace) => {
    expect(scripts.length).toBeGreaterThan(10)
    expect(scripts.filter((name) => readFileSync(join(folder, name), 'utf8').includes(trace))).toEqual([])
  })

  test('can be recognized: the server’s bundle contains the traces', () => {
    const built = join(root, 'dist', 'server')
    const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))
    expect(files.map((name) => readFileSync(join(built, name), 'utf8')).join('\n')).toContain('saved_calculations')
    expect(readFileSync(join(root, 'node_modules/drizzle-orm/entity.js'), 'utf8')).toContain('drizzle:')
  })
})
