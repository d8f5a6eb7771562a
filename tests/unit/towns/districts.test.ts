import { describe, expect, test } from 'vitest'
import { distanceKm } from '#shared/places/distance.ts'
import { findDistricts, type GazetteerPlace } from '../../../server/tools/generate/find-districts.ts'
import { OTHER_DISTRICTS, REAL_TOWNS } from '../../../server/tools/generate/reviewed-districts.ts'
import { CITY_OF_DISTRICT, isDistrict } from '../../../server/towns/choose-towns.ts'
import { townKey } from '../../../server/towns/figures-file.ts'
import { findPlace } from '../../../server/towns/find-place.ts'
import { loadTownIndex } from '../../../server/towns/town-index.ts'
import { findTown, table } from './town.ts'

const index = await loadTownIndex()

/** Reviewed keys must exist; here they are far away from everything. */
const reviewed = [...new Set([...OTHER_DISTRICTS.keys(), ...OTHER_DISTRICTS.values(), ...REAL_TOWNS])]
const farAway = { latitude: 0, longitude: 0, population: 20, feature: 'PPL', divisions: ['', '', '', ''] }
const elsewhere = reviewed.map((key): GazetteerPlace => ({ key, country: key.slice(0, 2), ...farAway }))
const near = (key: string, north: number, population: number, feature: string, divisions: string): GazetteerPlace => ({
  key,
  country: 'XX',
  latitude: 50 + north / 111.2,
  longitude: 10,
  population,
  feature,
  divisions: divisions.split('/'),
})
/** A city of 1,000,000 people reaches 18 km: √(1000 km² / π); its inner part 8 km. North is in km. */
const districtsOf = (...places: GazetteerPlace[]) =>
  [...findDistricts([...elsewhere, near('XX/a/city', 0, 1_000, 'PPLA', '1/2/3'), ...places])].filter(([key]) =>
    key.startsWith('XX'),
  )
const CITY = 'XX/a/city'

describe('A section of a city', () => {
  test.each<[string, Parameters<typeof near>, boolean]>([
    ['is within its reach and its divisions', ['XX/a/in', 17, 50, 'PPLX', '1/2/3'], true],
    ['is a section of a lower division there', ['XX/a/in', 17, 50, 'PPLA5', '1/2/3/7'], true],
    ['is none beyond its reach', ['XX/a/far', 19, 50, 'PPLX', '1/2/3'], false],
    ['is none if it is a town', ['XX/a/town', 5, 50, 'PPL', '1/2/3'], false],
    ['is none if it is larger', ['XX/a/larger', 5, 2_000, 'PPLX', '1/2/3'], false],
    ['of another division is in the inner part', ['XX/a/in', 7, 99, 'PPLX', '1/9/3'], true],
    ['of another region is in the inner part', ['XX/b/in', 7, 99, 'PPLX', '2'], true],
    ['of another division is none outside of it', ['XX/a/out', 9, 99, 'PPLX', '1/9/3'], false],
    ['of another division is a tenth of it at most', ['XX/a/large', 7, 101, 'PPLX', '1/9/3'], false],
  ])('%s', (_, place, isSection) => expect(districtsOf(near(...place))).toEqual(isSection ? [[place[0], CITY]] : []))

  test('belongs to the town with more divisions in common, not to the larger one', () => {
    const suburb = near('XX/a/suburb', 6, 90, 'PPLA3', '1/2/3/4')
    const city = near('XX/a/city', 0, 1_000, 'PPLA', '1/2')
    const section = near('XX/a/section', 5, 20, 'PPLX', '1/2/3/4')
    const found = findDistricts([...elsewhere, city, suburb, section])
    expect(found.get('XX/a/section')).toBe('XX/a/suburb')
  })
})

// Chosen by hand, from the municipalities that they belong to.
test.each([
  ['ES/madrid/carabanchel', 'spain/madrid/madrid'],
  ['ES/madrid/latina', 'spain/madrid/madrid'],
  ['ES/madrid/chamartin', 'spain/madrid/madrid'],
  ['ES/catalonia/eixample', 'spain/catalonia/barcelona'],
  ['ES/catalonia/sant-marti', 'spain/catalonia/barcelona'],
  ['ES/castile-and-leon/gamonal', 'spain/castile-and-leon/burgos'],
  ['DE/berlin/kreuzberg', 'germany/berlin/berlin'],
  ['DE/hamburg/altona', 'germany/hamburg/hamburg'],
  ['DE/bavaria/pasing', 'germany/bavaria/munich'],
  ['DE/rhineland-palatinate/gartenstadt', 'germany/rhineland-palatinate/ludwigshafen-am-rhein'],
  ['FR/towns/marseille-08', 'france/towns/marseille'],
  ['FR/towns/la-defense', 'france/towns/puteaux'],
  ['GB/england/brixton', 'united-kingdom/england/london'],
  ['GB/england/islington', 'united-kingdom/england/london'],
  ['GB/england/southsea', 'united-kingdom/england/portsmouth'],
  ['IT/campania/vomero', 'italy/campania/naples'],
  ['IT/campania/fuorigrotta', 'italy/campania/naples'],
  ['BR/sao-paulo/jardim-paulista', 'brazil/sao-paulo/sao-paulo'],
  ['IN/delhi/karol-bagh', 'india/delhi/delhi'],
  ['IN/maharashtra/shivaji-nagar', 'india/maharashtra/pune'],
  ['MX/mexico-city/iztapalapa', 'mexico/mexico-city/mexico-city'],
  ['US/new-york/brooklyn', 'united-states/new-york/new-york-city'],
  ['US/illinois/hyde-park', 'united-states/illinois/chicago'],
  ['AU/victoria/carlton', 'australia/victoria/melbourne'],
])('%s is a district, and its address leads to %s', (key, slug) => {
  const { country, region, slug: own, latitude } = findTown(key)
  expect(findPlace(index, key.replace(/^../, country.toLowerCase()))).toEqual({ kind: 'moved', slug })
  // The planner writes it so, too.
  const degrees = Math.abs(latitude).toFixed(1).replace('.', '-')
  const path = `${index.countriesByCode.get(country)?.slug}/${region}/${own}-${degrees}${latitude < 0 ? 's' : 'n'}`
  expect(findPlace(index, path)).toEqual({ kind: 'moved', slug })
})

