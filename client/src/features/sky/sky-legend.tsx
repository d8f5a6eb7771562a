import { formatList } from '#shared/format/list.ts'
import { formatShortDay } from '#shared/format/time.ts'
import { t } from '#shared/language/t.ts'
import { Legend, LegendItem } from '../../ui/chart/chart.tsx'
import { useDateLocale } from '../../ui/date-locale.ts'
import { obstacleClasses } from './sky-shapes.tsx'
import { curveLabel, type SunCurve, type SunSample } from './sun-curves.ts'

const CURVE = 'fill-none [stroke-linejoin:round]'
/** Lines differ in dashes as well as color. */
export const CURVES: Readonly<Record<SunCurve['name'], string>> = {
  june: `${CURVE} stroke-amber [stroke-width:2] [stroke-dasharray:9_5]`,
  equinox: `${CURVE} stroke-savings [stroke-width:2.5] [stroke-dasharray:1.5_4.5] [stroke-linecap:round]`,
  december: `${CURVE} stroke-brand [stroke-width:2] [stroke-dasharray:10_4_2_4]`,
  today: `${CURVE} stroke-ink [stroke-width:1.5]`,
  chosen: `${CURVE} stroke-[light-dark(#c26a00,#f7a81b)] [stroke-width:4] [stroke-linecap:round]`,
}
export const SUN = 'fill-sun stroke-night [stroke-width:1.5]'

interface SkyLegendProps {
  readonly curves: readonly SunCurve[]
  readonly now: SunSample | undefined
  readonly hasObstacles: boolean
}

export function SkyLegend({ curves, now, hasObstacles }: SkyLegendProps) {
  const locale = useDateLocale()
  // The day of today has no curve of its own while it is the chosen one.
  const isToday = !curves.some(({ name }) => name === 'today')
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
      {now && now.altitude > 0 && (
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
