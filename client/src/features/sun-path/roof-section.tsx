import type { FigureFormats } from '#shared/format/figures.ts'
import { computeLoss, type PlaceAnalysis } from '#shared/solar/analyze-place.ts'
import { compassPoint, compassWords, DIRECTIONS } from '#shared/solar/compass.ts'
import { SYSTEM_YEARS } from '#shared/solar/yield-range.ts'
import { useFigures } from '../../state/figures.ts'
import { useRegion } from '../../state/region.ts'
import { CardSection } from '../../ui/card.tsx'
import { KeyFigure } from '../../ui/key-figure.tsx'
import { LiveNumberField } from '../../ui/number-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { type Roof, roofRange } from './roof.ts'

interface RoofSectionProps {
  /** As entered. */
  readonly roof: Roof
  readonly onRoof: (roof: Roof) => void
  readonly analyzedRoof: Roof
  readonly analysis: PlaceAnalysis
  /** The analysis without obstacles. */
  readonly unshadedAnalysis: PlaceAnalysis
  readonly formulaResult: { readonly optimalAngle: number; readonly orientation: string }
}

export function RoofSection({
  roof,
  onRoof,
  analyzedRoof,
  analysis,
  unshadedAnalysis,
  formulaResult,
}: RoofSectionProps) {
  const figures = useFigures()
  return (
    <CardSection heading="Your roof" className="print:-order-1">
      <div className="grid gap-8 lg:grid-cols-2 print:block">
        <RoofFields roof={roof} onRoof={onRoof} />
        <div className="grid content-start gap-4">
          <YearlyYield roof={analyzedRoof} analysis={analysis} />
          <p>{compareWithBest(analyzedRoof, analysis, figures)}</p>
          <p>{compareWithFormula(unshadedAnalysis, formulaResult, analysis !== unshadedAnalysis, figures)}</p>
        </div>
      </div>
    </CardSection>
  )
}

function RoofFields({ roof, onRoof }: Pick<RoofSectionProps, 'roof' | 'onRoof'>) {
  const region = useRegion()
  const isNamedDirection = DIRECTIONS.some(({ azimuth }) => azimuth === roof.azimuth % 360)
  return (
    <div className="grid content-start gap-5 print:hidden">
      <p className="text-soft">It begins with the formula’s tilt and direction. Put in your own.</p>
      <LiveNumberField
        label="Tilt (°)"
        hint="0 is flat, 90 a wall."
        name="Tilt"
        unit="°"
        range={roofRange.tilt}
        region={region}
        value={roof.tilt}
        onValue={(tilt) => onRoof({ ...roof, tilt })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="It faces"
          value={isNamedDirection ? roof.azimuth % 360 : 'between'}
          onChange={({ target }) => onRoof({ ...roof, azimuth: Number(target.value) })}
        >
          {DIRECTIONS.map(({ wind, azimuth, words }) => (
            <option key={wind} value={azimuth}>
              {words.charAt(0).toUpperCase() + words.slice(1)} ({wind})
            </option>
          ))}
          {!isNamedDirection && (
            <option value="between" disabled>
              {compassPoint(roof.azimuth)}, {roof.azimuth}°
            </option>
          )}
        </SelectField>
        <LiveNumberField
          label="Azimuth (°)"
          name="Azimuth"
          unit="°"
          range={roofRange.azimuth}
          region={region}
          value={roof.azimuth}
          onValue={(azimuth) => onRoof({ ...roof, azimuth })}
        />
      </div>
      <p className="-mt-3 text-sm text-soft">From north, clockwise: 90° is east, 180° south, 270° west.</p>
      <LiveNumberField
        label="System size (kWp)"
        hint="The power on the modules’ label, all of them together."
        name="System size"
        unit=" kWp"
        range={roofRange.peakPower}
        region={region}
        value={roof.peakPower}
        onValue={(peakPower) => onRoof({ ...roof, peakPower })}
      />
    </div>
  )
}

/** Rounded to the precision of the model. */
export const formatKwhWithUnit = (value: number, { upTo }: FigureFormats) =>
  `${upTo(value >= 1000 ? Math.round(value / 10) * 10 : value, value >= 10 ? 0 : 1)} kWh`

function YearlyYield({ roof, analysis }: { roof: Roof; analysis: PlaceAnalysis }) {
  const { p90, p50, p10 } = analysis.roofYield
  const { singleYear } = analysis
  const figures = useFigures()
  const { upTo } = figures
  const formatYield = (value: number) => formatKwhWithUnit(value, figures)
  return (
    <div>
      <div role="status">
        <h3 className="text-base font-semibold text-soft">Yearly yield</h3>
        <p>
          <KeyFigure value={formatYield(p50).replace(' kWh', '')} unit="kWh" size="large" />
        </p>
        <p className="text-lg font-semibold">
          On average over {SYSTEM_YEARS} years; in 8 of 10 cases between {formatYield(p90)} and {formatYield(p10)} (P90
          and P10).
        </p>
        <p>
          A single year: between {formatYield(singleYear.p90)} and {formatYield(singleYear.p10)}.
        </p>
      </div>
      <p className="mt-1 text-soft">
        {upTo(roof.peakPower, 2)} kWp at {upTo(roof.tilt, 1)}°, facing {compassWords(roof.azimuth)}:{' '}
        {upTo(analysis.roof.yield, 0)} kWh per kWp, from {upTo(analysis.roof.irradiation, 0)} kWh of sun on each square
        metre. The range covers the climate figures, the model and the weather of the years; NREL’s PVWatts, whose
        method it follows, is itself known to hold within ±10 % of what systems yield over many years.
      </p>
    </div>
  )
}

function compareWithBest({ azimuth }: Roof, { roof, best }: PlaceAnalysis, figures: FigureFormats): string {
  const bestPlane =
    best.tilt === 0 ? 'lying flat' : `tilted ${best.tilt}°, facing ${compassWords(best.azimuth)} (${best.azimuth}°)`
  if (best.yield <= 0) return 'No plane yields anything here.'
  if (roof.loss < 0.005) return `Your roof yields as much as the best there is, to half a percent: ${bestPlane}.`
  return `Your roof loses ${formatPercent(roof.loss, figures)} against the best, which is ${bestPlane}.${
    Math.abs(azimuth - best.azimuth) < 1 ? ' Only the tilt differs.' : ''
  }`
}

const formatPercent = (share: number, { upTo, decimals }: FigureFormats) =>
  `${share < 0.1 ? decimals(share * 100, 1) : upTo(share * 100, 0)} %`

/** Loss from following the simple formula. Without obstacles, which the formula does not know. */
function compareWithFormula(
  open: PlaceAnalysis,
  { optimalAngle, orientation }: RoofSectionProps['formulaResult'],
  isShaded: boolean,
  figures: FigureFormats,
): string {
  const loss = computeLoss(open, { tilt: optimalAngle, azimuth: orientation === 'South' ? 180 : 0 })
  const comparisonText = `${isShaded ? 'Under an open sky, the' : 'The'} formula’s ${optimalAngle}° ${orientation.toLowerCase()} against the model’s best of ${open.best.tilt}°`
  return loss < 0.01
    ? `${comparisonText}: the yield is within 1 % of it. A few degrees hardly matter.`
    : `${comparisonText}: it gives away ${formatPercent(loss, figures)} of the yield here.`
}
