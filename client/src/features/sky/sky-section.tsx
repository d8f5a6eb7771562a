import { useEffect, useMemo, useState } from 'react'
import { calendarDay, dayOfYear } from '#shared/calendar-day.ts'
import type { FigureFormats } from '#shared/format/figures.ts'
import { formatFacts } from '#shared/format/list.ts'
import { formatShortDay, formatTimeInZone, formatZoneName } from '#shared/format/time.ts'
import { t, tInContext } from '#shared/language/t.ts'
import { equatorAzimuth } from '#shared/solar/compass.ts'
import { horizonAt, horizonFromObstacles } from '#shared/solar/horizon.ts'
import { selectUsableObstacles } from '#shared/solar/obstacle.ts'
import type { Site } from '#shared/solar/site.ts'
import { dayInZone, noonInZone } from '#shared/solar/time-zone.ts'
import { useFigures } from '../../home/figures.ts'
import { CardSection } from '../../ui/card.tsx'
import { ChartReadout } from '../../ui/chart/chart.tsx'
import { useDateLocale } from '../../ui/date-locale.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Slider } from '../../ui/slider.tsx'
import { DayChoice, SunTimesOfDay } from './day-choice.tsx'
import { ObstacleEditor, type ObstacleEditorProps } from './obstacle-editor.tsx'
import { SkyDiagram, type SkyView } from './sky-diagram.tsx'
import {
  computeCurve,
  computeSeasonCurves,
  curveLabel,
  describeSunSample,
  type SunCurve,
  type SunSample,
  sampleSun,
} from './sun-curves.ts'

interface SkySectionProps extends Pick<ObstacleEditorProps, 'obstacles' | 'onObstacles' | 'lossShare' | 'lostKwh'> {
  readonly site: Site
}

const MS_PER_MINUTE = 60_000
const NOON_MINUTE = 720 // minute of the clock's day

export function SkySection({ site, ...shade }: SkySectionProps) {
  const { obstacles, onObstacles } = shade
  const now = useNow()
  const figures = useFigures()
  const locale = useDateLocale()
  const today = dayInZone(now, site.timeZone)
  const { year } = today
  const [view, setView] = useState<SkyView>('panorama')
  const [chosenDay, setChosenDay] = useState(() => dayOfYear(today))
  const [minute, setMinute] = useState(NOON_MINUTE)
  const [isDrawing, setDrawing] = useState(false)
  const [pointedSample, setPointed] = useState<{ curve: SunCurve; moment: SunSample } | null>(null)

  const isToday = chosenDay === dayOfYear(today)
  const seasonCurves = useMemo(() => computeSeasonCurves(site, year), [site, year])
  const chosenCurve = useMemo(() => computeCurve(site, 'chosen', calendarDay(year, chosenDay)), [site, year, chosenDay])
  const { month, day } = today
  const todayCurve = useMemo(() => computeCurve(site, 'today', { year, month, day }), [site, year, month, day])
  const curves = isToday ? [...seasonCurves, chosenCurve] : [...seasonCurves, todayCurve, chosenCurve]
  const sliderSample = sampleSun(
    site,
    noonInZone(chosenCurve.day, site.timeZone) + (minute - NOON_MINUTE) * MS_PER_MINUTE,
  )
  const { curve, moment } = pointedSample ?? { curve: chosenCurve, moment: sliderSample }
  const usableObstacleList = selectUsableObstacles(obstacles)
  const isHidden =
    usableObstacleList.length > 0 &&
    moment.altitude >= 0 &&
    horizonAt(horizonFromObstacles(usableObstacleList), moment.azimuth) > moment.altitude
  const currentSample = sampleSun(site, now)

  return (
    <CardSection
      heading={t('Sun path')}
      actions={
        <SegmentedControl
          label={tInContext('noun', 'View')}
          value={view}
          onValue={setView}
          options={{ panorama: t('Looking around'), above: t('From above') }}
        />
      }
    >
      <p className="mb-4 text-soft print:mb-1">
        {view === 'panorama'
          ? t(
              '{side, select, south {The sky around you, with south in the middle: how high the sun is in each direction.} other {The sky around you, with north in the middle: how high the sun is in each direction.}}',
              { side: equatorAzimuth(site.latitude) === 180 ? 'south' : 'north' },
            )
          : t(
              'The whole sky as a map, with north at the top. The rim is the horizon and the middle is straight overhead.',
            )}{' '}
        {t('Dots mark the full hours in {zone} ({abbreviation} on {day}).', {
          zone: site.timeZone.replaceAll('_', ' '),
          abbreviation: formatZoneName(sliderSample.time, site.timeZone),
          day: formatShortDay(chosenCurve.day, locale),
        })}
      </p>
      <SkyDiagram
        site={site}
        view={view}
        curves={curves}
        now={currentSample}
        cursor={moment}
        onPoint={setPointed}
        obstacles={obstacles}
        onObstacles={onObstacles}
        isDrawing={isDrawing}
        label={t('Sun-path diagram. {heights}.', { heights: describeSeasonHeights(seasonCurves, figures, locale) })}
      />
      <ChartReadout>
        {describeSunSample(site, curve.day, moment, locale)}
        {isHidden && ` ${t('It is hidden behind a tree, house or hill.')}`}
      </ChartReadout>
      <div className="mt-3 print:hidden">
        <Slider
          label={t('Time of day')}
          min={0}
          max={1430}
          step={10}
          value={minute}
          valueText={formatTimeInZone(sliderSample.time, site.timeZone, locale)}
          onValue={(value) => {
            setMinute(value)
            setPointed(null)
          }}
        />
      </div>
      <p className="mt-2 text-soft">
        {t('Now: {sun}', { sun: describeSunSample(site, today, currentSample, locale) })}
      </p>
      <div className="mt-8 grid gap-6 lg:grid-cols-2 print:mt-3 print:block">
        <DayChoice year={year} day={chosenDay} today={dayOfYear(today)} onDay={setChosenDay} />
        <SunTimesOfDay site={site} day={chosenCurve.day} />
      </div>
      <ObstacleEditor {...shade} latitude={site.latitude} isDrawing={isDrawing} onDrawing={setDrawing} />
    </CardSection>
  )
}

/** Text alternative of the curves. */
function describeSeasonHeights(seasonCurves: readonly SunCurve[], { upTo }: FigureFormats, locale: string): string {
  const heights = seasonCurves.map((curve) => {
    const highest = Math.max(...curve.points.map(({ altitude }) => altitude))
    const values = { label: curveLabel(curve), day: formatShortDay(curve.day, locale) }
    return highest > 0
      ? t('{label} ({day}): highest at {angle}°', { ...values, angle: upTo(highest, 0) })
      : t('{label} ({day}): the sun does not rise', values)
  })
  return formatFacts(heights)
}

const MINUTE = 60_000 // [ms]

/** Updated every minute [ms since 1970-01-01 UTC]. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(clock)
  }, [])
  return now
}
