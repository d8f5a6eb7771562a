import type { Language } from '../language/languages.ts'
import { currentLanguage } from '../language/translation.ts'

/*
 * Names of towns and regions in the page's language. A home stores the name of the town files; only what a visitor reads is
 * translated. A language's names are loaded once, before the first page that shows towns.
 */

type Names = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Names by country, ISO 3166-1 alpha-2, and the name in the town files. Only names that differ. */
export interface TownNames {
  readonly towns: Names
  readonly regions: Names
}

const loaders: Partial<Record<Language, () => Promise<{ readonly default: TownNames }>>> = {
  en: () => import('./town-names/en.json'),
  de: () => import('./town-names/de.json'),
  es: () => import('./town-names/es.json'),
  fr: () => import('./town-names/fr.json'),
  'pt-BR': () => import('./town-names/pt-BR.json'),
  hi: () => import('./town-names/hi.json'),
}

/** A development language has none. */
export const hasTownNames = (language: Language) => language in loaders

const loadedNames = new Map<Language, TownNames>()

/** If they cannot be loaded, for instance offline, towns have the names of the town files. */
export async function loadTownNames() {
  const language = currentLanguage()
  const load = loaders[language]
  if (!load || loadedNames.has(language)) return
  try {
    loadedNames.set(language, (await load()).default)
  } catch {
    // The names are loaded again with the next page.
  }
}

const findName = (kind: keyof TownNames, country: string, name: string): string =>
  loadedNames.get(currentLanguage())?.[kind][country]?.[name] ?? name

export const townName = ({ name, country }: { readonly name: string; readonly country: string }): string =>
  findName('towns', country, name)

export const regionName = ({ region, country }: { readonly region: string; readonly country: string }): string =>
  findName('regions', country, region)

/** Regions that a language names differently, with the name of the town files and the other one. */
export async function listRegionNames(): Promise<{ readonly country: string; readonly names: readonly string[] }[]> {
  const files = await Promise.all(Object.values(loaders).map((load) => load()))
  return files.flatMap(({ default: { regions } }) =>
    Object.entries(regions).flatMap(([country, names]) =>
      Object.entries(names).map((pair) => ({ country, names: pair })),
    ),
  )
}
