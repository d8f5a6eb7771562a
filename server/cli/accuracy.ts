import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { climateAt, loadClimateTable } from '#shared/solar/climate.ts'
import { bestPlane, type Plane, planeYear, towardsEquator, yearlyYield, yieldMap } from '#shared/solar/orientation.ts'
import { type Mounting, systemModel } from '#shared/solar/photovoltaics.ts'
import { placeModel } from '#shared/solar/place-model.ts'
import { SPA_DAYS, SPA_EXAMPLE } from '#shared/solar/reference/sun.ts'
import { yearlyMean } from '#shared/solar/resource.ts'
import { sunCoordinates, sunPosition } from '#shared/solar/sun-position.ts'
import { sunTimes } from '#shared/solar/sun-times.ts'

/**
 * Measures the solar model against the committed reference figures and writes shared/solar/accuracy.json, which the
 * accuracy page shows: `npx tsx server/cli/accuracy.ts`. All errors are relative to the reference, in per cent, unless
 * a name says otherwise.
 */
const OUTPUT = new URL('../../shared/solar/accuracy.json', import.meta.url)
const PVWATTS = new URL('../../shared/solar/reference/pvwatts-v8.json', import.meta.url)

interface ReferencePlane extends Plane {
  mounting: Mounting
  irradiation: number[]
  ac: number[]
}
export interface ReferencePlace {
  name: string
  latitude: number
  longitude: number
  weather: string
  global: number[]
  diffuse: number[]
  temperature: number[]
  bestTilt: number
  tiltsWithinOnePerCent: [number, number]
  planes: ReferencePlane[]
}
export interface PvwattsReference {
  source: string
  systemKw: number
  places: ReferencePlace[]
}

export const readPvwattsReference = async (): Promise<PvwattsReference> => JSON.parse(await readFile(PVWATTS, 'utf8'))

const total = (values: Iterable<number>) => [...values].reduce((sum, value) => sum + value, 0)
const mean = (values: number[]) => total(values) / values.length
const rounded = (value: number, digits = 2) => Number(value.toFixed(digits))
const percentOff = (value: number, reference: number) => 100 * (value / reference - 1)

/** Number of cases, mean signed error, mean and largest unsigned error. */
function summary(errors: number[], digits = 2) {
  return {
    cases: errors.length,
    bias: rounded(mean(errors), digits),
    mean: rounded(mean(errors.map(Math.abs)), digits),
    worst: rounded(Math.max(...errors.map(Math.abs)), digits),
  }
}

function kindOf(place: ReferencePlace, { tilt, azimuth, mounting }: ReferencePlane) {
  if (mounting === 'rack') return 'rackTowardsEquator'
  if (tilt === 0) return 'horizontal'
  if (tilt === 90) return 'wallTowardsEquator'
  if (azimuth === towardsEquator(place.latitude)) return 'roofTowardsEquator'
  return azimuth % 180 === 0 ? 'roofTowardsPole' : 'roofEast'
}

/** From monthly global irradiation and temperature alone, as the product has them: not the reference's diffuse. */
const climateOf = ({ latitude, global, temperature }: ReferencePlace) => placeModel({ latitude, global, temperature })

function measurePlane(place: ReferencePlace, plane: ReferencePlane, systemKw: number) {
  const model = climateOf(place)
  const year = planeYear(model, systemModel({ mounting: plane.mounting }), plane)
  const ac = Array.from(year.monthlyYield, (value) => value * systemKw)
  return {
    place: place.name,
    kind: kindOf(place, plane),
    irradiation: percentOff(year.irradiation, total(plane.irradiation)),
    ac: percentOff(total(ac), total(plane.ac)),
    months: ac.map((value, month) => percentOff(value, plane.ac[month] ?? Number.NaN)),
  }
}

function measureTilt(place: ReferencePlace) {
  const model = climateOf(place)
  const system = systemModel()
  const best = bestPlane(model, system, yieldMap(model, system))
  const reference = { tilt: place.bestTilt, azimuth: towardsEquator(place.latitude) }
  const [low, high] = place.tiltsWithinOnePerCent
  // The specification's tilt; its formula stands in shared/calculators.
  const simple = 0.76 * Math.abs(place.latitude) + 3.1
  return {
    degrees: best.tilt - place.bestTilt,
    loss: 100 * (1 - yearlyYield(model, system, reference) / best.yield),
    simpleTiltWithinOnePerCent: simple >= low && simple <= high,
  }
}

