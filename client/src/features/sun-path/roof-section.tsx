import type { Figures } from '#shared/calculators/figures.ts'
import { lossOf, type PlaceAnalysis } from '#shared/solar/analyse-place.ts'
import { compassPoint, compassWords, DIRECTIONS } from '#shared/solar/compass.ts'
import { SYSTEM_YEARS } from '#shared/solar/yield-range.ts'
import { useFigures } from '../../state/figures.ts'
import { useRegion } from '../../state/region.ts'
import { CardSection } from '../../ui/card.tsx'
import { Figure } from '../../ui/figure.tsx'
import { LiveNumberField } from '../../ui/number-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { type Roof, roofRange } from './roof.ts'

interface RoofSectionProps {
  /** As typed. */
  readonly roof: Roof
  readonly onRoof: (roof: Roof) => void
  /** What the analysis was made from. */
  readonly counted: Roof
  readonly analysis: PlaceAnalysis
  /** The same without obstacles. */
  readonly open: PlaceAnalysis
  /** The simple formula's answer. */
  readonly simple: { readonly optimalAngle: number; readonly orientation: string }
}

/** The user's roof, and what a system on it yields in a year. */
export function RoofSection({ roof, onRoof, counted, analysis, open, simple }: RoofSectionProps) {
  const figures = useFigures()
  return (
    <CardSection heading="Your roof" className="print:-order-1">
      <div className="grid gap-8 lg:grid-cols-2 print:block">
        <RoofFields roof={roof} onRoof={onRoof} />
        <div className="grid content-start gap-4">
          <YearlyYield roof={counted} analysis={analysis} />
          <p>{comparison(counted, analysis, figures)}</p>
          <p>{formulaTilt(open, simple, analysis !== open, figures)}</p>
        </div>
      </div>
    </CardSection>
  )
}

function RoofFields({ roof, onRoof }: Pick<RoofSectionProps, 'roof' | 'onRoof'>) {
  const region = useRegion()
  const named = DIRECTIONS.some(({ azimuth }) => azimuth === roof.azimuth % 360)
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
          value={named ? roof.azimuth % 360 : 'between'}
          onChange={({ target }) => onRoof({ ...roof, azimuth: Number(target.value) })}
        >
          {DIRECTIONS.map(({ wind, azimuth, words }) => (
            <option key={wind} value={azimuth}>
              {words.charAt(0).toUpperCase() + words.slice(1)} ({wind})
            </option>
          ))}
          {!named && (
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

/** Yields are known to two or three figures; more would be false. */
export const kilowattHours = (value: number, { atMost }: Figures) =>
  `${atMost(value >= 1000 ? Math.round(value / 10) * 10 : value, value >= 10 ? 0 : 1)} kWh`

function YearlyYield({ roof, analysis }: { roof: Roof; analysis: PlaceAnalysis }) {
  const { p90, p50, p10 } = analysis.roofYield
  const { singleYear } = analysis
  const figures = useFigures()
  const { atMost } = figures
  const kwh = (value: number) => kilowattHours(value, figures)
  return (
    <div>
      <div role="status">
        <h3 className="text-base font-semibold text-soft">Yearly yield</h3>
        <p>
          <Figure value={kwh(p50).replace(' kWh', '')} unit="kWh" size="large" />
        </p>
        <p className="text-lg font-semibold">
          On average over {SYSTEM_YEARS} years; in 8 of 10 cases between {kwh(p90)} and {kwh(p10)} (P90 and P10).
        </p>
        <p>
          A single year: between {kwh(singleYear.p90)} and {kwh(singleYear.p10)}.
        </p>
      </div>
      <p className="mt-1 text-soft">
        {atMost(roof.peakPower, 2)} kWp at {atMost(roof.tilt, 1)}°, facing {compassWords(roof.azimuth)}:{' '}
        {atMost(analysis.roof.yield, 0)} kWh per kWp, from {atMost(analysis.roof.irradiation, 0)} kWh of sun on each
        square metre. The range covers the climate figures, the model and the weather of the years; NREL’s PVWatts,
        whose method it follows, is itself known to hold within ±10 % of what systems yield over many years.
      </p>
    </div>
  )
}

function comparison({ azimuth }: Roof, { roof, best }: PlaceAnalysis, figures: Figures): string {
  const ideal =
    best.tilt === 0 ? 'lying flat' : `tilted ${best.tilt}°, facing ${compassWords(best.azimuth)} (${best.azimuth}°)`
  if (best.yield <= 0) return 'No plane yields anything here.'
  if (roof.loss < 0.005) return `Your roof yields as much as the best there is, to half a percent: ${ideal}.`
  return `Your roof loses ${percent(roof.loss, figures)} against the best, which is ${ideal}.${
    Math.abs(azimuth - best.azimuth) < 1 ? ' Only the tilt differs.' : ''
  }`
}

const percent = (share: number, { atMost, decimals }: Figures) =>
  `${share < 0.1 ? decimals(share * 100, 1) : atMost(share * 100, 0)} %`

/** What following the simple formula costs. Over an open horizon, which is all the formula knows. */
function formulaTilt(
  open: PlaceAnalysis,
  { optimalAngle, orientation }: RoofSectionProps['simple'],
  shaded: boolean,
  figures: Figures,
): string {
  const loss = lossOf(open, { tilt: optimalAngle, azimuth: orientation === 'South' ? 180 : 0 })
  const met = `${shaded ? 'Under an open sky, the' : 'The'} formula’s ${optimalAngle}° ${orientation.toLowerCase()} against the model’s best of ${open.best.tilt}°`
  return loss < 0.01
    ? `${met}: the yield is within 1 % of it. A few degrees hardly matter.`
    : `${met}: it gives away ${percent(loss, figures)} of the yield here.`
}
