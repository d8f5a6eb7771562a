import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeLicenses } from '../../server/cli/licenses.js'

interface Locked {
  version?: string
  optionalDependencies?: Record<string, string>
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }

// `npm ci` refuses a lockfile that lacks a package, also one for another platform; npm omits those it could not fetch.
test('The lockfile contains the packages of all platforms', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  )
  expect(missing).toEqual([])
})

test('The release’s package list contains exactly the runtime packages in the lockfile’s versions', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sbom-'))
  try {
    const file = join(folder, 'sbom.json')
    const { status, stdout } = spawnSync(process.execPath, ['server/cli/sbom.js', file], { encoding: 'utf8' })
    expect([status, stdout]).toEqual([0, expect.stringContaining(file)])
    const { bomFormat, metadata, components } = JSON.parse(readFileSync(file, 'utf8'))
    expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', 'helioplan'])
    const versions = new Map<string, string>(
      components.map(({ group, name, version }: Record<string, string>) => [
        group ? `${group}/${name}` : name,
        version,
      ]),
    )
    for (const name of ['express', 'pg', 'react', '@node-rs/argon2'])
      expect(versions.get(name), name).toBe(packages[`node_modules/${name}`]?.version)
    for (const name of ['vitest', 'playwright', '@biomejs/biome']) expect(versions.has(name), name).toBe(false)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('LICENSES.md lists the licenses of the lockfile: npm run licenses writes it', () => {
  const text = readFileSync('LICENSES.md', 'utf8')
  expect(text).toBe(describeLicenses())
  expect(text).not.toContain('unknown')
})
