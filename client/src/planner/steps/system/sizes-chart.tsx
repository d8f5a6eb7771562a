import { currencySymbol } from '#shared/format/money.ts'
import { formatNumber, formatShare } from '#shared/format/number.ts'
import { formatFigure, formatPanels } from '#shared/format/quantity.ts'
import { t } from '#shared/language/t.ts'
import type { PlanSizes } from '#shared/plan/compare-sizes.ts'
import type { Region } from '#shared/region.ts'
import { ChartFigure } from '../../../ui/chart/chart.tsx'
import { LineChart } from '../../../ui/chart/line-chart.tsx'
import { tableOf } from '../../../ui/table-of.ts'

/** Another panel does not pay where the curve is below zero. */
export default function SizesChart({ sizes, region }: { sizes: PlanSizes; region: Region }) {
  const { points, added } = sizes
  // The first panel carries the fixed costs.
  const extra = added.slice(1)
  const largest = points.at(-1)
  const yourself = t('Solar you use yourself')
  const exported = t('Exported to the grid')
  const earned = t('Earned per extra kWp')
  return (
    <div className="mt-6 grid gap-8 md:grid-cols-2">
      <ChartFigure
        title={describeExtraPanels(extra)}
        summary={t(
          "What each extra kWp earns, in today's money. Below zero, another panel costs more than it saves. The first panel is left out because it includes the fixed costs.",
        )}
        table={tableOf(points, [
          [t('Panels'), ({ panels }) => String(panels)],
          [t('System size (kWp)'), ({ outcome }) => formatNumber(outcome.kwp, region, 2)],
          [t("Lifetime gain in today's money"), ({ outcome }) => formatFigure(outcome.npv, 'money', region)],
          [earned, (_, i) => formatFigure(added[i]?.npv ?? null, 'money', region)],
        ])}
      >
        <LineChart
          lines={[{ name: earned, values: extra.map(({ npv }) => npv) }]}
          xValues={extra.map(({ panels }) => panels)}
          xLabel={t('number of panels')}
          unit={currencySymbol(region)}
          formatValue={(value) => formatNumber(value, region)}
        />
      </ChartFigure>
      <ChartFigure
        title={t('{panels} would export {share} of their solar', {
          panels: formatPanels(largest?.panels ?? 0, region),
          share: formatShare(largest ? shareExported(largest.outcome) : 0, region),
        })}
        summary={t('Solar you use yourself and solar exported to the grid in a year, by number of panels.')}
        table={tableOf(points, [
          [t('Panels'), ({ panels }) => String(panels)],
          [t('Solar you use yourself (kWh)'), ({ outcome }) => formatNumber(outcome.ownUse, region)],
          [t('Exported to the grid (kWh)'), ({ outcome }) => formatNumber(outcome.exported, region)],
        ])}
      >
        <LineChart
          lines={[
            { name: yourself, values: points.map(({ outcome }) => outcome.ownUse) },
            { name: exported, values: points.map(({ outcome }) => outcome.exported) },
          ]}
          xValues={points.map(({ panels }) => panels)}
          xLabel={t('number of panels')}
          unit="kWh"
          formatValue={(value) => formatNumber(value, region)}
        />
      </ChartFigure>
    </div>
  )
}

/** What the chart shows; neutral if panels that lose money are followed by others that earn. */
function describeExtraPanels(extra: PlanSizes['added']): string {
  const firstLoss = extra.findIndex(({ npv }) => npv <= 0)
  const lastGain = extra.findLastIndex(({ npv }) => npv > 0)
  if (firstLoss === -1) return t('Every extra panel pays for itself')
  if (lastGain === -1) return t('No extra panel pays for itself')
  const last = extra[lastGain]
  return lastGain < firstLoss && last
    ? t('Extra panels pay for themselves up to a total of {count}', { count: String(last.panels) })
    : t('What each extra kWp earns')
}

const shareExported = ({ ownUse, exported }: { ownUse: number; exported: number }) =>
  exported > 0 ? exported / (ownUse + exported) : 0
