import { formatPrice } from '#shared/format/money.ts'
import { formatShare } from '#shared/format/number.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import type { Plan } from '#shared/home/plan/plan.ts'
import type { SensitivityBar, SensitivityVariable } from '#shared/home/plan/plan-sensitivity.ts'
import type { Region } from '#shared/region.ts'
import { ChartFigure } from '../../../ui/chart/chart-figure.tsx'
import { RangeBarChart } from '../../../ui/chart/range-bar-chart.tsx'

interface TornadoChartProps {
  readonly bars: readonly SensitivityBar[]
  readonly plan: Plan
  readonly region: Region
}

const NAMES: Readonly<Record<SensitivityVariable, string>> = {
  price: 'Price of electricity',
  rise: 'Rise of that price',
  exportPrice: 'Pay for what is sold',
  yield: 'Yield of the panels',
  shape: 'When the home uses electricity',
  cost: 'Price of the system',
}

/** One-at-a-time sensitivity of the net present value. */
export default function TornadoChart({ bars, plan, region }: TornadoChartProps) {
  const money = (value: number) => formatFigure(value, 'money', region)
  /** In the variable's own unit if it has one, otherwise as a share of the base case. */
  const formatEnd = ({ name, quantity }: SensitivityBar, end: 'low' | 'high' | 'breakEven', factor: number) => {
    const value = quantity?.[end]
    if (quantity && value !== null && value !== undefined) {
      return quantity.unit === 'money/kWh' ? formatPrice(value, region) : formatFigure(value, quantity.unit, region)
    }
    if (name === 'shape') return factor < 0 ? 'less in the sun' : 'more in the sun'
    return formatShare(factor, region)
  }
  return (
    <ChartFigure
      title={`Value today, ${money(plan.npv)} as reckoned`}
      summary="Each line changes one thing and leaves the others. Where a bar crosses nothing, that alone decides."
      table={{
        columns: ['What changes', 'Lower', 'Value then', 'Higher', 'Value then', 'Comes out at nothing at'],
        rows: bars.map((bar) => [
          NAMES[bar.name],
          formatEnd(bar, 'low', bar.lowAt),
          money(bar.low),
          formatEnd(bar, 'high', bar.highAt),
          money(bar.high),
          bar.breakEven === null ? 'never' : formatEnd(bar, 'breakEven', bar.breakEven),
        ]),
      }}
    >
      <RangeBarChart
        spans={bars.map((bar) => ({
          name: `${NAMES[bar.name]}: ${formatEnd(bar, 'low', bar.lowAt)} or ${formatEnd(bar, 'high', bar.highAt)}`,
          low: bar.low,
          high: bar.high,
        }))}
        base={plan.npv}
        formatValue={money}
      />
    </ChartFigure>
  )
}
