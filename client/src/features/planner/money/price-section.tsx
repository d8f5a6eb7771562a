import type { Price } from '#shared/home/costs.ts'
import { kwpOf, panelsOf } from '#shared/home/panels.ts'
import { priced } from '#shared/home/plan/project-of-home.ts'
import { moneySign } from '#shared/money.ts'
import { regionOf } from '#shared/region.ts'
import { useHome } from '../../../state/home.ts'
import { CardSection } from '../../../ui/card.tsx'
import { setFigure, setPriceInstalled } from '../edit.ts'
import { FigureField } from '../figure-field.tsx'
import { usePlan } from '../reckoning/plan-store.ts'
import { usePreset, useRegionOfHome } from '../region-of-home.ts'
import { writeFigure, writeNumber, writePanels, writeShare } from '../write.ts'

/** What the system costs, with what is usually paid in the country beside it. */
export function PriceSection() {
  const home = useHome()
  const { plan, planned = home } = usePlan()
  const { region: of } = home
  const preset = usePreset()
  const region = useRegionOfHome()
  const sign = moneySign(region)
  // What was just chosen counts before the worker has answered.
  const shown = home.system.arrays.length > 0 ? home : planned
  const price = home.money.price ?? planned.money.price
  const kwp = kwpOf(shown)
  const size = kwp > 0 ? `${writePanels(panelsOf(shown), region)}, ${writeNumber(kwp, region, 2)} kWp` : ''
  const usual = preset?.pvCost
  const isHome = region.currency === regionOf(of.country).currency
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
              : setPriceInstalled(total as number, shown)
          }
          read={(held) => rounded(priced((held ?? planned.money.price) as Price | undefined, kwp))}
        />
        {price?.kind === 'by-size' && price.fixed !== undefined && kwp > 0 && (
          <p className="text-soft">
            Of this, {writeFigure(price.fixed, 'money', region)} is paid once, whatever the size, and{' '}
            {writeFigure(price.each, 'money/kWp', region)} goes by the size.
          </p>
        )}
        {usual?.low !== undefined && usual.high !== undefined && isHome && (
          <p className="text-soft">
            Usually {writeFigure(usual.low, 'money', region)} to {writeFigure(usual.high, 'money/kWp', region)}
            {usual.tax === 'included' ? '' : usual.tax === 'not stated' ? ', taxes not stated' : ', without all taxes'}.
          </p>
        )}
        {preset?.vat && (
          <p className="text-soft">
            Tax on it:{' '}
            {preset.vat.rate === null ? 'ask for the price with all taxes' : writeShare(preset.vat.rate, region, 1)}.{' '}
            {preset.vat.condition}
          </p>
        )}
        {figures && (
          <p role="status" className="rounded-2xl bg-sky px-4 py-3">
            <strong>{writeFigure(figures.cost.value, 'money', region)}</strong> in all,{' '}
            <strong>{writeFigure(figures.netCost.value, 'money', region)}</strong> after support.
          </p>
        )}
      </div>
    </CardSection>
  )
}

/** What was typed comes back from its two parts as it was. */
const rounded = (money: number) => (money > 0 ? Number(money.toPrecision(9)) : undefined)
