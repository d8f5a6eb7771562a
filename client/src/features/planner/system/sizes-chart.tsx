import { formatNumber } from '#shared/format/number.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import type { PlanSizes } from '#shared/home/plan/compare-sizes.ts'
import type { Region } from '#shared/region.ts'
import { ChartFigure } from '../../../ui/chart/chart-figure.tsx'
import { LineChart } from '../../../ui/chart/line-chart.tsx'

/** Below zero, another panel does not pay. */
export default function SizesChart({ sizes, region }: { sizes: PlanSizes; region: Region }) {
  const { points, added } = sizes
  return (
    <div className="mt-6 grid gap-8 md:grid-cols-2">
      <ChartFigure
        title="What an added kWp is worth today"
        summary="Below nothing, one more costs more than it brings. The first, which bears what is paid once, stands in the table alone."
        table={{
          columns: ['Panels', 'Power (kWp)', 'Value today', 'Value of an added kWp'],
          rows: points.map(({ panels, outcome }, i) => [
            panels,
            formatNumber(outcome.kwp, region, 2),
            formatFigure(outcome.npv, 'money', region),
            formatFigure(added[i]?.npv ?? null, 'money', region),
          ]),
        }}
      >
        <LineChart
          lines={[{ name: 'Value of an added kWp', values: added.slice(1).map(({ npv }) => npv) }]}
          xValues={added.slice(1).map(({ panels }) => panels)}
          xLabel="panels"
          unit={region.currency}
          formatValue={(value) => formatNumber(value, region)}
        />
      </ChartFigure>
      <ChartFigure
        title="Solar of a year by size"
        summary="Used at home, and sold."
        table={{
          columns: ['Panels', 'Used at home (kWh)', 'Sold (kWh)'],
          rows: points.map(({ panels, outcome }) => [
            panels,
            formatNumber(outcome.ownUse, region),
            formatNumber(outcome.exported, region),
          ]),
        }}
      >
        <LineChart
          lines={[
            { name: 'Used at home', values: points.map(({ outcome }) => outcome.ownUse) },
            { name: 'Sold', values: points.map(({ outcome }) => outcome.exported) },
          ]}
          xValues={points.map(({ panels }) => panels)}
          xLabel="panels"
          unit="kWh"
          formatValue={(value) => formatNumber(value, region)}
        />
      </ChartFigure>
    </div>
  )
}
