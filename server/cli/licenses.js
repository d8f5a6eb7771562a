import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.js'

/** `npm run licenses`: writes LICENSES.md from the lockfile. */

/** @typedef {{ license?: string, licenses?: { type: string }[], version?: string, dev?: boolean }} Package */

const FONT = 'OFL-1.1'
const RESTRICTED = 'Hippocratic-2.1'

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'))

/**
 * License of a package, from the lockfile or, in an older form, from the package itself.
 * @param {string} path
 * @param {Package} entry
 */
function licenseOf(path, entry) {
  if (entry.license) return entry.license
  /** @type {Package} */
  const manifest = readJson(join(path, 'package.json'))
  if (manifest.licenses) return manifest.licenses.map(({ type }) => type).join(' OR ')
  return /\(The (MIT) License\)/.exec(readFileSync(join(root, path, 'Readme.md'), 'utf8'))?.[1] ?? 'unknown'
}

export function describeLicenses() {
  /** @type {{ packages: Record<string, Package> }} */
  const { packages } = readJson('package-lock.json')
  /** @type {Map<string, Set<string>>} */
  const byLicense = new Map()
  for (const [path, entry] of Object.entries(packages)) {
    if (path === '' || entry.dev) continue
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const license = licenseOf(path, entry)
    byLicense.set(license, (byLicense.get(license) ?? new Set()).add(`${name} ${entry.version}`))
  }
  const sections = [...byLicense]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([license, names]) => `### ${license}\n\n${[...names].sort().join(', ')}`)
  return `${[
    '# Licenses',
    'The code and pictures of Helioplan are under the [MIT license](LICENSE). A release also runs or includes the packages below, under their own licenses. `npm run licenses` writes this list from `package-lock.json`.',
    `Two licenses ask for attention. The map uses react-leaflet and @react-leaflet/core under the Hippocratic License 2.1 (${RESTRICTED}), which is not an open-source license by the definition of the Open Source Initiative: it forbids uses that violate human rights. The font Figtree is under the SIL Open Font License 1.1 (${FONT}): it may be shipped with the site and not be sold by itself.`,
    '## Data',
    'Town names, populations and heights: GeoNames, CC BY 4.0. Climate: NASA POWER (no restrictions) and CHELSA, CC BY 4.0, modified. Heights: NOAA ETOPO5, public domain. Coastlines and borders: Natural Earth, public domain. Carbon intensity of electricity: Ember (2026), with major processing by Our World in Data, CC BY 4.0; US subregions: EPA eGRID2023, public domain. Electricity prices of US states: EIA, public domain. Net metering in Canadian provinces: D-Central Technologies, CC BY 4.0; single facts were taken.',
    '## Packages',
    ...sections,
  ].join('\n\n')}\n`
}

if (process.argv[1] === import.meta.filename) writeFileSync(join(root, 'LICENSES.md'), describeLicenses())
