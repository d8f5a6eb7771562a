import type { Home } from '#shared/home/home.ts'
import { t } from '#shared/language/t.ts'
import { defaultRegion } from '#shared/places/default-region.ts'
import type { Preset } from '#shared/presets/preset.ts'
import { hasUserAmounts, type RelocatedHome, relocateHome } from '#shared/presets/relocate-home.ts'
import type { TypicalHomeOptions } from '#shared/presets/typical-home.ts'
import { regionOf } from '#shared/region.ts'
import { isRegionChosenByUser, startRegion } from './region.ts'

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
