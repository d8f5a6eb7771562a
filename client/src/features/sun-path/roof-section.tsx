import type { FigureFormats } from '#shared/format/figures.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import { t } from '#shared/language/t.ts'
import { computeLoss, type PlaceAnalysis } from '#shared/solar/analyze-place.ts'
import { compassPoint, compassWords, DIRECTIONS } from '#shared/solar/compass.ts'
import { SYSTEM_YEARS } from '#shared/solar/photovoltaics.ts'
import { useFigures } from '../../home/figures.ts'
import { useRegion } from '../../home/region.ts'
import { CardSection } from '../../ui/card.tsx'
import { KeyFigure } from '../../ui/key-figure.tsx'
import { LiveNumberField } from '../../ui/number-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { type Roof, roofRange } from './place-inputs.ts'

/** Error of what systems make over many years, as NREL states it [%]. */
const PVWATTS_ERROR = 10

interface RoofSectionProps {
  /** The roof as entered. */
  readonly roof: Roof
  readonly onRoof: (roof: Roof) => void
  readonly analyzedRoof: Roof
  readonly analysis: PlaceAnalysis
  /** The analysis without obstacles. */
  readonly unshadedAnalysis: PlaceAnalysis
  readonly formulaResult: { readonly optimalAngle: number; readonly orientation: string }
}

export function RoofSection(props: RoofSectionProps) {
  const { roof, onRoof, analyzedRoof, analysis, unshadedAnalysis, formulaResult } = props
  const figures = useFigures()
  return (
    <CardSection heading={t('Your roof')} className="print:-order-1">
      <div className="grid gap-8 lg:grid-cols-2 print:block">
        <RoofFields roof={roof} onRoof={onRoof} />
        <div className="grid content-start gap-4">
          <YearlyOutput roof={analyzedRoof} analysis={analysis} />
          <p>{compareWithBest(analyzedRoof, analysis, figures).join(' ')}</p>
          <p>{compareWithFormula(unshadedAnalysis, formulaResult, analysis !== unshadedAnalysis, figures)}</p>
        </div>
      </div>
    </CardSection>
  )
}

