import type { Preset } from './preset.ts'
import systemSizes from './system-sizes.json' with { type: 'json' }

/**
 * ISO 3166-1 alpha-2. A country is a file in `countries/` and a row here of the sizes that are sold there; its regions are
 * files in `regions/`, with their names in `region-names.json`.
 */
export const PRESET_COUNTRIES: readonly string[] = Object.keys(systemSizes)

/** Each country is a chunk of its own, loaded on first use. Tests check every file against `Preset`. */
const loadFile = (country: string): Promise<{ readonly default: unknown }> | undefined =>
  PRESET_COUNTRIES.includes(country) ? import(`./countries/${country.toLowerCase()}.json`) : undefined

/** Loads a preset; empty for countries without one. @param subdivision ISO 3166-2; the only region included */
export async function loadPreset(country: string, subdivision?: string): Promise<Preset> {
  const [file, region] = await Promise.all([
    loadFile(country),
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

/** Regions of countries in which they have their own rules or prices. */
export async function loadSubdivisions(country: string): Promise<NonNullable<Preset['subdivisions']>> {
  const { REGION_NAMES, loadRegion } = await loadRegions()
  const codes = [...REGION_NAMES.keys()].filter((code) => code.startsWith(`${country}-`))
  const regions = await Promise.all(codes.map(async (code) => [code, await loadRegion(code)]))
  return Object.fromEntries(regions)
}

/** Loads the preset with every region. */
export const loadPresetWithSubdivisions = async (country: string): Promise<Preset> => ({
  ...(await loadPreset(country)),
  subdivisions: await loadSubdivisions(country),
})

/** ISO 3166-2 code of a region by its name in the town files. */
export async function findSubdivision(country: string, name: string): Promise<string | undefined> {
  const { REGION_NAMES } = await loadRegions()
  return [...REGION_NAMES].find(([code, names]) => code.startsWith(`${country}-`) && names.includes(name))?.[0]
}
