import { formatFigure, formatPanels } from '#shared/format/quantity.ts'
import { LATER_CAR } from '#shared/home/plan/compare-later-car.ts'
import { t } from '#shared/language/t.ts'
import { useHome } from '../../../state/home.ts'
import { FoldedSection } from '../../../ui/card.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { resultValue, usePlan } from '../engine/plan-store.ts'
import { useHomeRegion } from '../home-region.ts'
import { roundTo } from '../verdict-sentence.ts'

/** Whether a larger system would pay once an electric car comes; for homes with a recommended system. */
export function LaterCarSection() {
  const hasCar = useHome(({ use }) => use.car !== undefined)
  const pays = usePlan(({ recommendation }) => recommendation?.pays)
  const result = usePlan(({ laterCar }) => laterCar)
  const region = useHomeRegion()
  if (hasCar || !pays) return null
  const later = resultValue(result)
  return (
    <FoldedSection heading={t('If you get an electric car')} className="print:hidden">
      <div className="grid gap-2">
        <p role="status">
          {!later
            ? t('Working this out…')
            : later.gain > 0
              ? t('With an electric car, {panels} would gain about {money} more than {today}.', {
                  panels: formatPanels(later.panelsWithCar, region),
                  money: formatFigure(roundTo(later.gain, 2), 'money', region),
                  today: formatPanels(later.panels, region),
                })
              : t('With an electric car, {today} would still be a good size.', {
                  today: formatPanels(later.panels, region),
                })}
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
      </div>
    </FoldedSection>
  )
}
