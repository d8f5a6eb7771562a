import { formatFacts } from '#shared/format/list.ts'
import { currencySymbol } from '#shared/format/money.ts'
import { formatFigure, formatPanels } from '#shared/format/quantity.ts'
import type { Price } from '#shared/home/costs.ts'
import { plannedQuote } from '#shared/home/quotes.ts'
import { t, tData } from '#shared/language/t.ts'
import { kwpOf, panelsOf } from '#shared/plan/panels.ts'
import { priceAtSize } from '#shared/plan/resolve-project.ts'
import { regionOf } from '#shared/region.ts'
import { useCountryPreset, useHomeRegion, usePricedHome } from '../../../home/home-region.ts'
import { tRich } from '../../../ui/rich-message.tsx'
import { calculating } from '../../../ui/skeleton.tsx'
import { useIsCalculating, usePlan } from '../../engine/plan-store.ts'
import { setFigure, setInstalledPrice } from '../../fields/edit.ts'
import { FigureField } from '../../fields/figure-field.tsx'
import { MoneyLine } from './money-line.tsx'

export function PriceSection() {
  const home = usePricedHome((home) => home)
  const plan = usePlan(({ plan }) => plan)
  const plannedHome = usePlan(({ plannedHome }) => plannedHome) ?? home
  const { region: homeRegion } = home
  const preset = useCountryPreset()
  const region = useHomeRegion()
  const currency = currencySymbol(region)
  // A new choice shows before the worker has responded.
  const isQuoted = plannedQuote(home) !== undefined
  const shownHome = home.system.arrays.length > 0 && !isQuoted ? home : plannedHome
  const price = (isQuoted ? undefined : home.money.price) ?? plannedHome.money.price
  const kwp = kwpOf(shownHome)
  const size = kwp > 0 ? formatFacts([formatPanels(panelsOf(shownHome), region), formatFigure(kwp, 'kWp', region)]) : ''
  const total = roundPrice(priceAtSize(price, kwp))
  const typicalPrice = preset?.pvCost
  const isCalculating = useIsCalculating()
  const isLocalCurrency = region.currency === regionOf(homeRegion.country).currency
  const figures = plan?.kind === 'answer' ? plan.value.figures : undefined
  return (
    <MoneyLine
      heading={t('Price')}
      value={
        total !== undefined ? formatFigure(total, 'money', region) : isCalculating ? calculating() : t('Not known yet')
      }
      path="money.price"
      {...(size !== '' && { note: <p className="text-note text-soft">{size}</p> })}
    >
      <div className="grid gap-6">
        <FigureField
          label={t('Price installed, with all taxes ({currency})', { currency })}
          hint={
            size === ''
              ? t('The price on your quote, before incentives and without a battery.')
              : t('The price on your quote for {size}, before incentives and without a battery.', { size })
          }
          path="money.price"
          figure="money.price.total"
          set={(total) =>
            total === undefined
              ? setFigure('money.price', undefined, preset)
              : setInstalledPrice(total as number, shownHome, preset)
          }
          fromStored={(stored) =>
            roundPrice(
              priceAtSize(((isQuoted ? undefined : stored) ?? plannedHome.money.price) as Price | undefined, kwp),
            )
          }
          isRequired={isQuoted}
        />
        {price?.kind === 'by-size' && price.fixed !== undefined && kwp > 0 && (
          <p className="text-soft">
            {t('Of this, {fixed} is a fixed cost. The rest depends on the size: {each}.', {
              fixed: formatFigure(price.fixed, 'money', region),
              each: formatFigure(price.each, 'money/kWp', region),
            })}
          </p>
        )}
        {typicalPrice?.low !== undefined && typicalPrice.high !== undefined && isLocalCurrency && (
          <p className="text-soft">
            {t(
              '{tax, select, included {Usually {low} to {high}.} unknown {Usually {low} to {high} (sources do not say whether tax is included).} other {Usually {low} to {high}. Some taxes come on top.}}',
              {
                tax: typicalPrice.tax === 'not stated' ? 'unknown' : typicalPrice.tax,
                low: formatFigure(typicalPrice.low, 'money', region),
                high: formatFigure(typicalPrice.high, 'money/kWp', region),
              },
            )}
          </p>
        )}
        {preset?.vat && <p className="text-soft">{tData(preset.vat.note)}</p>}
        {figures && (
          <p role="status" className="rounded-2xl bg-sky px-4 py-3">
            {tRich('<strong>{cost}</strong> in total, <strong>{netCost}</strong> after incentives.', {
              cost: formatFigure(figures.cost.value, 'money', region),
              netCost: formatFigure(figures.netCost.value, 'money', region),
              strong: (text) => <strong>{text}</strong>,
            })}
          </p>
        )}
      </div>
    </MoneyLine>
  )
}

/** Removes rounding errors of the split into fixed and size-dependent cost. */
const roundPrice = (money: number) => (money > 0 ? Number(money.toPrecision(9)) : undefined)
