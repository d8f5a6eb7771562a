import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { WorldMap } from '#shared/contract/solar-pages.ts'
import { loadOnce } from '../load-once.ts'
import { type IndexedTown, loadTownIndex } from './town-index.ts'

/* Equirectangular, in whole units, without Antarctica. */

const UNITS_PER_DEGREE = 2
/** Western edge, between Alaska and Siberia, so that no land is cut [°]. */
const WEST = -168.5
const NORTH = 80 // [°]
const SOUTH = -56 // [°]

/** Lowest yield of each class [kWh/kWp]. */
const CLASSES = [0, 1_100, 1_300, 1_500, 1_700]
/** Dots are a little wider: of towns closer together, the largest is drawn [units]. */
const DOT_STEP = 4
/** Bends of the coast that are dropped, and islands smaller than a dot [units]. */
const MIN_BEND = 1
const MIN_ISLAND = 5

type Point = readonly [x: number, y: number]
type LandAtlas = Topology<{ land: GeometryCollection }>

const project = (longitude: number, latitude: number): Point => [
  ((longitude - WEST + 360) % 360) * UNITS_PER_DEGREE,
  (NORTH - latitude) * UNITS_PER_DEGREE,
]

export const loadWorldMap = loadOnce(async (): Promise<WorldMap> => {
  const { indexedTowns } = await loadTownIndex()
  const atlas = (await import('world-atlas/land-110m.json')).default as unknown as LandAtlas
  return {
    width: 360 * UNITS_PER_DEGREE,
    height: (NORTH - SOUTH) * UNITS_PER_DEGREE,
    land: listCoasts(atlas).map(drawRing).join(''),
    classes: drawTowns(indexedTowns),
  }
})

function listCoasts(atlas: LandAtlas): Point[][] {
  const polygons = feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates]
    return geometry.type === 'MultiPolygon' ? geometry.coordinates : []
  })
  return polygons
    .flat()
    .filter((ring) => ring.some(([, latitude = 0]) => latitude > SOUTH))
    .map((ring) => simplify(ring.map(([longitude = 0, latitude = 0]) => project(longitude, latitude))))
    .filter((ring) => ring.length > 2 && extent(ring, 0) + extent(ring, 1) >= MIN_ISLAND)
}

const extent = (ring: readonly Point[], axis: 0 | 1) =>
  Math.max(...ring.map((point) => point[axis])) - Math.min(...ring.map((point) => point[axis]))

/** Drops points that are closer than `MIN_BEND` to the line between their neighbors (Douglas–Peucker). */
function simplify(line: readonly Point[]): Point[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return [...line]
  const bends = line.map((point) => distanceToLine(point, first, last))
  const most = Math.max(...bends)
  if (most < MIN_BEND) return [first, last]
  const at = bends.indexOf(most)
  return [...simplify(line.slice(0, at + 1)), ...simplify(line.slice(at)).slice(1)]
}

function distanceToLine([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1)
  // A ring begins where it ends.
  if (length === 0) return Math.hypot(x - x1, y - y1)
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length
}

/** Lines are relative, which is shorter. */
function drawRing(ring: readonly Point[]): string {
  const [first, ...others] = listSteps(ring)
  return `M${first}l${others.join(' ').replaceAll(' -', '-')}z`
}

/** The largest town of each square decides its color. */
function drawTowns(towns: readonly IndexedTown[]): WorldMap['classes'] {
  const squares = new Map<string, { readonly point: Point; readonly output: number }>()
  for (const { town, output = 0 } of [...towns].sort((a, b) => b.town.population - a.town.population)) {
    const [x, y] = project(town.longitude, town.latitude)
    const square = `${Math.floor(x / DOT_STEP)} ${Math.floor(y / DOT_STEP)}`
    if (!squares.has(square)) squares.set(square, { point: [Math.round(x), Math.round(y)], output })
  }
  const dots = [...squares.values()].sort((a, b) => a.point[0] - b.point[0])
  return CLASSES.map((from, i) => {
    const to = CLASSES[i + 1] ?? Number.POSITIVE_INFINITY
    const ofClass = dots.filter(({ output }) => output >= from && output < to)
    return { from, towns: drawDots(ofClass.map(({ point }) => point)) }
  })
}

/** Lines without length, which a round cap turns into dots. */
const drawDots = (points: readonly Point[]) =>
  listSteps(points)
    .map((step, i) => `${i === 0 ? 'M' : 'm'}${step}h0`)
    .join('')

/** Each point by its distance from the one before. */
function listSteps(points: readonly Point[]): string[] {
  const rounded = points.map(([x, y]) => [Math.round(x), Math.round(y)] as const)
  return rounded.map(([x, y], i) => {
    const [fromX, fromY] = rounded[i - 1] ?? [0, 0]
    return `${x - fromX},${y - fromY}`.replace(',-', '-')
  })
}
