import { sumOf } from '../../calendar.ts'
import { idleHours } from '../../energy/dear-hours.ts'
import { isNetted } from '../../finance/meter.ts'
import type { Home } from '../home.ts'
import { metered } from './reckon.ts'
import type { Surroundings } from './surroundings.ts'
import { pricedTerms, type Terms } from './terms.ts'

/**
 * The terms of a home's plan. Where kWh are set against kWh, what a stored one is worth depends on what the year leaves
 * over, and the battery stays idle when running it by prices would save less.
 * @throws MissingFigures, InputError naming a figure of the home
 */
export function termsOf(home: Home, around: Surroundings): Terms {
  const terms = pricedTerms(home, around)
  if (!terms.dear || !isNetted(terms.trade.meter.tariff)) return terms
  const unused = { ...terms, dear: idleHours(terms.solar.length), hoursKey: `${terms.hoursKey} idle` }
  const saved = (each: Terms) => sumOf(metered(each).savings)
  return saved(unused) > saved(terms) ? unused : terms
}
