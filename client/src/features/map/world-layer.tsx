import { useEffect, useState } from 'react'
import { Polygon, Polyline, useMapEvents } from 'react-leaflet'
import { loadWorld, type World } from './world.ts'

/** From here on the coarse outlines look angular. */
const FINE_FROM_ZOOM = 4
const GRID_STEP = 30 // [°]
/** The map repeats sideways. */
const SIDE = 540 // [°]

const range = (from: number, to: number) =>
  Array.from({ length: (to - from) / GRID_STEP + 1 }, (_, index) => from + index * GRID_STEP)
const parallels = range(-60, 60).map((latitude): [number, number][] => [
  [latitude, -SIDE],
  [latitude, SIDE],
])
const meridians = range(-SIDE, SIDE).map((longitude): [number, number][] => [
  [-85, longitude],
  [85, longitude],
])
const equator: [number, number][] = [
  [0, -SIDE],
  [0, SIDE],
]

/** The world drawn from our own data: coastlines, country borders and the degrees. Needs no tile server. */
export function WorldLayer() {
  const world = useWorld()
  return (
    <>
      {world && (
        <Polygon
          key={`land-${world.detail}`}
          positions={world.land}
          interactive={false}
          stroke={false}
          fillOpacity={1}
          className="map-land"
        />
      )}
      <Polyline positions={[...parallels, ...meridians]} interactive={false} weight={0.5} className="map-grid" />
      <Polyline positions={equator} interactive={false} weight={1} className="map-grid" />
      {world && (
        <Polyline
          key={`borders-${world.detail}`}
          positions={world.borders}
          interactive={false}
          weight={0.8}
          className="map-border"
        />
      )}
      {world && (
        <Polyline
          key={`coasts-${world.detail}`}
          positions={world.coasts}
          interactive={false}
          weight={1}
          className="map-coast"
        />
      )}
    </>
  )
}

/** The coarse outlines at once, the fine ones when they are looked at. Without either the degrees are still there. */
function useWorld() {
  const map = useMapEvents({ zoomend: () => setClose((already) => already || map.getZoom() >= FINE_FROM_ZOOM) })
  const [close, setClose] = useState(() => map.getZoom() >= FINE_FROM_ZOOM)
  const detail = close ? 'fine' : 'coarse'
  const [world, setWorld] = useState<World & { detail: string }>()
  useEffect(() => {
    let wanted = true
    loadWorld(detail).then(
      (loaded) => wanted && setWorld({ ...loaded, detail }),
      (cause) => console.warn(cause),
    )
    return () => {
      wanted = false
    }
  }, [detail])
  return world
}
