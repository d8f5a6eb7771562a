import type { QueryClient } from '@tanstack/react-query'
import type { Place } from '#shared/home/home.ts'
import { nearestTown, type Town } from '#shared/places/places.ts'
import { findSubdivision } from '#shared/presets/load.ts'
import { importOrReload } from '../startup/import-or-reload.ts'
import { CHOSEN_PLACE_KEY, readJson, removeItem, writeJson } from '../state/storage.ts'
import { today } from '../state/today.ts'
import { changeHome, getHomeState, notifyPlanChange } from './home.ts'
import { townsNear, typicalFigures } from './home-queries.ts'
import { type AmountsAnswer, type CurrencyChange, moveHome } from './move-home.ts'

/** Place whose figures are loading on this page, or did not load. */
let chosenPlace: Place | undefined

/**
 * Sets the place. Another country brings its currency, units and typical figures.
 * @param answer what to do with the user's amounts in another currency, once asked
 * @returns the question to ask first; `undefined` once the place is set
 */
export async function setPlace(
  client: QueryClient,
  place: Place,
  answer?: AmountsAnswer,
): Promise<CurrencyChange | undefined> {
  chosenPlace = place
  // A visitor who leaves the page before the figures are there would lose it.
  writeJson('tab', CHOSEN_PLACE_KEY, place)
  const question = await movePlan(client, place, answer)
  if (chosenPlace === place) {
    chosenPlace = undefined
    removeItem('tab', CHOSEN_PLACE_KEY)
  }
  return question
}

/** Sets the place that was chosen before the page was left. */
export async function resumePlace(client: QueryClient) {
  const { Place } = await importOrReload(() => import('#shared/home/home.ts'))
  const chosen = Place.safeParse(readJson('tab', CHOSEN_PLACE_KEY))
  if (!chosenPlace && chosen.success) await setPlace(client, chosen.data)
}

async function movePlan(
  client: QueryClient,
  place: Place,
  answer: AmountsAnswer | undefined,
): Promise<CurrencyChange | undefined> {
  const { planNumber } = getHomeState()
  const country = place.country ?? getHomeState().home.region.country
  const subdivision = await findRegion(country, place.region)
  const preset = await client.fetchQuery(typicalFigures({ country, ...(subdivision !== undefined && { subdivision }) }))
  const { home, planNumber: currentNumber } = getHomeState()
  // The place was chosen for the plan before.
  if (currentNumber !== planNumber) return undefined
  const target = {
    start: home.system.start ?? today(),
    ...(subdivision !== undefined && { subdivision }),
    // A provider belongs to its region.
    ...(subdivision === home.region.subdivision &&
      home.region.provider !== undefined && { provider: home.region.provider }),
  }
  const result = moveHome(home, preset, target, answer)
  if ('ask' in result) return result.ask
  changeHome({ ...result.moved.home, place })
  notifyPlanChange(result.moved.notes)
  return undefined
}

const findRegion = async (country: string, name: string | undefined) =>
  name === undefined ? undefined : importOrReload(() => findSubdivision(country, name))

/** A point, named after the nearest town. */
export async function placeOfPoint(
  client: QueryClient,
  { latitude, longitude }: Pick<Place, 'latitude' | 'longitude'>,
  found: 'map' | 'device' | 'typed',
): Promise<Place> {
  const towns = await client.fetchQuery(townsNear(latitude, longitude)).catch(() => [])
  const town = nearestTown(towns, latitude, longitude)
  return {
    latitude,
    longitude,
    found,
    ...(town && { name: town.name, country: town.country, ...(town.region && { region: town.region }) }),
  }
}

export const placeOfTown = ({ name, region, country, latitude, longitude, timeZone }: Town): Place => ({
  ...{ name, country, latitude, longitude, found: 'town' },
  ...(region && { region }),
  ...(timeZone !== undefined && { timeZone }),
})