function RoofFields({ roof, onRoof }: Pick<RoofSectionProps, 'roof' | 'onRoof'>) {
  const region = useRegion()
  const isNamedDirection = DIRECTIONS.includes(roof.azimuth % 360)
  return (
    <div className="grid content-start gap-5 print:hidden">
      <p className="text-soft">
        {t('We start with the slope and direction of the formula. Enter those of your roof.')}
      </p>
      <LiveNumberField
        label={t('Roof slope (°)')}
        hint={t('0 is flat, 90 is a wall.')}
        name={t('Roof slope')}
        unit="°"
        range={roofRange.tilt}
        region={region}
        value={roof.tilt}
        onValue={(tilt) => onRoof({ ...roof, tilt })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={t('Direction the roof faces')}
          value={isNamedDirection ? roof.azimuth % 360 : 'between'}
          onChange={({ target }) => onRoof({ ...roof, azimuth: Number(target.value) })}
        >
          {DIRECTIONS.map((azimuth) => (
            <option key={azimuth} value={azimuth}>
              {compassPoint(azimuth)} ({compassWords(azimuth)})
            </option>
          ))}
          {!isNamedDirection && (
            <option value="between" disabled>
              {compassPoint(roof.azimuth)}, {roof.azimuth}°
            </option>
          )}
        </SelectField>
        <LiveNumberField
          label={t('Direction (° from north, clockwise)')}
          name={t('Direction')}
          unit="°"
          range={roofRange.azimuth}
          region={region}
          value={roof.azimuth}
          onValue={(azimuth) => onRoof({ ...roof, azimuth })}
        />
      </div>
      <p className="-mt-3 text-sm text-soft">{t('90° is east, 180° is south, 270° is west.')}</p>
      <LiveNumberField
        label={t('System size (kWp)')}
        hint={t('The peak power of all panels together. The label on a panel gives its watts.')}
        name={t('System size')}
        // The unit without a number.
        unit={t('{number}\u00A0kWp', { number: '' })}
        range={roofRange.peakPower}
        region={region}
        value={roof.peakPower}
        onValue={(peakPower) => onRoof({ ...roof, peakPower })}
      />
    </div>
  )
}

/** Energy is rounded to the precision of the model. */
export const formatKwh = (value: number, { upTo }: FigureFormats) =>
  upTo(value >= 1000 ? Math.round(value / 10) * 10 : value, value >= 10 ? 0 : 1)

function YearlyOutput({ roof, analysis }: { roof: Roof; analysis: PlaceAnalysis }) {
  const region = useRegion()
  const { p90, p50, p10 } = analysis.roofYield
  const { singleYear } = analysis
  const figures = useFigures()
  const { upTo, percent } = figures
  const withUnit = (kwh: number) => `${formatKwh(kwh, figures)}\u00a0kWh`
  return (
    <div>
      <div role="status">
        <h3 className="text-base font-semibold text-soft">{t('Yearly output')}</h3>
        <p>
          <KeyFigure value={formatKwh(p50, figures)} unit="kWh" size="large" />
        </p>
        <p className="text-lg font-semibold">
          {t(
            'The average over {n, plural, one {# year} other {# years}}. We put the chance that you get between {low} and {high} a year at about 8 in 10.',
            { n: SYSTEM_YEARS, low: withUnit(p90), high: withUnit(p10) },
          )}
        </p>
        <p>
          {t('8 in 10 years are between {low} and {high}.', {
            low: withUnit(singleYear.p90),
            high: withUnit(singleYear.p10),
          })}
        </p>
      </div>
      <p className="mt-1 text-soft">
        {t('{power} at {slope}, facing {direction}: {output} from each kWp, with {sunshine} of sunshine per m².', {
          power: formatFigure(roof.peakPower, 'kWp', region),
          slope: `${upTo(roof.tilt, 1)}°`,
          direction: compassWords(roof.azimuth),
          output: `${upTo(analysis.roof.yield, 0)}\u00a0kWh`,
          sunshine: `${upTo(analysis.roof.irradiation, 0)}\u00a0kWh`,
        })}{' '}
        {t(
          'The range covers the climate figures, our model and the weather of each year. Our method follows PVWatts from NREL, which is accurate to about ±{error} over many years.',
          { error: percent(PVWATTS_ERROR) },
        )}
      </p>
    </div>
  )
}

/** Each comparison is one sentence. */
function compareWithBest({ azimuth }: Roof, { roof, best }: PlaceAnalysis, { percent }: FigureFormats): string[] {
  if (best.yield <= 0) return [t('No roof makes electricity here.')]
  return [
    roof.loss < 0.005
      ? t('Your roof makes as much as the best roof, to within {margin}.', { margin: percent(0.5) })
      : t('Your roof loses {share} compared with the best roof.', { share: formatLoss(roof.loss, percent) }),
    best.tilt === 0
      ? t('The best roof here lies flat.')
      : t('The best roof here has a slope of {slope} and faces {direction} ({azimuth}).', {
          slope: `${best.tilt}°`,
          direction: compassWords(best.azimuth),
          azimuth: `${best.azimuth}°`,
        }),
    ...(roof.loss >= 0.005 && Math.abs(azimuth - best.azimuth) < 1 ? [t('Only the slope differs.')] : []),
  ]
}

const formatLoss = (share: number, percent: FigureFormats['percent']) => percent(share * 100, share < 0.1 ? 1 : 0)

/** Loss from following the simple formula. Without obstacles, which the formula does not know. */
function compareWithFormula(
  open: PlaceAnalysis,
  { optimalAngle, orientation }: RoofSectionProps['formulaResult'],
  isShaded: boolean,
  { percent }: FigureFormats,
): string {
  const azimuth = orientation === 'South' ? 180 : 0
  const loss = computeLoss(open, { tilt: optimalAngle, azimuth })
  const values = {
    shade: isShaded ? 'ignored' : 'none',
    slope: `${optimalAngle}°`,
    direction: compassWords(azimuth),
    best: `${open.best.tilt}°`,
  }
  return loss < 0.01
    ? t(
        '{shade, select, ignored {Without shade, the formula’s slope of {slope} facing {direction} makes as much as our best slope of {best}, to within {margin}.} other {The formula’s slope of {slope} facing {direction} makes as much as our best slope of {best}, to within {margin}.}} A few degrees make little difference.',
        { ...values, margin: percent(1) },
      )
    : t(
        '{shade, select, ignored {Without shade, the formula’s slope of {slope} facing {direction} makes {share} less than our best slope of {best}.} other {The formula’s slope of {slope} facing {direction} makes {share} less than our best slope of {best}.}}',
        { ...values, share: formatLoss(loss, percent) },
      )
}
