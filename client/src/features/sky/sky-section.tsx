import { useMemo, useState } from 'react'
import type { Figures } from '#shared/calculators/figures.ts'
import { calendarDay, dayOfYear, longDay, shortDay } from '#shared/solar/calendar-day.ts'
import { sunnySide } from '#shared/solar/compass.ts'
import { horizonAt, horizonFromObstacles } from '#shared/solar/horizon.ts'
import { type ObstacleOfUser, usableObstacles } from '#shared/solar/obstacle.ts'
import type { Site } from '#shared/solar/site.ts'
import { dayInZone, noonInZone, timeInZone, zoneName } from '#shared/solar/time-zone.ts'
import { useFigures } from '../../state/figures.ts'
import { useRegion } from '../../state/region.ts'
import { CardSection } from '../../ui/card.tsx'
import { Reading } from '../../ui/chart/reading.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Slider } from '../../ui/slider.tsx'
import { useWidth } from '../../ui/use-width.ts'
import { type Curve, chosenCurve, describeMoment, type Moment, momentAt, seasonCurves, todayCurve } from './curves.ts'
import { DayChoice } from './day-choice.tsx'
import { ObstacleEditor } from './obstacle-editor.tsx'
import { fromAbove, panorama } from './sky.ts'
import { SkyDiagram } from './sky-diagram.tsx'
import { SkyLegend } from './sky-legend.tsx'
import { SunDay } from './sun-day.tsx'
import { useNow } from './use-now.ts'

interface SkySectionProps {
  readonly site: Site
  readonly obstacles: readonly ObstacleOfUser[]
  readonly onObstacles: (obstacles: readonly ObstacleOfUser[]) => void
  /** What they take off the roof's yearly yield [share] and [kWh]. */
  readonly loss: number
  readonly lost: number
}

const MS_PER_MINUTE = 60_000
const NOON = 720 // minute of the clock's day

/** The sky of the place: where the sun goes, when it rises and sets, and what stands in its way. */
export function SkySection({ site, obstacles, onObstacles, loss, lost }: SkySectionProps) {
  const now = useNow()
  const figures = useFigures()
  const { locale } = useRegion()
  const today = dayInZone(now, site.timeZone)
  const { year } = today
  const [view, setView] = useState<'panorama' | 'above'>('panorama')
  const [chosenDay, setChosenDay] = useState(() => dayOfYear(today))
  const [minute, setMinute] = useState(NOON)
  const [drawing, setDrawing] = useState(false)
  const [pointed, setPointed] = useState<{ curve: Curve; moment: Moment } | null>(null)
  const [box, width] = useWidth<HTMLDivElement>()

  const isToday = chosenDay === dayOfYear(today)
  const seasons = useMemo(() => seasonCurves(site, year), [site, year])
  const chosen = useMemo(() => chosenCurve(site, calendarDay(year, chosenDay)), [site, year, chosenDay])
  const { month, day } = today
  const ofToday = useMemo(() => todayCurve(site, { year, month, day }), [site, year, month, day])
  const curves = isToday ? [...seasons, chosen] : [...seasons, ofToday, chosen]
  const projection = useMemo(
    () => (view === 'panorama' ? panorama(width, site.latitude) : fromAbove(width)),
    [view, width, site.latitude],
  )
  const onSlider = momentAt(site, noonInZone(chosen.day, site.timeZone) + (minute - NOON) * MS_PER_MINUTE)
  const { curve, moment } = pointed ?? { curve: chosen, moment: onSlider }
  const usable = usableObstacles(obstacles)
  const hidden =
    usable.length > 0 &&
    moment.altitude >= 0 &&
    horizonAt(horizonFromObstacles(usable), moment.azimuth) > moment.altitude
  const present = momentAt(site, now)

  return (
    <CardSection
      heading="The sun’s path"
      actions={
        <Segmented
          label="View"
          value={view}
          onValue={setView}
          options={{ panorama: 'Looking around', above: 'From above' }}
        />
      }
    >
      <p className="mb-4 text-soft print:mb-1">
        {view === 'panorama'
          ? `The sky unrolled, with ${sunnySide(site.latitude) === 180 ? 'south' : 'north'} in the middle: how high the sun stands in each direction.`
          : 'The whole sky on a map, north at the top: the horizon is the rim, straight overhead the middle.'}{' '}
        Dots mark full hours of the clock in {site.timeZone.replaceAll('_', ' ')} (
        {zoneName(onSlider.time, site.timeZone)} on {shortDay(chosen.day)}).
      </p>
      <div ref={box}>
        <SkyDiagram
          site={site}
          projection={projection}
          curves={curves}
          now={present}
          cursor={moment}
          onPoint={setPointed}
          obstacles={obstacles}
          onObstacles={onObstacles}
          drawing={drawing}
          label={`Sun-path diagram. ${summary(seasons, figures)}`}
        />
      </div>
      <SkyLegend curves={curves} isToday={isToday} isUp={present.altitude > 0} hasObstacles={obstacles.length > 0} />
      <Reading>
        {describeMoment(site, curve.day, moment, locale)}
        {hidden && ' It is hidden behind an obstacle.'}
      </Reading>
      <div className="mt-3 print:hidden">
        <Slider
          label="Time of day"
          min={0}
          max={1430}
          step={10}
          value={minute}
          words={timeInZone(onSlider.time, site.timeZone, locale)}
          onValue={(value) => {
            setMinute(value)
            setPointed(null)
          }}
        />
      </div>
      <p className="mt-2 text-soft">Now: {describeMoment(site, today, present, locale)}</p>
      <div className="mt-8 grid gap-6 lg:grid-cols-2 print:mt-3 print:block">
        <DayChoice year={year} day={chosenDay} today={dayOfYear(today)} onDay={setChosenDay} />
        <SunDay site={site} day={chosen.day} />
      </div>
      <ObstacleEditor
        latitude={site.latitude}
        obstacles={obstacles}
        onObstacles={onObstacles}
        drawing={drawing}
        onDrawing={setDrawing}
        loss={loss}
        lost={lost}
      />
    </CardSection>
  )
}

/** How high the sun comes in each season, for who does not see the curves. */
function summary(seasons: readonly Curve[], { atMost }: Figures): string {
  const heights = seasons.map(({ label, day, points }) => {
    const highest = Math.max(...points.map(({ altitude }) => altitude))
    const when = `${label} (${longDay(day).replace(/^\w+, /, '')})`
    return highest > 0 ? `${when}: highest at ${atMost(highest, 0)}°` : `${when}: the sun stays below the horizon`
  })
  return `${heights.join('; ')}.`
}
