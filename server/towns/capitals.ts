/* Towns that pages of other towns compare with, as `townKey` names them. */

/** Capitals of the countries with typical figures, by ISO 3166-1 code. */
export const CAPITALS: Readonly<Record<string, string>> = {
  AT: 'AT/vienna/vienna',
  AU: 'AU/australian-capital-territory/canberra',
  BE: 'BE/brussels-capital/brussels',
  BR: 'BR/federal-district/brasilia',
  CA: 'CA/ontario/ottawa',
  CH: 'CH/bern/bern',
  DE: 'DE/berlin/berlin',
  ES: 'ES/madrid/madrid',
  FR: 'FR/towns/paris',
  GB: 'GB/england/london',
  IE: 'IE/leinster/dublin',
  // New Delhi, the seat of government, is within Delhi.
  IN: 'IN/delhi/delhi',
  IT: 'IT/lazio/rome',
  JP: 'JP/tokyo/tokyo',
  MX: 'MX/mexico-city/mexico-city',
  NL: 'NL/north-holland/amsterdam',
  NZ: 'NZ/wellington/wellington',
  PL: 'PL/masovian/warsaw',
  PT: 'PT/lisbon/lisbon',
  SE: 'SE/stockholm/stockholm',
  US: 'US/district-of-columbia/washington-d-c',
  ZA: 'ZA/gauteng/pretoria',
}

/** One with little sun and one with much. */
export const WELL_KNOWN = ['DE/berlin/berlin', 'US/arizona/phoenix'] as const
