import { WATTS_PER_KW } from '../energy/units.ts'
import { priceBySizeFrom, type Quote } from '../home/costs.ts'
import type { Home } from '../home/home.ts'
import { deductedFromQuotes } from '../home/incentives.ts'
import { withoutPart } from '../home/provenance.ts'
import { isPriced, type PricedQuote, QUOTED_PARTS, withoutQuotes } from '../home/quotes.ts'
import { DEFAULTS } from './basis/defaults.ts'
import { batteryPriceOf } from './compare-batteries.ts'
import { kwpOf, panelsOf, withoutChosenPanels, withPanels } from './panels.ts'
import { priceAtSize, withoutLease } from './resolve-project.ts'

/**
 * The home with the quoted system at its price, which means a purchase. Panels that the user chose keep their share of each
 * face; otherwise the faces with the best yield are filled first.
 * @param quote at least with a power
 * @param yieldByFace as for `withPanels`
 */
export function quotedHome(
  home: Home,
  quote: Pick<PricedQuote, 'kwp'> & Partial<PricedQuote>,
  yieldByFace: readonly number[],
): Home {
  const { kwp, batteryKwh = 0 } = quote
  const price = quote.price === undefined ? undefined : priceBeforeSupport(home, { ...quote, price: quote.price })
  const placed =
    panelsOf(home) > 0
      ? home
      : withPanels(home, Math.max(1, Math.round((kwp * WATTS_PER_KW) / DEFAULTS.panelWatts.value)), yieldByFace)
  const placedKwp = kwpOf(placed)
  const factor = placedKwp > 0 ? kwp / placedKwp : 1
  const { battery, ...system } = home.system
  const bought = price === undefined ? home : withoutLease(home)
  const storagePrice = Math.min(price ?? 0, priceAtSize(batteryPriceOf(home) ?? undefined, batteryKwh))
  return {
    ...bought,
    system: {
      ...system,
      arrays: placed.system.arrays.flatMap((array) => scaleArray(array, factor)),
      ...(home.system.inverterKw !== undefined && { inverterKw: home.system.inverterKw * factor }),
      ...(batteryKwh > 0 && { battery: { ...battery, usableKwh: batteryKwh } }),
    },
    money: {
      ...bought.money,
      ...(price !== undefined && {
        price: { kind: 'total', total: price - storagePrice },
        // The quote has one total price; the home's own battery price gives the battery's part of it.
        ...(batteryKwh > 0 && { batteryPrice: { kind: 'total', total: storagePrice } as const }),
      }),
    },
    provenance: QUOTED_PARTS.reduce<Home['provenance']>(withoutPart, home.provenance),
  }
}

/** The quoted price with what the installer deducted from it [currency]. */
export const priceBeforeSupport = ({ money }: Pick<Home, 'money'>, quote: Quote & { readonly price: number }): number =>
  quote.price + deductedFromQuotes(money.incentives, { kw: quote.kwp ?? 0, kwh: quote.batteryKwh ?? 0 })

/** The array has whole panels of about the same power, with exactly the scaled power in total. */
function scaleArray({ plane, panels, watts }: Home['system']['arrays'][number], factor: number) {
  const total = panels * watts * factor
  if (total === 0) return []
  const count = Math.max(1, Math.round(total / watts))
  return [{ plane, panels: count, watts: total / count }]
}

/** The home without its quotes and chosen panels, to recommend a system for it. */
export function unquotedHome(home: Home): Home {
  const unquoted = withoutQuotes(home)
  return withoutChosenPanels({ ...unquoted, money: { ...unquoted.money, ...sizedPrice(home) } })
}

/** A price for other sizes: from the home's total price, or else from the quote's. */
function sizedPrice(home: Home): Pick<Home['money'], 'price'> {
  const { price, quote } = home.money
  if (price?.kind === 'total') return { price: priceBySizeFrom(undefined, price.total, kwpOf(home)) }
  if (price || !isPriced(quote) || (quote.batteryKwh ?? 0) > 0) return {}
  return { price: priceBySizeFrom(undefined, priceBeforeSupport(home, quote), quote.kwp) }
}
