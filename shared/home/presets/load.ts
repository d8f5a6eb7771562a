import type { Preset, SubdivisionFile } from './preset.ts'

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

const subdivisionLoaders: typeof loaders = {
  US: () => import('./regions/us.json'),
  CA: () => import('./regions/ca.json'),
  BE: () => import('./regions/be.json'),
  AU: () => import('./regions/au.json'),
  IN: () => import('./regions/in.json'),
}

/** ISO 3166-1 alpha-2 */
export const PRESET_COUNTRIES: readonly string[] = Object.keys(loaders)

/**
 * Empty for countries without a preset.
 * @param subdivision ISO 3166-2; the only region included
 */
export async function loadPreset(country: string, subdivision?: string): Promise<Preset> {
  const load = Object.hasOwn(loaders, country) ? loaders[country] : undefined
  const preset = load ? ((await load()).default as Preset) : { country, incentives: [] }
  if (subdivision === undefined) return preset
  const { subdivisions, shownNames } = await loadSubdivisions(country)
  const row = Object.hasOwn(subdivisions, subdivision) ? subdivisions[subdivision] : undefined
  return row
    ? withSubdivisions(preset, { subdivisions: { [subdivision]: row }, ...(shownNames && { shownNames }) })
    : preset
}

/** Of countries where regions have their own rules or prices. */
export async function loadSubdivisions(country: string): Promise<SubdivisionFile> {
  const load = Object.hasOwn(subdivisionLoaders, country) ? subdivisionLoaders[country] : undefined
  return load ? ((await load()).default as SubdivisionFile) : { subdivisions: {} }
}

/** With every region. */
export const loadPresetWithSubdivisions = async (country: string): Promise<Preset> =>
  withSubdivisions(await loadPreset(country), await loadSubdivisions(country))

const withSubdivisions = (preset: Preset, { subdivisions, shownNames }: SubdivisionFile): Preset => ({
  ...preset,
  subdivisions,
  ...(shownNames && { shownNames: { ...preset.shownNames, ...shownNames } }),
})

/** ISO 3166-2 code of a region by its name in the town files. */
export async function findSubdivision(country: string, name: string): Promise<string | undefined> {
  const { subdivisions } = await loadSubdivisions(country)
  return Object.entries(subdivisions).find(([, { names }]) => names.includes(name))?.[0]
}
