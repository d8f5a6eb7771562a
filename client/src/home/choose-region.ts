import { emptyHome } from '#shared/home/empty-home.ts'
import { loadPreset } from '#shared/presets/load.ts'
import { regionOf } from '#shared/region.ts'
import { importOrReload } from '../startup/import-or-reload.ts'
import { getHomeState, isBlankHome, notifyPlanChange, openHome } from './home.ts'
import { type AmountsAnswer, type CurrencyChange, moveHome } from './move-home.ts'
import { markRegionChosen } from './region.ts'

/**
 * Figures typical of the former country are replaced by those of the new one. Nothing is converted: the user decides
 * about amounts in a currency they chose.
 * @param currency ISO 4217; the country's own by default
 * @param today decides which incentives apply
 * @param answer what to do with the user's amounts, once asked
 * @returns notices for the user, or the question to ask before anything changes
 */
export async function chooseRegion(
  country: string,
  currency: string | undefined,
  today: string,
  answer?: AmountsAnswer,
): Promise<{ readonly notes: readonly string[] } | { readonly ask: CurrencyChange }> {
  const region = regionOf(country, currency)
  if (isBlankHome(getHomeState().baseHome)) {
    markRegionChosen()
    openHome(emptyHome({ country: region.country, currency: region.currency }))
    return { notes: [] }
  }
  const { planNumber } = getHomeState()
  const preset = await importOrReload(() => loadPreset(country))
  const { baseHome, planNumber: currentNumber } = getHomeState()
  // The choice was about the plan before.
  if (currentNumber !== planNumber) return { notes: [] }
  const move = moveHome(baseHome, preset, { start: baseHome.system.start ?? today, currency: region.currency }, answer)
  if ('ask' in move) return move
  markRegionChosen()
  openHome(move.moved.home)
  notifyPlanChange(move.moved.notes)
  return { notes: move.moved.notes }
}
