import type { Changed, PlanBar } from '#shared/home/plan/tornado-of-plan.ts'
import type { Plan } from '#shared/home/plan.ts'
import type { Region } from '#shared/region.ts'
import { ChartFigure } from '../../ui/chart/chart-figure.tsx'
import { Spans } from '../../ui/chart/spans.tsx'
import { writeFigure, writeShare } from './write.ts'

interface TornadoChartProps {
  readonly bars: readonly PlanBar[]
  readonly plan: Plan
  /** Of electricity, as reckoned [share/year]. */
  readonly priceRise: number
  readonly region: Region
}

const NAMES: Readonly<Record<Changed, string>> = {
  price: 'Price of electricity',
  rise: 'Rise of that price',
  exportPrice: 'Pay for what is sold',
  yield: 'Yield of the panels',
  shape: 'When the home uses electricity',
  cost: 'Price of the system',
}

/** Each thing by itself, lower and higher, and what that does to the value of the plan. */
export default function TornadoChart({ bars, plan, priceRise, region }: TornadoChartProps) {
  const money = (value: number) => writeFigure(value, 'money', region)
  const at = (name: Changed, value: number) => {
    if (name === 'rise') return writeShare(priceRise + value, region, 1)
    if (name === 'shape') return value < 0 ? 'less in the sun' : 'more in the sun'
    return writeShare(value, region)
  }
  return (
    <ChartFigure
      title={`Value today, ${money(plan.npv)} as reckoned`}
      says="Each line changes one thing and leaves the others. Where a bar crosses nothing, that alone decides."
      table={{
        columns: ['What changes', 'Lower', 'Value then', 'Higher', 'Value then', 'Comes out at nothing at'],
        rows: bars.map(({ name, low, high, lowAt, highAt, breakEven }) => ({
          name: NAMES[name],
          cells: [
            at(name, lowAt),
            money(low),
            at(name, highAt),
            money(high),
            breakEven === null ? 'never' : at(name, breakEven),
          ],
        })),
      }}
    >
      <Spans
        spans={bars.map(({ name, low, high, lowAt, highAt }) => ({
          name: `${NAMES[name]}: ${at(name, lowAt)} or ${at(name, highAt)}`,
          low,
          high,
        }))}
        middle={plan.npv}
        write={money}
      />
    </ChartFigure>
  )
}
