import { emptyHome } from '#shared/home/empty-home.ts'
import type { Home } from '#shared/home/home.ts'
import { t } from '#shared/language/t.ts'
import { defaultRegion } from '#shared/places/default-region.ts'
import { loadPreset } from '#shared/presets/load.ts'
import type { Preset } from '#shared/presets/preset.ts'
import { hasUserAmounts, type RelocatedHome, relocateHome } from '#shared/presets/relocate-home.ts'
import type { TypicalHomeOptions } from '#shared/presets/typical-home.ts'
import { regionOf } from '#shared/region.ts'
import { importOrReload } from '../startup/import-or-reload.ts'
import { getHomeState, isBlankHome, notifyPlanChange, openHome } from './home.ts'
import { isRegionChosenByUser, markRegionChosen, startRegion } from './region.ts'

/* Amounts typed before a currency was chosen take the new one; afterwards only the user can say which currency they are
 * in. */

/** Affects amounts typed by the user [ISO 4217]. */
export interface CurrencyChange {
  readonly from: string
  readonly to: string
}

/** The user's answer: same numbers in the new currency, remove the amounts, or keep the old currency. */
export type AmountsAnswer = 'same-numbers' | 'remove' | 'keep-currency'

/** The moved home, or the question to ask first. */
export function moveHome(
  home: Home,
  preset: Preset,
  target: TypicalHomeOptions,
  answer?: AmountsAnswer,
): { readonly moved: RelocatedHome } | { readonly ask: CurrencyChange } {
  const { currency: from } = home.region
  const { currency: to } = regionOf(preset.country, target.currency)
  if (from === to || !hasUserAmounts(home)) return { moved: relocateHome(home, preset, target) }
  if (answer === undefined && isCurrencyChosen(home)) return { ask: { from, to } }
  if (answer === 'remove') return { moved: relocateHome(home, preset, target) }
  if (answer === 'keep-currency') return { moved: relocateHome(home, preset, { ...target, currency: from }) }
  const { home: movedHome } = relocateHome(home, preset, target, true)
  return {
    moved: {
      home: movedHome,
      notes: [t('Your amounts are now in {currency}. The numbers are as you typed them.', { currency: to })],
    },
  }
}

function isCurrencyChosen({ place, region }: Home): boolean {
  const isDefault = [defaultRegion(), startRegion()].some(
    ({ country, currency }) => region.country === country && region.currency === currency,
  )
  return place !== undefined || !isDefault || isRegionChosenByUser()
}

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
