import type { SizesOfPlan } from '#shared/home/plan/sizes-of-plan.ts'
import type { Region } from '#shared/region.ts'
import { ChartFigure } from '../../../ui/chart/chart-figure.tsx'
import { Lines } from '../../../ui/chart/lines.tsx'
import { writeFigure, writeNumber } from '../write.ts'

/** What each further panel adds: where the line crosses nothing, more stops paying. */
export default function SizesChart({ sizes, region }: { sizes: SizesOfPlan; region: Region }) {
  const { points, added } = sizes
  return (
    <div className="mt-6 grid gap-8 md:grid-cols-2">
      <ChartFigure
        title="What an added kWp is worth today"
        says="Below nothing, one more costs more than it brings. The first, which bears what is paid once, stands in the table alone."
        table={{
          columns: ['Panels', 'Power (kWp)', 'Value today', 'Value of an added kWp'],
          rows: points.map(({ panels, outcome }, i) => ({
            name: String(panels),
            cells: [
              writeNumber(outcome.kwp, region, 2),
              writeFigure(outcome.npv, 'money', region),
              writeFigure(added[i]?.npv ?? null, 'money', region),
            ],
          })),
        }}
      >
        <Lines
          lines={[{ name: 'Value of an added kWp', values: added.slice(1).map(({ npv }) => npv) }]}
          at={added.slice(1).map(({ panels }) => panels)}
          along="panels"
          unit={region.currency}
          write={(value) => writeNumber(value, region)}
        />
      </ChartFigure>
      <ChartFigure
        title="Solar of a year by size"
        says="Used at home, and sold."
        table={{
          columns: ['Panels', 'Used at home (kWh)', 'Sold (kWh)'],
          rows: points.map(({ panels, outcome }) => ({
            name: String(panels),
            cells: [writeNumber(outcome.ownUse, region), writeNumber(outcome.sold, region)],
          })),
        }}
      >
        <Lines
          lines={[
            { name: 'Used at home', values: points.map(({ outcome }) => outcome.ownUse) },
            { name: 'Sold', values: points.map(({ outcome }) => outcome.sold) },
          ]}
          at={points.map(({ panels }) => panels)}
          along="panels"
          unit="kWh"
          write={(value) => writeNumber(value, region)}
        />
      </ChartFigure>
    </div>
  )
}
