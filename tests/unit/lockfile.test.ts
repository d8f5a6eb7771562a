import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Locked {
  version?: string
  optionalDependencies?: Record<string, string>
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }

// `npm ci` refuses a lockfile that lacks one, also when it is for another system: npm leaves out what it could not fetch.
test('The lockfile names the packages of every system, not only of the one it was written on', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  )
  expect(missing).toEqual([])
})
