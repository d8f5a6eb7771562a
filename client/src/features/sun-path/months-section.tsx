import { useState } from 'react'
import type { FigureFormats } from '#shared/format/figures.ts'
import { MONTH_NAMES } from '#shared/format/time.ts'
import type { AnalysisMonth, PlaceAnalysis } from '#shared/solar/analyze-place.ts'
import { useFigures } from '../../state/figures.ts'
import { CardSection } from '../../ui/card.tsx'
import { Legend, LegendItem } from '../../ui/chart/legend.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { FigureTable } from '../../ui/table.tsx'
import { LineMark, MonthChart, type MonthLine } from './month-chart.tsx'
import type { Roof } from './roof.ts'
import { formatKwhWithUnit } from './roof-section.tsx'

export function MonthsSection({ analysis, roof }: { analysis: PlaceAnalysis; roof: Roof }) {
  const [shown, setShown] = useState<'sun' | 'yield'>('sun')
  const { months, best } = analysis
  const figures = useFigures()
  const { upTo } = figures
  return (
    <CardSection
      heading="Month by month"
      className="months"
      actions={
        <SegmentedControl label="Show" value={shown} onValue={setShown} options={{ sun: 'Sun', yield: 'Yield' }} />
      }
    >
      {shown === 'sun' ? (
        <>
          <MonthChart
            label={`Irradiation by month. ${describeExtremes(months, ({ roof: value }) => value, 'kWh/m² on your roof', figures)}`}
            unit="kWh/m² a month"
            bars={months.map(({ roof: value }) => value)}
            lines={[
              { name: 'horizontal', values: months.map(({ horizontal }) => horizontal) },
              { name: 'best', values: months.map(({ best: value }) => value) },
            ]}
          />
          <Legend>
            <LegendBar words={`Your roof, ${upTo(roof.tilt, 1)}°`} />
            <LegendLine name="horizontal" words="Level ground" />
            <LegendLine name="best" words={`Best tilt, ${best.tilt}°`} />
          </Legend>
        </>
      ) : (
        <>
          <MonthChart
            label={`Yield by month. ${describeExtremes(months, ({ roofYield }) => roofYield.p50, 'kWh', figures)}`}
            unit="kWh a month"
            bars={months.map(({ roofYield }) => roofYield.p50)}
            ranges={months.map(({ roofYield }) => roofYield)}
          />
          <Legend>
            <LegendBar words={`Your roof, ${upTo(roof.peakPower, 2)} kWp`} />
            <LegendItem viewBox="-8 -12 16 24" sample={<path className="month-range" d="M0 -9V9M-5 -9h10M-5 9h10" />}>
              8 of 10 single months lie in here (P90 to P10)
            </LegendItem>
          </Legend>
        </>
      )}
      <Disclosure title="The months as a table" className="mt-5">
        <MonthTable analysis={analysis} />
      </Disclosure>
    </CardSection>
  )
}

function LegendBar({ words }: { words: string }) {
  return (
    <LegendItem viewBox="0 0 20 20" sample={<rect className="month-bar" x={3} y={2} width={14} height={17} rx={3} />}>
      {words}
    </LegendItem>
  )
}

function LegendLine({ name, words }: { name: MonthLine['name']; words: string }) {
  return (
    <LegendItem
      size="w-11"
      viewBox="0 0 44 14"
      sample={
        <>
          <path className={`month-line month-line-${name}`} d="M1 7H43" />
          <LineMark name={name} x={22} y={7} />
        </>
      }
    >
      {words}
    </LegendItem>
  )
}

/** Text alternative of the chart. */
function describeExtremes(
  months: readonly AnalysisMonth[],
  figureOf: (month: AnalysisMonth) => number,
  unit: string,
  { upTo }: FigureFormats,
) {
  const sorted = [...months].sort((a, b) => figureOf(a) - figureOf(b))
  const describeMonth = (month: AnalysisMonth | undefined) =>
    month ? `${upTo(figureOf(month), 0)} ${unit} in ${MONTH_NAMES[month.month]}` : ''
  return `Least ${describeMonth(sorted[0])}, most ${describeMonth(sorted.at(-1))}.`
}

function MonthTable({ analysis: { months, horizontal, roof, best, singleYear } }: { analysis: PlaceAnalysis }) {
  const figures = useFigures()
  const formatIrradiation = (value: number) => figures.upTo(value, 0)
  const formatKwh = (value: number) => formatKwhWithUnit(value, figures).replace(' kWh', '')
  return (
    <FigureTable
      label="The months as a table"
      caption="Sun in kWh/m² and yield of your system in kWh. A single month or year lies between P90 and P10 in 8 of 10 cases."
      columns={['Month', 'Level ground', 'Your roof', 'Best tilt', 'Yield', 'P90 to P10']}
      rows={months.map((month) => [
        MONTH_NAMES[month.month],
        formatIrradiation(month.horizontal),
        formatIrradiation(month.roof),
        formatIrradiation(month.best),
        formatIrradiation(month.roofYield.p50),
        `${formatIrradiation(month.roofYield.p90)} to ${formatIrradiation(month.roofYield.p10)}`,
      ])}
      foot={[
        'Year',
        formatIrradiation(horizontal),
        formatIrradiation(roof.irradiation),
        formatIrradiation(best.irradiation),
        formatKwh(singleYear.p50),
        `${formatKwh(singleYear.p90)} to ${formatKwh(singleYear.p10)}`,
      ]}
    />
  )
}