// Chosen by hand: towns of their own near a larger one, many of them coded as sections by GeoNames.
test.each([
  ...['ES/catalonia/cornella-de-llobregat', 'ES/catalonia/lhospitalet-de-llobregat', 'ES/madrid/getafe'],
  ...['ES/basque-country/algorta', 'ES/basque-country/barakaldo', 'ES/valencia/san-vicent-del-raspeig'],
  ...['FR/towns/villeurbanne', 'FR/towns/lomme', 'FR/towns/boulogne-billancourt', 'FR/towns/saint-denis'],
  ...['DE/brandenburg/potsdam', 'DE/bavaria/furth', 'DE/hesse/offenbach', 'DE/baden-wurttemberg/unterkrozingen'],
  ...['GB/england/croydon', 'GB/england/watford', 'GB/england/heywood', 'GB/england/strood', 'GB/england/solihull'],
  ...['GB/northern-ireland/londonderry-county-borough', 'GB/england/ewell', 'GB/england/new-malden'],
  ...['BR/sao-paulo/guarulhos', 'BR/rio-de-janeiro/niteroi', 'BR/pernambuco/olinda', 'BR/sao-paulo/osasco'],
  ...['IN/maharashtra/navi-mumbai', 'IN/maharashtra/thane', 'IN/west-bengal/haora', 'IN/west-bengal/baranagar'],
  ...['IN/uttar-pradesh/noida', 'IN/jharkhand/jugsalai', 'IN/tamil-nadu/teni', 'IN/kerala/kalamassery'],
  ...['MX/state-of-mexico/ciudad-nezahualcoyotl', 'MX/jalisco/zapopan', 'MX/state-of-mexico/naucalpan-de-juarez'],
  ...['MX/chihuahua/jose-mariano-jimenez', 'MX/state-of-mexico/metepec', 'MX/mexico-city/milpa-alta'],
  ...['IT/lombardy/sesto-san-giovanni', 'IT/campania/portici', 'IT/veneto/mestre', 'IT/lazio/lido-di-ostia'],
  ...['US/california/culver-city', 'US/california/west-hollywood', 'US/new-jersey/jersey-city', 'US/illinois/cicero'],
])('%s is a town of its own', (key) => {
  expect(isDistrict(findTown(key))).toBe(false)
  expect(index.townsByKey.get(key)?.town.name).toBe(findTown(key).name)
})

test('Each district leads to a town with a page, in its country and within 60 km', () => {
  expect(CITY_OF_DISTRICT.size).toBeGreaterThan(1_000)
  for (const [key, cityKey] of CITY_OF_DISTRICT) {
    const [district, city] = [findTown(key), findTown(cityKey)]
    expect(isDistrict(city), cityKey).toBe(false)
    expect(city.country, key).toBe(district.country)
    expect(distanceKm(city, district.latitude, district.longitude), key).toBeLessThan(60)
  }
})

test('No address has died: each town, region and country of the table is found or leads to what is', () => {
  const isFound = (town: (typeof table.towns)[number]) => {
    const country = index.countriesByCode.get(town.country)
    const found = findPlace(index, townKey(town).replace(/^../, country?.slug ?? ''))
    const target = found.kind === 'moved' ? findPlace(index, found.slug) : found
    const others = town.otherSlugs.slice(0, 2).map((other) => `${country?.slug}/${town.region}/${other}`)
    return (
      target.kind === 'town' &&
      (found.kind === 'moved') === isDistrict(town) &&
      country?.regions.has(town.region) &&
      others.every((slug) => findPlace(index, slug).kind === 'moved')
    )
  }
  expect(table.towns.filter((town) => !isFound(town)).map(townKey)).toEqual([])
})

test('Districts are in no list of a country', () => {
  const spain = index.countries.get('spain')
  const names = spain?.towns.slice(0, 50).map(({ town }) => town.name)
  for (const name of ['Latina', 'Carabanchel', 'Eixample', 'Ciudad Lineal', 'Chamartín', 'Sant Martí'])
    expect(names).not.toContain(name)
  expect(names).toContain('Barcelona')
  expect(index.indexedTowns.filter(({ town }) => isDistrict(town))).toEqual([])
})

test('An unknown country or town is refused in less than a millisecond', () => {
  const slugs = [
    ...['atlantis', 'germny', 'atlantis/north/poseidonia', 'india/maharashtra/punne', 'india/nowhere', 'qqq'],
    ...['united-states/ohio/sprngfield', 'india/a/b/c/d', `india/${'x'.repeat(140)}`, 'spain/andalucai/sevile'],
  ]
  for (const slug of slugs) {
    const times = Array.from({ length: 100 }, () => {
      const start = performance.now()
      findPlace(index, slug)
      return performance.now() - start
    })
    // Other programs of the machine take some of the others.
    expect(Math.min(...times), slug).toBeLessThan(1)
  }
})
