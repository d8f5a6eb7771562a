import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import fineUrl from 'world-atlas/countries-50m.json?url'
import coarseUrl from 'world-atlas/countries-110m.json?url'

/** [latitude, longitude] [°], as Leaflet takes them. Longitudes may lie beyond ±180. */
type Point = [number, number]
type Line = Point[]
type Ring = readonly (readonly number[])[]

export interface World {
  readonly land: Line[][]
  readonly coasts: Line[]
  readonly borders: Line[]
}

type WorldAtlas = Topology<{ countries: GeometryCollection; land: GeometryCollection }>

/** Coastlines and borders: Natural Earth at 1 : 110 million for the whole world, at 1 : 50 million for a closer look. */
export async function loadWorld(detail: 'coarse' | 'fine'): Promise<World> {
  const response = await fetch(detail === 'fine' ? fineUrl : coarseUrl)
  if (!response.ok) throw new Error(`The outlines of the world could not be loaded: ${response.status}`)
  return drawWorld((await response.json()) as WorldAtlas)
}

/** Left, middle and right: the map repeats sideways, and a shape that crosses the date line is completed by its neighbour. */
const COPIES = [-360, 0, 360]
const SOUTH_POLE = -90

function drawWorld(atlas: WorldAtlas): World {
  const { countries, land } = atlas.objects
  const lines = (inner: boolean) => mesh(atlas, countries as never, (a, b) => (a === b) !== inner).coordinates
  return {
    land: copies(
      feature(atlas, land)
        .features.flatMap(({ geometry }) => rings(geometry))
        .map(closeOverPole),
    ).map((ring) => [ring]),
    coasts: copies(lines(false).map(unwrap)),
    borders: copies(lines(true).map(unwrap)),
  }
}

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

const copies = (lines: Line[]): Line[] =>
  COPIES.flatMap((offset) =>
    lines.map((line) => line.map(([latitude, longitude]): Point => [latitude, longitude + offset])),
  )
