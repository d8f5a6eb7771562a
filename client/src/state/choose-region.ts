import { emptyHome } from '#shared/home/home.ts'
import { loadPreset } from '#shared/home/presets/load.ts'
import { regionOf } from '#shared/region.ts'
import { homeState, isUntouched, openHome, sayOfHome } from './home.ts'
import { type AmountsAnswer, type CurrencyChange, moveHome } from './move-home.ts'
import { chosenHere } from './region.ts'

/**
 * Takes another country or currency. A home that says no more than that goes there; of any other what was typical gives way
 * to what is typical there. Nothing is converted: what becomes of amounts typed in a currency that was chosen is asked.
 *
 * @param currency ISO 4217; the country's own unless given
 * @param today    as ISO has it, for support that hangs on the day
 * @param answer   what becomes of the user's amounts, once that was asked
 * @returns sentences for the user, or what is to be asked before anything changes
 */
export async function chooseRegion(
  country: string,
  currency: string | undefined,
  today: string,
  answer?: AmountsAnswer,
): Promise<{ readonly notes: readonly string[] } | { readonly ask: CurrencyChange }> {
  const region = regionOf(country, currency)
  if (isUntouched(homeState().own)) {
    chosenHere()
    openHome(emptyHome({ country: region.country, currency: region.currency }))
    return { notes: [] }
  }
  const preset = await loadPreset(country)
  const { own } = homeState()
  const move = moveHome(own, preset, { start: own.system.start ?? today, currency: region.currency }, answer)
  if ('ask' in move) return move
  chosenHere()
  openHome(move.moved.home)
  sayOfHome(move.moved.notes)
  return { notes: move.moved.notes }
}
