import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDay } from '#shared/calendar-day.ts'
import { equatorAzimuth } from '#shared/solar/compass.ts'
import { OBSTACLE_KINDS } from '#shared/solar/obstacle.ts'
import { createPanorama, createTopView } from '../../../client/src/features/sky/projection.ts'
import { placeSkyLabels } from '../../../client/src/features/sky/sky-labels.ts'
import { computeCurve, sampleSun } from '../../../client/src/features/sky/sun-curves.ts'
import { createLossField } from '../../../client/src/features/sun-path/loss-field.ts'
import {
  createLossMapFrame,
  placeLossLabels,
  traceLevelLines,
} from '../../../client/src/features/sun-path/loss-labels.ts'
import { type ChartLabel, computeLabelBox, overlaps } from '../../../client/src/ui/chart/label-placement.ts'
import { MAP_AZIMUTHS, MAP_TILTS } from '../../../shared/solar/loss-map.ts'
import { forAll, whole } from '../../support/laws.ts'

interface Sheet {
  readonly width: number
  readonly height: number
}

/** Labels that overlap or leave the drawing. */
function findOverlaps(labels: readonly (ChartLabel | undefined)[], { width, height }: Sheet): string[] {
  const drawn = labels.filter((label) => label !== undefined)
  const boxes = drawn.map(computeLabelBox)
  const covered = drawn.flatMap(({ text }, index) =>
    boxes.flatMap((box, other) =>
      other > index && overlaps(box, boxes[index] as typeof box) ? [`${text} and ${drawn[other]?.text}`] : [],
    ),
  )
  const cut = drawn.filter((_, index) => {
    const box = boxes[index] as (typeof boxes)[number]
    return box.left < -3 || box.top < 0 || box.right > width + 3 || box.bottom > height
  })
  return [...covered, ...cut.map(({ text }) => `${text} is cut off`)]
}

// Widths from a narrow phone to a desktop card.
const widths = whole(240, 1040)
const latitudes = whole(-90, 90)

describe('Labels on the sky diagram', () => {
  const obstacle = fc.record({
    id: fc.nat(),
    kind: fc.constantFrom(...OBSTACLE_KINDS),
    from: whole(0, 360),
    to: whole(0, 360),
    altitude: whole(0, 90),
  })
  const scene = fc.record({
    width: widths,
    latitude: latitudes,
    longitude: whole(-180, 180),
    day: whole(1, 365),
    minute: whole(0, 1439),
    isPanorama: fc.boolean(),
    obstacles: fc.array(obstacle, { maxLength: 5 }),
  })
  test('never overlap, at any place and time and with any obstacles', () => {
    forAll([scene], 200, ({ width, latitude, longitude, day, minute, isPanorama, obstacles }) => {
      const site = { latitude, longitude, timeZone: 'UTC' }
      const projection = isPanorama ? createPanorama(width, latitude) : createTopView(width)
      const curve = computeCurve(site, 'chosen', calendarDay(2026, day))
      const now = sampleSun(site, Date.UTC(2026, 0, day, 0, minute))
      const labels = placeSkyLabels({ projection, site, curve, now, obstacles })
      const { heights, compass, degrees } = labels.frame
      const all = [...heights, ...compass, ...degrees, ...labels.numbers, labels.now, ...labels.hours]
      expect(findOverlaps(all, projection)).toEqual([])
    })
  })
})

describe('Labels on the loss map', () => {
  /** A place with a given best plane; the loss grows with the angle to it. */
  function createPlace(tilt: number, azimuth: number) {
    const radians = (degrees: number) => (degrees * Math.PI) / 180
    const cosOfAngle = (one: number, other: number, turn: number) =>
      Math.cos(radians(one)) * Math.cos(radians(other)) +
      Math.sin(radians(one)) * Math.sin(radians(other)) * Math.cos(radians(turn))
    const map = MAP_TILTS.flatMap((mapTilt) =>
      MAP_AZIMUTHS.map((direction) => Math.max(0.2, cosOfAngle(mapTilt, tilt, direction - azimuth))),
    )
    return { map, best: { tilt, azimuth, yield: 1 } }
  }
  const tilts = whole(0, 90)
  const azimuths = whole(0, 359)

  test('never overlap and always name the best plane and the roof', () => {
    forAll([widths, latitudes, whole(0, 60), tilts, azimuths], 200, (width, latitude, best, ...roof) => {
      const [tilt, azimuth] = roof
      const center = equatorAzimuth(latitude)
      const place = createPlace(best, center)
      const sheet = createLossMapFrame(width, center)
      const lines = traceLevelLines(createLossField(place as never, center), sheet)
      const labels = placeLossLabels(sheet, place.best, { tilt, azimuth }, lines, (percent) => `${percent}%`)
      expect(
        findOverlaps([...labels.tilts, ...labels.compass, labels.best, labels.roof, ...labels.levels], sheet),
      ).toEqual([])
      expect([labels.best?.text, labels.roof?.text]).toEqual(['Best', 'Your roof'])
    })
  })
})
