import { formatFigure, formatPanels } from '#shared/format/quantity.ts'
import { t } from '#shared/language/t.ts'
import { LATER_CAR, type LaterHeatPump, type LaterLoad } from '#shared/plan/compare-later-load.ts'
import type { Region } from '#shared/region.ts'
import { useHome } from '../../../home/home.ts'
import { useCountryPreset, useHomeRegion } from '../../../home/home-region.ts'
import { FoldedSection } from '../../../ui/card.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { resultValue, usePlan } from '../../engine/plan-store.ts'
import { ReadingSource } from '../../fields/figure-source.tsx'
import { roundTo } from '../../words/verdict-sentence.ts'

/** Whether a larger system would pay once an electric car or a heat pump comes; for homes with a recommended system. */
export function LaterLoadsSection() {
  const { car, heatPump } = useHome(({ use }) => use)
  const pays = usePlan(({ recommendation }) => recommendation?.pays)
  const laterCar = usePlan(({ laterCar }) => laterCar)
  const laterHeatPump = resultValue(usePlan(({ laterHeatPump }) => laterHeatPump))
  const hasHeatPumpPart = !heatPump && Boolean(laterHeatPump)
  if (!pays || (car && !hasHeatPumpPart)) return null
  return (
    <FoldedSection heading={headingOf(!car, hasHeatPumpPart)} className="print:hidden">
      <div className="grid gap-2">
        {!car && <CarPart later={resultValue(laterCar)} />}
        {hasHeatPumpPart && laterHeatPump && <HeatPumpPart later={laterHeatPump} />}
      </div>
    </FoldedSection>
  )
}

function headingOf(hasCarPart: boolean, hasHeatPumpPart: boolean): string {
  if (!hasHeatPumpPart) return t('If you get an electric car')
  return hasCarPart ? t('Electric car or heat pump later') : t('If you get a heat pump')
}

function CarPart({ later }: { later: LaterLoad | null | undefined }) {
  const region = useHomeRegion()
  const sizes = later && formatSizes(later, region)
  return (
    <>
      <p role="status">
        {!sizes
          ? t('Working this out…')
          : sizes.pays
            ? t('With an electric car, {panels} would gain about {money} more than {today}.', sizes)
            : t('With an electric car, {today} would still be a good size.', sizes)}
      </p>
      <p className="text-note text-soft">
        {t('We count {distance} at {rate}, so {use}: typical of an electric car, with charging losses.', {
          distance: formatFigure(LATER_CAR.kmPerYear, 'km/year', region),
          rate: formatFigure(LATER_CAR.kwhPer100Km, 'kWh/100 km', region),
          use: formatFigure(LATER_CAR.kwhPerYear, 'kWh/year', region),
        })}
      </p>
      <p>
        <TextLink href="/plan/home#use.car">{t('Enter an electric car (My Home)')}</TextLink>
      </p>
    </>
  )
}

function HeatPumpPart({ later }: { later: LaterHeatPump }) {
  const region = useHomeRegion()
  const gas = useCountryPreset()?.heatingGas
  const sizes = later === 'ask' ? undefined : formatSizes(later, region)
  return (
    <>
      <p role="status">
        {!sizes
          ? t('For a heat pump, enter the fuel you burn now: we then work out the system with it.')
          : sizes.pays
            ? t('With a heat pump, {panels} would gain about {money} more than {today}.', sizes)
            : t('With a heat pump, {today} would still be a good size.', sizes)}
      </p>
      {later !== 'ask' && gas && (
        <div className="text-note text-soft">
          <p>
            {t('We count {gas} of gas for heating and hot water now, so {use} of electricity with a heat pump.', {
              gas: formatFigure(gas.value, 'kWh/year', region),
              use: formatFigure(roundTo(later.kwhPerYear, 2), 'kWh/year', region),
            })}
          </p>
          <ReadingSource reading={gas} warning={undefined} />
        </div>
      )}
      <p>
        <TextLink href="/plan/home#use.heatPump">{t('Enter a heat pump (My Home)')}</TextLink>
      </p>
    </>
  )
}

const formatSizes = ({ panels, panelsWithLoad, gain }: LaterLoad, region: Region) => ({
  pays: gain > 0,
  panels: formatPanels(panelsWithLoad, region),
  money: formatFigure(roundTo(gain, 2), 'money', region),
  today: formatPanels(panels, region),
})
