import { formatList } from '#shared/format/list.ts'
import { formatShortDay } from '#shared/format/time.ts'
import { t } from '#shared/language/t.ts'
import { Legend, LegendItem } from '../../ui/chart/chart.tsx'
import { useDateLocale } from '../../ui/date-time.tsx'
import { CURVES, SUN } from './sky-diagram.tsx'
import { obstacleClasses } from './sky-shapes.tsx'
import { curveLabel, type SunCurve } from './sun-curves.ts'

interface SkyLegendProps {
  readonly curves: readonly SunCurve[]
  readonly isToday: boolean
  readonly isUp: boolean
  readonly hasObstacles: boolean
}

export function SkyLegend({ curves, isToday, isUp, hasObstacles }: SkyLegendProps) {
  const locale = useDateLocale()
  return (
    <Legend>
      {curves.map((curve) => (
        <LegendItem
          key={curve.name}
          size="w-11"
          viewBox="0 0 44 10"
          sample={<path className={CURVES[curve.name]} d="M1 5H43" />}
        >
          {describeCurve(curve, isToday, locale)}
        </LegendItem>
      ))}
      {isUp && (
        <LegendItem viewBox="-15 -15 30 30" sample={<circle className={SUN} r={8} />}>
          {t('The sun now')}
        </LegendItem>
      )}
      {hasObstacles && (
        <LegendItem viewBox="0 0 30 20" sample={<path className={obstacleClasses('House')} d="M2 20V4H28V20Z" />}>
          {t('Trees, houses and hills')}
        </LegendItem>
      )}
    </Legend>
  )
}

const SEPTEMBER_EQUINOX = { month: 9, day: 22 } as const

function describeCurve(curve: SunCurve, isToday: boolean, locale: string): string {
  const { name, day, points } = curve
  const days = name === 'equinox' ? [day, { ...day, ...SEPTEMBER_EQUINOX }] : [day]
  const values = {
    label: name === 'chosen' && isToday ? t('Today') : curveLabel(curve),
    days: formatList(days.map((each) => formatShortDay(each, locale))),
  }
  return points.every(({ altitude }) => altitude < 0)
    ? t('{label}: {days} (the sun does not rise)', values)
    : t('{label}: {days}', values)
}
