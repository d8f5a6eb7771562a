import { moved } from '#shared/home/change.ts'
import { emptyHome, type Home } from '#shared/home/home.ts'
import { loadPreset } from '#shared/home/presets/load.ts'
import { regionOf } from '#shared/region.ts'
import { homeState, openHome, sayOfHome } from './home.ts'
import { chosenHere } from './region.ts'

/**
 * Takes another country or currency. A home that says no more than that goes there; of any other what was typical gives way
 * to what is typical there, and amounts in another currency are left out: nothing is converted.
 *
 * @param currency ISO 4217; the country's own unless given
 * @param today    as ISO has it, for support that hangs on the day
 * @returns a sentence for each of the user's figures that was left out
 */
export async function chooseRegion(country: string, currency: string | undefined, today: string) {
  const { own } = homeState()
  const region = regionOf(country, currency)
  chosenHere()
  if (isEmpty(own)) {
    openHome(emptyHome({ country: region.country, currency: region.currency }))
    return []
  }
  const preset = await loadPreset(country)
  const next = moved(homeState().own, preset, { start: own.system.start ?? today, currency: region.currency })
  openHome(next.home)
  sayOfHome(next.notes)
  return next.notes
}

const isEmpty = (home: Home) => JSON.stringify(home) === JSON.stringify(emptyHome(home.region))
