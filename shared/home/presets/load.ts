import type { Preset } from './preset.ts'

/** Each country is a chunk of its own, loaded on first use. Tests check every file against `Preset`. */
const loaders: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {
  US: () => import('./us.json'),
  CA: () => import('./ca.json'),
  MX: () => import('./mx.json'),
  BR: () => import('./br.json'),
  GB: () => import('./gb.json'),
  IE: () => import('./ie.json'),
  DE: () => import('./de.json'),
  AT: () => import('./at.json'),
  CH: () => import('./ch.json'),
  FR: () => import('./fr.json'),
  ES: () => import('./es.json'),
  PT: () => import('./pt.json'),
  IT: () => import('./it.json'),
  NL: () => import('./nl.json'),
  BE: () => import('./be.json'),
  PL: () => import('./pl.json'),
  SE: () => import('./se.json'),
  AU: () => import('./au.json'),
  NZ: () => import('./nz.json'),
  IN: () => import('./in.json'),
  ZA: () => import('./za.json'),
  JP: () => import('./jp.json'),
}

/** ISO 3166-1 alpha-2 */
export const PRESET_COUNTRIES: readonly string[] = Object.keys(loaders)

/**
 * Empty for countries without a preset.
 * @param subdivision ISO 3166-2; the only region included
 */
export async function loadPreset(country: string, subdivision?: string): Promise<Preset> {
  const load = Object.hasOwn(loaders, country) ? loaders[country] : undefined
  const [file, region] = await Promise.all([
    load?.(),
    subdivision?.startsWith(`${country}-`) && loadRegions().then(({ loadRegion }) => loadRegion(subdivision)),
  ])
  const preset = file ? (file.default as Preset) : { country, incentives: [] }
  if (!subdivision || !region) return preset
  const shownNames = { ...preset.shownNames, ...region.shownNames }
  return {
    ...preset,
    subdivisions: { [subdivision]: region },
    ...(Object.keys(shownNames).length > 0 && { shownNames }),
  }
}

const loadRegions = () => import('./load-region.ts')

/** Of countries where regions have their own rules or prices. */
export async function loadSubdivisions(country: string): Promise<NonNullable<Preset['subdivisions']>> {
  const { REGION_NAMES, loadRegion } = await loadRegions()
  const codes = [...REGION_NAMES.keys()].filter((code) => code.startsWith(`${country}-`))
  const regions = await Promise.all(codes.map(async (code) => [code, await loadRegion(code)]))
  return Object.fromEntries(regions)
}

/** With every region. */
export const loadPresetWithSubdivisions = async (country: string): Promise<Preset> => ({
  ...(await loadPreset(country)),
  subdivisions: await loadSubdivisions(country),
})

/** ISO 3166-2 code of a region by its name in the town files. */
export async function findSubdivision(country: string, name: string): Promise<string | undefined> {
  const { REGION_NAMES } = await loadRegions()
  return [...REGION_NAMES].find(([code, names]) => code.startsWith(`${country}-`) && names.includes(name))?.[0]
}
