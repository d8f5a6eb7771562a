import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import fineUrl from 'world-atlas/countries-50m.json?url'
import coarseUrl from 'world-atlas/countries-110m.json?url'

/** [latitude, longitude] [°], as Leaflet takes them; longitudes may exceed ±180. */
type Point = [number, number]
type Line = Point[]
type Ring = readonly (readonly number[])[]

export interface World {
  readonly land: Line[]
  readonly coasts: Line[]
  readonly borders: Line[]
}

type WorldAtlas = Topology<{ countries: GeometryCollection; land: GeometryCollection }>

/** 1 : 110 million for the world, 1 : 50 million zoomed in. */
export type Detail = 'coarse' | 'fine'

/** Natural Earth, once around the earth. Slow: call it in the worker. */
export async function readWorld(detail: Detail): Promise<World> {
  const response = await fetch(detail === 'fine' ? fineUrl : coarseUrl)
  if (!response.ok) throw new Error(`The outlines of the world could not be loaded: ${response.status}`)
  return buildWorld((await response.json()) as WorldAtlas)
}

export function loadWorld(detail: Detail): Promise<World> {
  const worker = new Worker(new URL('./world-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<World>((resolve, reject) => {
    const rejectLoading = () => reject(new Error('The outlines of the world could not be loaded'))
    worker.onmessage = ({ data }: MessageEvent<World | null>) => (data ? resolve(data) : rejectLoading())
    worker.onerror = rejectLoading
    worker.postMessage(detail)
  }).finally(() => worker.terminate())
}

const SOUTH_POLE = -90

function buildWorld(atlas: WorldAtlas): World {
  const { countries, land } = atlas.objects
  const lines = (inner: boolean) => mesh(atlas, countries as never, (a, b) => (a === b) !== inner).coordinates
  return {
    land: feature(atlas, land)
      .features.flatMap(({ geometry }) => listRings(geometry))
      .map(closeOverPole),
    coasts: lines(false).map(unwrap),
    borders: lines(true).map(unwrap),
  }
}

/** Copies further east or west [°], for a map that repeats sideways and for shapes across the date line. */
export const shiftLongitude = (lines: readonly Line[], degrees: number): Line[] =>
  lines.map((line) => line.map(([latitude, longitude]): Point => [latitude, longitude + degrees]))

function listRings(geometry: GeoJSON.Geometry): Ring[] {
  if (geometry.type === 'Polygon') return geometry.coordinates
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : []
}

/** Continues longitudes past ±180 where the data jumps across the date line, so that no line crosses the whole map. */
function unwrap(line: Ring): Line {
  let turns = 0
  let previousLongitude: number | undefined
  return line.map(([longitude = 0, latitude = 0]) => {
    if (previousLongitude !== undefined && Math.abs(longitude - previousLongitude) > 180)
      turns += previousLongitude > longitude ? 360 : -360
    previousLongitude = longitude
    return [latitude, longitude + turns]
  })
}

/** Closes Antarctica's ring, which goes once around the earth, along the bottom of the map. */
function closeOverPole(ring: Ring): Line {
  const line = unwrap(ring)
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || Math.abs(first[1] - last[1]) < 180) return line
  return [...line, [SOUTH_POLE, last[1]], [SOUTH_POLE, first[1]]]
}
