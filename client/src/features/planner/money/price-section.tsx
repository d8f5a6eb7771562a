import { currencySymbol } from '#shared/format/money.ts'
import { formatNumber } from '#shared/format/number.ts'
import { formatFigure, formatPanels } from '#shared/format/quantity.ts'
import type { Price } from '#shared/home/costs.ts'
import { kwpOf, panelsOf } from '#shared/home/plan/panels.ts'
import { priceAtSize } from '#shared/home/plan/resolve-project.ts'
import { regionOf } from '#shared/region.ts'
import { CardSection } from '../../../ui/card.tsx'
import { setFigure, setInstalledPrice } from '../edit.ts'
import { usePlan } from '../engine/plan-store.ts'
import { FigureField } from '../figure-field.tsx'
import { useCountryPreset, useHomeRegion, usePricedHome } from '../home-region.ts'

export function PriceSection() {
  const home = usePricedHome((home) => home)
  const plan = usePlan(({ plan }) => plan)
  const plannedHome = usePlan(({ plannedHome }) => plannedHome) ?? home
  const { region: homeRegion } = home
  const preset = useCountryPreset()
  const region = useHomeRegion()
  const sign = currencySymbol(region)
  // A new choice shows before the worker has responded.
  const shownHome = home.system.arrays.length > 0 ? home : plannedHome
  const price = home.money.price ?? plannedHome.money.price
  const kwp = kwpOf(shownHome)
  const size = kwp > 0 ? `${formatPanels(panelsOf(shownHome), region)}, ${formatNumber(kwp, region, 2)} kWp` : ''
  const typicalPrice = preset?.pvCost
  const isLocalCurrency = region.currency === regionOf(homeRegion.country).currency
  const figures = plan?.kind === 'answer' ? plan.value.figures : undefined
  return (
    <CardSection heading="What it costs">
      <div className="grid gap-6">
        <FigureField
          label={`Price installed, with all taxes (${sign})`}
          hint={`Before any support and without a battery${size === '' ? '' : `, for ${size}`}. You find it in a quote.`}
          path="money.price"
          range={{ min: 0, above: 0, max: 1e8, step: 500 }}
          set={(total) =>
            total === undefined
              ? setFigure('money.price', undefined, preset)
              : setInstalledPrice(total as number, shownHome, preset)
          }
          fromStored={(stored) =>
            roundPrice(priceAtSize((stored ?? plannedHome.money.price) as Price | undefined, kwp))
          }
        />
        {price?.kind === 'by-size' && price.fixed !== undefined && kwp > 0 && (
          <p className="text-soft">
            Of this, {formatFigure(price.fixed, 'money', region)} is paid once, whatever the size, and{' '}
            {formatFigure(price.each, 'money/kWp', region)} goes by the size.
          </p>
        )}
        {typicalPrice?.low !== undefined && typicalPrice.high !== undefined && isLocalCurrency && (
          <p className="text-soft">
            Usually {formatFigure(typicalPrice.low, 'money', region)} to{' '}
            {formatFigure(typicalPrice.high, 'money/kWp', region)}
            {typicalPrice.tax === 'included'
              ? ''
              : typicalPrice.tax === 'not stated'
                ? ', taxes not stated'
                : ', without all taxes'}
            .
          </p>
        )}
        {preset?.vat && <p className="text-soft">{preset.vat.note}</p>}
        {figures && (
          <p role="status" className="rounded-2xl bg-sky px-4 py-3">
            <strong>{formatFigure(figures.cost.value, 'money', region)}</strong> in all,{' '}
            <strong>{formatFigure(figures.netCost.value, 'money', region)}</strong> after support.
          </p>
        )}
      </div>
    </CardSection>
  )
}

/** Removes rounding errors of the split into fixed and size-dependent cost. */
const roundPrice = (money: number) => (money > 0 ? Number(money.toPrecision(9)) : undefined)
