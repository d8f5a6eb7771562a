import table from './grid-intensity.json' with { type: 'json' }

/** Greenhouse gases of grid electricity over the life cycle of its power plants, mean of a year. */
export interface GridIntensity {
  /** [g CO₂e per kWh generated] */
  readonly value: number
  /** Calendar year of `value`; `null`: the user stated it. */
  readonly year: number | null
  /** Change over ten years, of the country [share/year]; 0 if unknown. */
  readonly trend: number
  /** ISO 3166-1 alpha-2. Differs from the requested country where another one replaces it. */
  readonly country: string
  /** US state whose eGRID subregion the value is of. */
  readonly stateName?: string
  /** Sources differ by more than 60 g/kWh. */
  readonly isRough: boolean
}

/** Place of a home, as far as the grid depends on it. */
export interface GridPlace {
  /** ISO 3166-1 alpha-2 */
  readonly country: string
  /** ISO 3166-2 */
  readonly subdivision?: string | undefined
  /** First-level administrative region: `California`. */
  readonly regionName?: string | undefined
}

interface Row {
  readonly value: number
  readonly year: number
}
interface CountryRow extends Row {
  readonly trend: number
  readonly rough?: boolean
}
interface StateRow extends Row {
  readonly name: string
}

/**
 * Countries: Ember, Yearly Electricity Data (2026), processed by Our World in Data, "Lifecycle carbon intensity of
 * electricity generation", April 2026 (https://ourworldindata.org/grapher/carbon-intensity-electricity; new figures in
 * January and April). Trends are log-linear fits. Without the Central African Republic, whose 0 g/kWh is a gap.
 *
 * Regions: EPA eGRID2023, subregions CAMX and NEWE, × 1.124 from stacks to life cycle (US, 2023: 392.9 of Ember over 349.7
 * of eGRID). Only states that lie in one subregion but for a few ZIP codes.
 */
const COUNTRIES: Readonly<Record<string, CountryRow>> = table.countries
const STAND_INS: Readonly<Record<string, string>> = table.standIns
const STATES: Readonly<Record<string, StateRow>> = table.regions

/**
 * `null` where nothing is known: the mean of the world would mislead.
 * @param stated by the user [g CO₂e/kWh]; the country's trend stays
 */
export function findGridIntensity(place: GridPlace, stated?: number): GridIntensity | null {
  const published = findPublished(place)
  if (stated === undefined) return published
  const { country = place.country, trend = 0 } = published ?? {}
  return { value: stated, year: null, trend, country, isRough: false }
}

function findPublished({ country: requested, subdivision, regionName }: GridPlace): GridIntensity | null {
  const country = entryOf(STAND_INS, requested) ?? requested
  const row = entryOf(COUNTRIES, country)
  if (!row) return null
  const { trend, rough: isRough = false } = row
  const state = requested === 'US' ? findState(subdivision, regionName) : undefined
  if (!state) return { value: row.value, year: row.year, trend, country, isRough }
  const { name: stateName, value, year } = state
  return { value, year, trend, country, stateName, isRough }
}

const findState = (subdivision = '', regionName: string | undefined) =>
  entryOf(STATES, subdivision) ?? Object.values(STATES).find(({ name }) => name === regionName)

const entryOf = <Entry>(entries: Readonly<Record<string, Entry>>, key: string): Entry | undefined =>
  Object.hasOwn(entries, key) ? entries[key] : undefined
