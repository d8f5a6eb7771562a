import { hasOwnAmounts, type MovedHome, moved } from '#shared/home/change.ts'
import type { Home } from '#shared/home/home.ts'
import type { Preset } from '#shared/home/presets/preset.ts'
import type { TypicalFor } from '#shared/home/typical.ts'
import { regionOf } from '#shared/region.ts'
import { UNITED_STATES } from '#shared/united-states.ts'
import { isRegionChosenHere } from './region.ts'

/*
 * A home that goes to another country or currency. Amounts typed while the currency was nobody's choice take the new one;
 * once a place or a region was chosen, only the user can say what the typed numbers are in.
 */

/** Two currencies [ISO 4217] between which a move would take the user's amounts. */
export interface CurrencyChange {
  readonly from: string
  readonly to: string
}

/** What the user says of the amounts: the same numbers in the new currency, no amounts, or the currency they were typed in. */
export type AmountsAnswer = 'same numbers' | 'remove' | 'keep currency'

/** The move as it is without asking or with an answer; otherwise what is to be asked first. */
export function moveHome(
  home: Home,
  preset: Preset,
  by: TypicalFor,
  answer?: AmountsAnswer,
): { readonly moved: MovedHome } | { readonly ask: CurrencyChange } {
  const { currency: from } = home.region
  const { currency: to } = regionOf(preset.country, by.currency)
  if (from === to || !hasOwnAmounts(home)) return { moved: moved(home, preset, by) }
  if (answer === undefined && isCurrencyChosen(home)) return { ask: { from, to } }
  if (answer === 'remove') return { moved: moved(home, preset, by) }
  if (answer === 'keep currency') return { moved: moved(home, preset, { ...by, currency: from }) }
  const { home: next } = moved(home, preset, by, true)
  return { moved: { home: next, notes: [`Your amounts are now in ${to}. The numbers are as you typed them.`] } }
}

function isCurrencyChosen({ place, region }: Home): boolean {
  const isUsual = region.country === UNITED_STATES.country && region.currency === UNITED_STATES.currency
  return place !== undefined || !isUsual || isRegionChosenHere()
}
