import names from './country-names.json' with { type: 'json' }

/**
 * Member states of the United Nations (193) and its two observers by ISO 3166-1 alpha-2 code, sorted by common English
 * name. Accounts store the name, so a name never changes; other text takes the name from `countryName`. Without accents,
 * so that typing the first letters finds a country in a native list.
 */
export const COUNTRY_NAMES: Readonly<Record<string, string>> = names
