import { formatPrice } from '#shared/format/money.ts'
import { formatShare } from '#shared/format/number.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import { t } from '#shared/language/t.ts'
import type { Plan } from '#shared/plan/plan.ts'
import type { SensitivityBar, SensitivityVariable } from '#shared/plan/plan-sensitivity.ts'
import type { Region } from '#shared/region.ts'
import { RangeBarChart } from '../../../ui/chart/bar-charts.tsx'
import { ChartFigure } from '../../../ui/chart/chart.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { tRich } from '../../../ui/rich-message.tsx'

interface TornadoChartProps {
  readonly bars: readonly SensitivityBar[]
  readonly plan: Plan
  readonly region: Region
}

/** The bars come with the widest first. */
const BARS_IN_WORDS = 3

const NAMES: Readonly<Record<SensitivityVariable, () => string>> = {
  price: () => t('Electricity price'),
  rise: () => t('Electricity price rise'),
  exportPrice: () => t('Export rate'),
  yield: () => t('Output of the panels'),
  shape: () => t('When you use electricity'),
  cost: () => t('System price'),
}

/** One-at-a-time sensitivity of the net present value. */
export default function TornadoChart({ bars, plan, region }: TornadoChartProps) {
  const money = (value: number) => formatFigure(value, 'money', region)
  /** The end is in the variable's own unit if it has one, otherwise a share of the base case. */
  const formatEnd = ({ name, quantity }: SensitivityBar, end: 'low' | 'high' | 'breakEven', factor: number) => {
    const value = quantity?.[end]
    if (quantity && value !== null && value !== undefined) {
      return quantity.unit === 'money/kWh' ? formatPrice(value, region) : formatFigure(value, quantity.unit, region)
    }
    if (name === 'shape') return factor < 0 ? t('less in daylight') : t('more in daylight')
    return formatShare(factor, region)
  }
  return (
    <>
      <ul className="mb-1 grid gap-2 text-note leading-snug">
        {bars.slice(0, BARS_IN_WORDS).map((bar) => (
          <li key={bar.name}>
            {tRich('<b>{variable}</b>, {from} or {to}: lifetime gain of {low} or {high}.', {
              variable: NAMES[bar.name](),
              from: formatEnd(bar, 'low', bar.lowAt),
              to: formatEnd(bar, 'high', bar.highAt),
              low: money(bar.low),
              high: money(bar.high),
              b: (text) => <strong>{text}</strong>,
            })}
          </li>
        ))}
      </ul>
      <Disclosure title={t('All of them as bars')} isPlain className="print:hidden">
        <ChartFigure
          title={t(
            '{result, select, loss {Lifetime loss: {amount} in our estimate} other {Lifetime gain: {amount} in our estimate}}',
            { result: plan.npv < 0 ? 'loss' : 'gain', amount: money(Math.abs(plan.npv)) },
          )}
          summary={t(
            'Each bar changes one thing and keeps the others. If a bar crosses zero, that one thing decides whether solar pays.',
          )}
          table={{
            columns: [t('What changes'), t('Low'), t('Gain if low'), t('High'), t('Gain if high'), t('Break-even at')],
            rows: bars.map((bar) => [
              NAMES[bar.name](),
              formatEnd(bar, 'low', bar.lowAt),
              money(bar.low),
              formatEnd(bar, 'high', bar.highAt),
              money(bar.high),
              bar.breakEven === null ? t('never') : formatEnd(bar, 'breakEven', bar.breakEven),
            ]),
          }}
        >
          <RangeBarChart
            spans={bars.map((bar) => ({
              name: t('{variable}: {low} or {high}', {
                variable: NAMES[bar.name](),
                low: formatEnd(bar, 'low', bar.lowAt),
                high: formatEnd(bar, 'high', bar.highAt),
              }),
              low: bar.low,
              high: bar.high,
            }))}
            base={plan.npv}
            formatValue={money}
          />
        </ChartFigure>
      </Disclosure>
    </>
  )
}
