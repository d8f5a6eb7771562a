import { memo, useEffect, useMemo, useState } from 'react'
import { Polygon, Polyline, useMapEvents } from 'react-leaflet'
import { type Detail, loadWorld, shifted, type World } from './world.ts'

/** From here on the coarse outlines look angular. */
const FINE_FROM_ZOOM = 4
const GRID_STEP = 30 // [°]
/** The map repeats sideways. */
const SIDE = 540 // [°]
/** In one piece: few enough for a slow phone to draw without keeping anybody waiting, and enough to be done soon. */
const POINTS: Readonly<Record<Detail, number>> = { coarse: 1_000, fine: 4_000 }

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

/** The middle first, then left and right of it [°]. */
const COPIES = [0, -360, 360]

/** The world drawn from our own data: coastlines, country borders and the degrees. Needs no tile server. */
export function WorldLayer() {
  const { world, detail } = useWorld()
  return (
    <>
      <Polyline positions={[...parallels, ...meridians]} interactive={false} weight={0.5} className="map-grid" />
      <Polyline positions={equator} interactive={false} weight={1} className="map-grid" />
      {world && <Outlines key={detail} world={world} detail={detail} />}
    </>
  )
}

/** Piece by piece, each a slice of work of its own, so that the page hears what is typed meanwhile. */
function Outlines({ world, detail }: { world: World; detail: Detail }) {
  const pieces = useMemo(() => piecesOf(world, POINTS[detail]), [world, detail])
  const [count, setCount] = useState(1)
  useEffect(() => {
    if (count === pieces.length) return
    const timer = setTimeout(() => setCount(count + 1))
    return () => clearTimeout(timer)
  }, [count, pieces])
  return pieces.slice(0, count).map((piece) => <Piece key={piece.name} {...piece} />)
}

type Part = keyof World
const PARTS: readonly Part[] = ['land', 'borders', 'coasts']

const piecesOf = (world: World, most: number): PieceProps[] =>
  PARTS.flatMap((part) => {
    const bundles = bundled(world[part], most)
    return COPIES.flatMap((degrees) =>
      bundles.map((lines, index) => ({ name: `${part} ${degrees} ${index}`, part, lines, degrees })),
    )
  })

/** Lines together as long as they have no more points than that. */
function bundled(lines: World[Part], most: number): World[Part][] {
  const bundles: World[Part][] = []
  let points = most
  for (const line of lines) {
    if (points + line.length > most) {
      bundles.push([])
      points = 0
    }
    bundles.at(-1)?.push(line)
    points += line.length
  }
  return bundles
}

interface PieceProps {
  readonly name: string
  readonly part: Part
  readonly lines: World[Part]
  readonly degrees: number
}

const Piece = memo(({ part, lines, degrees }: PieceProps) => {
  const [positions] = useState(() => shifted(lines, degrees))
  if (part === 'land')
    return (
      <Polygon
        positions={positions.map((ring) => [ring])}
        interactive={false}
        stroke={false}
        fillOpacity={1}
        className="map-land"
      />
    )
  const look = part === 'coasts' ? { weight: 1, className: 'map-coast' } : { weight: 0.8, className: 'map-border' }
  return <Polyline positions={positions} interactive={false} {...look} />
})

/** The coarse outlines at once, the fine ones when they are looked at. Without either the degrees are still there. */
function useWorld() {
  const map = useMapEvents({ zoomend: () => setClose((already) => already || map.getZoom() >= FINE_FROM_ZOOM) })
  const [close, setClose] = useState(() => map.getZoom() >= FINE_FROM_ZOOM)
  const wanted = close ? 'fine' : 'coarse'
  const [known, setKnown] = useState<{ readonly world?: World; readonly detail: Detail }>({ detail: wanted })
  useEffect(() => {
    let isWanted = true
    loadWorld(wanted).then(
      (world) => isWanted && setKnown({ world, detail: wanted }),
      (cause) => console.warn(cause),
    )
    return () => {
      isWanted = false
    }
  }, [wanted])
  return known
}
