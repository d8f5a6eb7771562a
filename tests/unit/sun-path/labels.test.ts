import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDay } from '#shared/solar/calendar-day.ts'
import { sunnySide } from '#shared/solar/compass.ts'
import { KINDS } from '#shared/solar/obstacle.ts'
import { chosenCurve, momentAt } from '../../../client/src/features/sky/curves.ts'
import { fromAbove, panorama } from '../../../client/src/features/sky/sky.ts'
import { skyLabels } from '../../../client/src/features/sky/sky-labels.ts'
import { lossField } from '../../../client/src/features/sun-path/loss-field.ts'
import { levelLines, lossLabels } from '../../../client/src/features/sun-path/loss-labels.ts'
import { lossSheet } from '../../../client/src/features/sun-path/loss-sheet.ts'
import { boxOf, type Label, overlap } from '../../../client/src/ui/chart/placed-words.ts'
import { MAP_AZIMUTHS, MAP_TILTS } from '../../../shared/solar/loss-map.ts'

interface Sheet {
  readonly width: number
  readonly height: number
}

/** Pairs of words of which one covers the other, and words that leave the sheet. */
function faults(labels: readonly (Label | undefined)[], { width, height }: Sheet): string[] {
  const drawn = labels.filter((label) => label !== undefined)
  const boxes = drawn.map(boxOf)
  const covered = drawn.flatMap(({ words }, index) =>
    boxes.flatMap((box, other) =>
      other > index && overlap(box, boxes[index] as typeof box) ? [`${words} and ${drawn[other]?.words}`] : [],
    ),
  )
  const cut = drawn.filter((_, index) => {
    const box = boxes[index] as (typeof boxes)[number]
    return box.left < -3 || box.top < 0 || box.right > width + 3 || box.bottom > height
  })
  return [...covered, ...cut.map(({ words }) => `${words} is cut off`)]
}

// From the narrowest phone to a desktop's card.
const widths = fc.integer({ min: 240, max: 1040 })
const latitudes = fc.integer({ min: -90, max: 90 })

describe('Words on the sky', () => {
  const obstacle = fc.record({
    id: fc.nat(),
    kind: fc.constantFrom(...KINDS),
    from: fc.integer({ min: 0, max: 360 }),
    to: fc.integer({ min: 0, max: 360 }),
    altitude: fc.integer({ min: 0, max: 90 }),
  })
  const scene = fc.record({
    width: widths,
    latitude: latitudes,
    longitude: fc.integer({ min: -180, max: 180 }),
    day: fc.integer({ min: 1, max: 365 }),
    minute: fc.integer({ min: 0, max: 1439 }),
    isPanorama: fc.boolean(),
    obstacles: fc.array(obstacle, { maxLength: 5 }),
  })
  test('never cover one another, whatever the place, the day, the time and the trees', () => {
    fc.assert(
      fc.property(scene, ({ width, latitude, longitude, day, minute, isPanorama, obstacles }) => {
        const site = { latitude, longitude, timeZone: 'UTC' }
        const projection = isPanorama ? panorama(width, latitude) : fromAbove(width)
        const curve = chosenCurve(site, calendarDay(2026, day))
        const now = momentAt(site, Date.UTC(2026, 0, day, 0, minute))
        const labels = skyLabels({ projection, site, curve, now, obstacles })
        const { heights, compass, degrees } = labels.frame
        const all = [...heights, ...compass, ...degrees, ...labels.numbers, labels.now, ...labels.hours]
        expect(faults(all, projection)).toEqual([])
      }),
      { numRuns: 200 },
    )
  })
})

describe('Words on the map of losses', () => {
  /** A place whose best plane is this; what a plane loses grows with its angle to it. */
  function placeWithBest(tilt: number, azimuth: number) {
    const radians = (degrees: number) => (degrees * Math.PI) / 180
    const towards = (one: number, other: number, turn: number) =>
      Math.cos(radians(one)) * Math.cos(radians(other)) +
      Math.sin(radians(one)) * Math.sin(radians(other)) * Math.cos(radians(turn))
    const map = MAP_TILTS.flatMap((each) =>
      MAP_AZIMUTHS.map((direction) => Math.max(0.2, towards(each, tilt, direction - azimuth))),
    )
    return { map, best: { tilt, azimuth, yield: 1 } }
  }
  const tilts = fc.integer({ min: 0, max: 90 })
  const azimuths = fc.integer({ min: 0, max: 359 })

  test('never cover one another, and the best and the roof are always named', () => {
    fc.assert(
      fc.property(
        widths,
        latitudes,
        fc.integer({ min: 0, max: 60 }),
        tilts,
        azimuths,
        (width, latitude, best, ...roof) => {
          const [tilt, azimuth] = roof
          const centre = sunnySide(latitude)
          const place = placeWithBest(best, centre)
          const sheet = lossSheet(width, centre)
          const lines = levelLines(lossField(place as never, centre), sheet)
          const labels = lossLabels(sheet, place.best, { tilt, azimuth }, lines)
          expect(
            faults([...labels.tilts, ...labels.compass, labels.best, labels.roof, ...labels.levels], sheet),
          ).toEqual([])
          expect([labels.best?.words, labels.roof?.words]).toEqual(['Best', 'Your roof'])
        },
      ),
      { numRuns: 200 },
    )
  })
})
