import { sunCoordinates, sunPosition } from '#shared/solar/sun-position.ts'
import { computeSunTimes } from '#shared/solar/sun-times.ts'
import { SPA_DAYS, SPA_EXAMPLE } from '../reference/solar/sun.ts'
import { round, summarize } from './statistics.ts'

/** Position and times against NREL's Solar Position Algorithm [° and s]. */
export function measureSun() {
  const time = Date.parse(SPA_EXAMPLE.time)
  const sun = sunPosition(time, SPA_EXAMPLE.latitude, SPA_EXAMPLE.longitude)
  const seconds = SPA_DAYS.flatMap(({ latitude, longitude, date, setDate, offset, rise, transit, set }) => {
    const at = (day: string, clock: string) => Date.parse(`${day}T${clock}${offset}`)
    const { sunrise, noon } = computeSunTimes(latitude, longitude, at(date, '12:00:00'))
    const { sunset } = computeSunTimes(latitude, longitude, at(setDate, '12:00:00'))
    const late = (time: number | null, reference: number) => ((time ?? Number.NaN) - reference) / 1000
    return [late(sunrise, at(date, rise)), late(noon, at(date, transit)), late(sunset, at(setDate, set))]
  })
  return {
    positionDegrees: {
      declination: round(Math.abs(sunCoordinates(time).declination - SPA_EXAMPLE.declination), 4),
      altitude: round(Math.abs(sun.altitude - SPA_EXAMPLE.altitude), 4),
      azimuth: round(Math.abs(sun.azimuth - SPA_EXAMPLE.azimuth), 4),
    },
    riseTransitSetSeconds: summarize(seconds, 0),
  }
}
