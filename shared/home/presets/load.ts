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

/** Empty for countries without a preset. */
export async function loadPreset(country: string): Promise<Preset> {
  const load = Object.hasOwn(loaders, country) ? loaders[country] : undefined
  return load ? ((await load()).default as Preset) : { country, incentives: [] }
}
