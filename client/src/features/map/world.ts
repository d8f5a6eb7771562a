import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import fineUrl from 'world-atlas/countries-50m.json?url'
import coarseUrl from 'world-atlas/countries-110m.json?url'

/** [latitude, longitude] [°], as Leaflet takes them. Longitudes may lie beyond ±180. */
type Point = [number, number]
type Line = Point[]
type Ring = readonly (readonly number[])[]

export interface World {
  readonly land: Line[]
  readonly coasts: Line[]
  readonly borders: Line[]
}

type WorldAtlas = Topology<{ countries: GeometryCollection; land: GeometryCollection }>

/** 1 : 110 million for the whole world, 1 : 50 million for a closer look. */
export type Detail = 'coarse' | 'fine'

/** Coastlines and borders by Natural Earth, once around the earth. To be called by the worker: it takes a moment. */
export async function readWorld(detail: Detail): Promise<World> {
  const response = await fetch(detail === 'fine' ? fineUrl : coarseUrl)
  if (!response.ok) throw new Error(`The outlines of the world could not be loaded: ${response.status}`)
  return drawWorld((await response.json()) as WorldAtlas)
}

/** The same, read beside the page. */
export function loadWorld(detail: Detail): Promise<World> {
  const worker = new Worker(new URL('./world-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<World>((resolve, reject) => {
    const refuse = () => reject(new Error('The outlines of the world could not be loaded'))
    worker.onmessage = ({ data }: MessageEvent<World | null>) => (data ? resolve(data) : refuse())
    worker.onerror = refuse
    worker.postMessage(detail)
  }).finally(() => worker.terminate())
}

const SOUTH_POLE = -90

function drawWorld(atlas: WorldAtlas): World {
  const { countries, land } = atlas.objects
  const lines = (inner: boolean) => mesh(atlas, countries as never, (a, b) => (a === b) !== inner).coordinates
  return {
    land: feature(atlas, land)
      .features.flatMap(({ geometry }) => rings(geometry))
      .map(closeOverPole),
    coasts: lines(false).map(unwrap),
    borders: lines(true).map(unwrap),
  }
}

/** The lines further east or west [°]: the map repeats sideways, and a shape that crosses the date line is completed by its neighbour. */
export const shifted = (lines: readonly Line[], degrees: number): Line[] =>
  lines.map((line) => line.map(([latitude, longitude]): Point => [latitude, longitude + degrees]))

function rings(geometry: GeoJSON.Geometry): Ring[] {
  if (geometry.type === 'Polygon') return geometry.coordinates
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : []
}

/** The data runs on over the date line from 180 to -180; drawn so, it would cross the whole map. Counts on instead. */
function unwrap(line: Ring): Line {
  let turns = 0
  let before: number | undefined
  return line.map(([longitude = 0, latitude = 0]) => {
    if (before !== undefined && Math.abs(longitude - before) > 180) turns += before > longitude ? 360 : -360
    before = longitude
    return [latitude, longitude + turns]
  })
}

/** Antarctica goes once around the earth: its ring is closed along the lower edge of the map. */
function closeOverPole(ring: Ring): Line {
  const line = unwrap(ring)
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || Math.abs(first[1] - last[1]) < 180) return line
  return [...line, [SOUTH_POLE, last[1]], [SOUTH_POLE, first[1]]]
}