function measureSun() {
  const time = Date.parse(SPA_EXAMPLE.time)
  const sun = sunPosition(time, SPA_EXAMPLE.latitude, SPA_EXAMPLE.longitude)
  const seconds = SPA_DAYS.flatMap(({ latitude, longitude, date, setDate, offset, rise, transit, set }) => {
    const at = (day: string, clock: string) => Date.parse(`${day}T${clock}${offset}`)
    const { sunrise, noon } = sunTimes(latitude, longitude, at(date, '12:00:00'))
    const { sunset } = sunTimes(latitude, longitude, at(setDate, '12:00:00'))
    const late = (time: number | null, reference: number) => ((time ?? Number.NaN) - reference) / 1000
    return [late(sunrise, at(date, rise)), late(noon, at(date, transit)), late(sunset, at(setDate, set))]
  })
  return {
    positionDegrees: {
      declination: rounded(Math.abs(sunCoordinates(time).declination - SPA_EXAMPLE.declination), 4),
      altitude: rounded(Math.abs(sun.altitude - SPA_EXAMPLE.altitude), 4),
      azimuth: rounded(Math.abs(sun.azimuth - SPA_EXAMPLE.azimuth), 4),
    },
    riseTransitSetSeconds: summary(seconds, 0),
  }
}

/** Everything the accuracy page shows, worked out afresh. */
export async function measureAccuracy() {
  const { source, systemKw, places } = await readPvwattsReference()
  const table = await loadClimateTable()
  const planes = places.flatMap((place) => place.planes.map((plane) => measurePlane(place, plane, systemKw)))
  const kinds = [...new Set(planes.map((plane) => plane.kind))]
  const tilts = places.map(measureTilt)
  const looked = places.map((place) => climateAt(table, place.latitude, place.longitude))
  return {
    sun: measureSun(),
    pvwatts: {
      source,
      places: places.map(({ name, latitude, longitude, weather }) => ({ name, latitude, longitude, weather })),
      irradiation: summary(planes.map((plane) => plane.irradiation)),
      ac: summary(planes.map((plane) => plane.ac)),
      acByMonth: { cases: planes.length * 12, mean: rounded(mean(planes.flatMap((p) => p.months).map(Math.abs))) },
      byKind: kinds.map((kind) => {
        const ofKind = planes.filter((plane) => plane.kind === kind)
        const irradiation = summary(ofKind.map((plane) => plane.irradiation))
        return { kind, irradiation, ac: summary(ofKind.map((plane) => plane.ac)) }
      }),
      byCase: planes.map(({ place, kind, irradiation, ac }) => {
        return { place, kind, irradiation: rounded(irradiation), ac: rounded(ac) }
      }),
    },
    bestTilt: {
      degrees: summary(
        tilts.map((tilt) => tilt.degrees),
        1,
      ),
      lossAtReferenceTilt: summary(tilts.map((tilt) => tilt.loss)),
      simpleTiltWithinOnePerCent: tilts.filter((tilt) => tilt.simpleTiltWithinOnePerCent).length,
    },
    climateTable: {
      year: summary(places.map((p, i) => percentOff(yearlyMean(looked[i]?.global ?? []), yearlyMean(p.global)))),
      temperatureDegrees: summary(
        places.map((p, i) => yearlyMean(looked[i]?.temperature ?? []) - yearlyMean(p.temperature)),
        1,
      ),
    },
    simplePeakSunHours: summary(
      places.map((p) => percentOff(12 * Math.cos((Math.abs(p.latitude) * Math.PI) / 180), yearlyMean(p.global))),
      0,
    ),
  }
}

export type Accuracy = Awaited<ReturnType<typeof measureAccuracy>>

/** The file as it is committed. */
export const accuracyText = (accuracy: Accuracy) => `${JSON.stringify(accuracy, null, 2)}\n`

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(OUTPUT, accuracyText(await measureAccuracy()))
  console.log('Wrote shared/solar/accuracy.json')
}
