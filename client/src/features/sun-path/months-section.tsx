import { scaleBand, scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { useState } from 'react'
import type { FigureFormats } from '#shared/format/figures.ts'
import { monthNames } from '#shared/format/time.ts'
import { t } from '#shared/language/t.ts'
import type { AnalysisMonth, PlaceAnalysis } from '#shared/solar/analyze-place.ts'
import type { YieldRange } from '#shared/solar/yield-range.ts'
import { useFigures } from '../../home/figures.ts'
import { CardSection } from '../../ui/card.tsx'
import { Axis, Chart, ChartText, Legend, LegendItem, useElementWidth } from '../../ui/chart/chart.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { FigureTable } from '../../ui/table.tsx'
import type { Roof } from './place-inputs.ts'
import { formatKwh } from './roof-section.tsx'

export function MonthsSection({ analysis, roof }: { analysis: PlaceAnalysis; roof: Roof }) {
  const [shown, setShown] = useState<'sun' | 'yield'>('sun')
  const { months, best } = analysis
  const figures = useFigures()
  const { upTo } = figures
  return (
    <CardSection
      heading={t('Month by month')}
      className="months"
      actions={
        <SegmentedControl
          label={t('Show')}
          value={shown}
          onValue={setShown}
          options={{ sun: t('Sunshine'), yield: t('Output') }}
        />
      }
    >
      {shown === 'sun' ? (
        <>
          <MonthChart
            label={t(
              'Sunshine on your roof by month. Most in {mostMonth}: {most} kWh per m². Least in {leastMonth}: {least} kWh per m².',
              extremes(months, ({ roof: value }) => value, figures),
            )}
            unit={t('kWh per m² a month')}
            bars={months.map(({ roof: value }) => value)}
            lines={[
              { name: 'horizontal', values: months.map(({ horizontal }) => horizontal) },
              { name: 'best', values: months.map(({ best: value }) => value) },
            ]}
          />
          <Legend>
            <LegendBar label={t('Your roof, {slope}', { slope: `${upTo(roof.tilt, 1)}°` })} />
            <LegendLine name="horizontal" label={t('Level ground')} />
            <LegendLine name="best" label={t('Best slope, {slope}', { slope: `${best.tilt}°` })} />
          </Legend>
        </>
      ) : (
        <>
          <MonthChart
            label={t(
              'Output of your system by month. Most in {mostMonth}: {most} kWh. Least in {leastMonth}: {least} kWh.',
              extremes(months, ({ roofYield }) => roofYield.p50, figures),
            )}
            unit={t('kWh a month')}
            bars={months.map(({ roofYield }) => roofYield.p50)}
            ranges={months.map(({ roofYield }) => roofYield)}
          />
          <Legend>
            <LegendBar label={t('Your roof, {power}', { power: `${upTo(roof.peakPower, 2)}\u00a0kWp` })} />
            <LegendItem viewBox="-8 -12 16 24" sample={<path className={RANGE} d="M0 -9V9M-5 -9h10M-5 9h10" />}>
              {t('8 in 10 months are in this range')}
            </LegendItem>
          </Legend>
        </>
      )}
      <Disclosure title={t('Table of the months')} className="mt-5">
        <MonthTable analysis={analysis} />
      </Disclosure>
    </CardSection>
  )
}

const LegendBar = ({ label }: { label: string }) => (
  <LegendItem viewBox="0 0 20 20" sample={<rect className={BAR} x={3} y={2} width={14} height={17} rx={3} />}>
    {label}
  </LegendItem>
)

const LegendLine = ({ name, label }: { name: MonthLine['name']; label: string }) => (
  <LegendItem
    size="w-11"
    viewBox="0 0 44 14"
    sample={
      <>
        <path className={LINES[name]} d="M1 7H43" />
        <LineMark name={name} x={22} y={7} />
      </>
    }
  >
    {label}
  </LegendItem>
)

/** Values for the text alternative of a chart. */
function extremes(
  months: readonly AnalysisMonth[],
  figureOf: (month: AnalysisMonth) => number,
  { upTo }: FigureFormats,
) {
  const sorted = [...months].sort((a, b) => figureOf(a) - figureOf(b))
  const [least, most] = [sorted[0], sorted.at(-1)] as [AnalysisMonth, AnalysisMonth]
  return {
    leastMonth: monthNames()[least.month] as string,
    least: upTo(figureOf(least), 0),
    mostMonth: monthNames()[most.month] as string,
    most: upTo(figureOf(most), 0),
  }
}

function MonthTable({ analysis: { months, horizontal, roof, best, singleYear } }: { analysis: PlaceAnalysis }) {
  const figures = useFigures()
  const formatIrradiation = (value: number) => figures.upTo(value, 0)
  const formatRange = (low: string, high: string) => t('{low} to {high}', { low, high })
  return (
    <FigureTable
      label={t('Table of the months')}
      caption={t(
        'Sunshine in kWh per m², output of your system in kWh. The last column is the range of 8 in 10 months or years.',
      )}
      columns={[t('Month'), t('Level ground'), t('Your roof'), t('Best slope'), t('Output'), t('8 in 10')]}
      rows={months.map((month) => [
        monthNames()[month.month],
        formatIrradiation(month.horizontal),
        formatIrradiation(month.roof),
        formatIrradiation(month.best),
        formatIrradiation(month.roofYield.p50),
        formatRange(formatIrradiation(month.roofYield.p90), formatIrradiation(month.roofYield.p10)),
      ])}
      foot={[
        t('Year'),
        formatIrradiation(horizontal),
        formatIrradiation(roof.irradiation),
        formatIrradiation(best.irradiation),
        formatKwh(singleYear.p50, figures),
        formatRange(formatKwh(singleYear.p90, figures), formatKwh(singleYear.p10, figures)),
      ]}
    />
  )
}

const BAR = 'fill-[light-dark(#f5b84a,#c98a1b)] stroke-[light-dark(#8a4b00,#ffc668)]'
const RANGE = 'fill-none stroke-ink [stroke-width:1.75]'
const LINES = {
  horizontal: 'fill-none stroke-brand [stroke-width:2] [stroke-dasharray:6_4]',
  best: 'fill-none stroke-savings [stroke-width:2]',
}
const MARK = 'fill-surface [stroke-width:2]'

/** Line drawn over the bars. */
interface MonthLine {
  readonly name: keyof typeof LINES
  readonly values: readonly number[]
}

interface MonthChartProps {
  readonly label: string
  readonly unit: string
  readonly bars: readonly number[]
  /** Uncertainty of each bar. */
  readonly ranges?: readonly YieldRange[]
  readonly lines?: readonly MonthLine[]
}

const HEIGHT = 280
const MARGIN = { top: 28, right: 8, bottom: 28, left: 44 }
/** Smallest width for abbreviated month names [px]. */
const MIN_WIDTH_FOR_NAMES = 560

function MonthChart({ label, unit, bars, ranges, lines = [] }: MonthChartProps) {
  const { upTo } = useFigures()
  const [box, width] = useElementWidth<HTMLDivElement>()
  const highest = Math.max(
    1,
    ...bars,
    ...(ranges ?? []).map(({ p10 }) => p10),
    ...lines.flatMap(({ values }) => values),
  )
  const y = scaleLinear([0, highest], [HEIGHT - MARGIN.bottom, MARGIN.top]).nice(5)
  const x = scaleBand<number>([...bars.keys()], [MARGIN.left, width - MARGIN.right]).padding(0.28)
  const middle = (month: number) => (x(month) ?? 0) + x.bandwidth() / 2
  return (
    <div ref={box}>
      <Chart width={width} height={HEIGHT} role="img" aria-label={label}>
        <Axis
          y={y}
          ticks={5}
          left={MARGIN.left}
          right={width - MARGIN.right}
          unit={unit}
          formatValue={(value) => upTo(value, 1)}
        />
        {bars.map((value, month) => (
          <g key={monthNames()[month]}>
            <rect
              className={BAR}
              x={x(month)}
              width={x.bandwidth()}
              y={y(value)}
              height={y(0) - y(value)}
              rx={Math.min(4, x.bandwidth() / 4)}
            />
            <ChartText
              text={monthNames()[month]?.slice(0, width >= MIN_WIDTH_FOR_NAMES ? 3 : 1) ?? ''}
              x={middle(month)}
              y={HEIGHT - 9}
              anchor="middle"
            />
          </g>
        ))}
        {ranges?.map(({ p90, p10 }, month) => (
          <path
            key={monthNames()[month]}
            className={RANGE}
            d={`M${middle(month)} ${y(p90)}V${y(p10)}M${middle(month) - 4} ${y(p90)}h8M${middle(month) - 4} ${y(p10)}h8`}
          />
        ))}
        {lines.map(({ name, values }) => (
          <g key={name}>
            <path
              className={LINES[name]}
              d={
                line<number>()
                  .x((_, month) => middle(month))
                  .y((value) => y(value))
                  .digits(1)([...values]) ?? ''
              }
            />
            {values.map((value, month) => (
              <LineMark key={monthNames()[month]} name={name} x={middle(month)} y={y(value)} />
            ))}
          </g>
        ))}
      </Chart>
    </div>
  )
}

/** Marks differ in shape, so that color is not the only cue. */
function LineMark({ name, x, y }: { name: MonthLine['name']; x: number; y: number }) {
  return name === 'horizontal' ? (
    <circle className={`${MARK} stroke-brand`} cx={x} cy={y} r={3.5} />
  ) : (
    <path className={`${MARK} stroke-savings`} d={`M${x} ${y - 5}l5 5l-5 5l-5 -5Z`} />
  )
}
