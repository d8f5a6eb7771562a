import { useState } from 'react'
import type { Price } from '#shared/home/costs.ts'
import { moneySign } from '#shared/money.ts'
import { regionOf } from '#shared/region.ts'
import { useHome } from '../../../state/home.ts'
import { CardSection } from '../../../ui/card.tsx'
import { Choices } from '../../../ui/choices.tsx'
import { FigureField } from '../figure-field.tsx'
import { usePlan } from '../reckoning/plan-store.ts'
import { usePreset, useRegionOfHome } from '../region-of-home.ts'
import { writeFigure, writeShare } from '../write.ts'

/** What the system costs, with what is usually paid in the country beside it. */
export function PriceSection() {
  const { money, region: of } = useHome()
  const { plan } = usePlan()
  const preset = usePreset()
  const region = useRegionOfHome()
  const sign = moneySign(region)
  const [chosen, choose] = useState<Price['kind'] | null>(null)
  const kind = chosen ?? money.price?.kind ?? 'by-size'
  const usual = preset?.pvCost
  const isHome = region.currency === regionOf(of.country).currency
  const figures = plan?.kind === 'answer' ? plan.value.figures : undefined
  return (
    <CardSection heading="What it costs">
      <div className="grid gap-6">
        <Choices
          label="What you know"
          options={{ 'by-size': 'A price per kWp', total: 'The price of the whole system' }}
          value={kind}
          onValue={choose}
        />
        {kind === 'by-size' ? (
          <FigureField
            key="by-size"
            label={`Price per kWp, installed, with all taxes (${sign})`}
            path="money.price"
            range={{ min: 0, above: 0, max: 1e7, step: 50 }}
            write={(each) => ({ kind: 'by-size', each })}
            read={(held) => (held as { each?: number } | undefined)?.each}
          />
        ) : (
          <FigureField
            key="total"
            label={`Price without a battery, installed, with all taxes (${sign})`}
            hint="Before any support; a battery is priced on My System."
            path="money.price"
            range={{ min: 0, above: 0, max: 1e8, step: 500 }}
            write={(total) => ({ kind: 'total', total })}
            read={(held) => (held as { total?: number } | undefined)?.total}
          />
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
