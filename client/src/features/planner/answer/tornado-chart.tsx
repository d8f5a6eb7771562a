import type { Changed, PlanBar } from '#shared/home/plan/tornado-of-plan.ts'
import type { Plan } from '#shared/home/plan.ts'
import { writePrice } from '#shared/money.ts'
import type { Region } from '#shared/region.ts'
import { ChartFigure } from '../../../ui/chart/chart-figure.tsx'
import { Spans } from '../../../ui/chart/spans.tsx'
import { writeFigure, writeShare } from '../write.ts'

interface TornadoChartProps {
  readonly bars: readonly PlanBar[]
  readonly plan: Plan
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
export default function TornadoChart({ bars, plan, region }: TornadoChartProps) {
  const money = (value: number) => writeFigure(value, 'money', region)
  /** In its own measure where it has one; as a share of what was reckoned otherwise. */
  const at = ({ name, told }: PlanBar, end: 'low' | 'high' | 'breakEven', knob: number) => {
    const value = told?.[end]
    if (told && value !== null && value !== undefined) {
      return told.unit === 'money/kWh' ? writePrice(value, region) : writeFigure(value, told.unit, region)
    }
    if (name === 'shape') return knob < 0 ? 'less in the sun' : 'more in the sun'
    return writeShare(knob, region)
  }
  return (
    <ChartFigure
      title={`Value today, ${money(plan.npv)} as reckoned`}
      says="Each line changes one thing and leaves the others. Where a bar crosses nothing, that alone decides."
      table={{
        columns: ['What changes', 'Lower', 'Value then', 'Higher', 'Value then', 'Comes out at nothing at'],
        rows: bars.map((bar) => ({
          name: NAMES[bar.name],
          cells: [
            at(bar, 'low', bar.lowAt),
            money(bar.low),
            at(bar, 'high', bar.highAt),
            money(bar.high),
            bar.breakEven === null ? 'never' : at(bar, 'breakEven', bar.breakEven),
          ],
        })),
      }}
    >
      <Spans
        spans={bars.map((bar) => ({
          name: `${NAMES[bar.name]}: ${at(bar, 'low', bar.lowAt)} or ${at(bar, 'high', bar.highAt)}`,
          low: bar.low,
          high: bar.high,
        }))}
        middle={plan.npv}
        write={money}
      />
    </ChartFigure>
  )
}
