import type { Preset } from './preset.ts'

/** Each country is a chunk of its own, loaded on first use. */
const loaders: Readonly<Record<string, () => Promise<{ readonly preset: Preset }>>> = {
  US: () => import('./us.ts'),
  CA: () => import('./ca.ts'),
  MX: () => import('./mx.ts'),
  BR: () => import('./br.ts'),
  GB: () => import('./gb.ts'),
  IE: () => import('./ie.ts'),
  DE: () => import('./de.ts'),
  AT: () => import('./at.ts'),
  CH: () => import('./ch.ts'),
  FR: () => import('./fr.ts'),
  ES: () => import('./es.ts'),
  PT: () => import('./pt.ts'),
  IT: () => import('./it.ts'),
  NL: () => import('./nl.ts'),
  BE: () => import('./be.ts'),
  PL: () => import('./pl.ts'),
  SE: () => import('./se.ts'),
  AU: () => import('./au.ts'),
  NZ: () => import('./nz.ts'),
  IN: () => import('./in.ts'),
  ZA: () => import('./za.ts'),
  JP: () => import('./jp.ts'),
}

/** ISO 3166-1 alpha-2 */
export const PRESET_COUNTRIES: readonly string[] = Object.keys(loaders)

/** Empty for countries without a preset. */
export async function loadPreset(country: string): Promise<Preset> {
  const load = Object.hasOwn(loaders, country) ? loaders[country] : undefined
  return load ? (await load()).preset : { country, incentives: [] }
}
