import { memo, useEffect, useMemo, useState } from 'react'
import { Polygon, Polyline, useMapEvents } from 'react-leaflet'
import { type Detail, loadWorld, shiftLongitude, type World } from './world.ts'

/** The coarse outlines look angular from this zoom on. */
const FINE_FROM_ZOOM = 4
const GRID_STEP = 30 // [°]
/** Lines reach past ±180° because the map repeats sideways. */
const MAX_LONGITUDE = 540 // [°]
/** Points per task: few enough to keep a slow phone responsive, and enough to finish soon. */
const POINTS_PER_CHUNK: Readonly<Record<Detail, number>> = { coarse: 1_000, fine: 4_000 }

const createRange = (from: number, to: number) =>
  Array.from({ length: (to - from) / GRID_STEP + 1 }, (_, index) => from + index * GRID_STEP)
const parallels = createRange(-60, 60).map((latitude): [number, number][] => [
  [latitude, -MAX_LONGITUDE],
  [latitude, MAX_LONGITUDE],
])
const meridians = createRange(-MAX_LONGITUDE, MAX_LONGITUDE).map((longitude): [number, number][] => [
  [-85, longitude],
  [85, longitude],
])
const equator: [number, number][] = [
  [0, -MAX_LONGITUDE],
  [0, MAX_LONGITUDE],
]

const GRID = 'stroke-[light-dark(#9dbcc6,#23495a)]'
/** The browser tests find coasts by `map-coast`. */
const COAST = { weight: 1, className: 'map-coast stroke-[light-dark(#5f8794,#6f9eac)]' }
const BORDER = { weight: 0.8, className: 'stroke-[light-dark(#b7a98a,#4a7684)]' }

/** Center first, then west and east of it [°]. */
const WORLD_COPIES = [0, -360, 360]

/** Coastlines, borders and grid from local data. Needs no tile server. */
export function WorldLayer() {
  const { world, detail } = useWorld()
  return (
    <>
      <Polyline positions={[...parallels, ...meridians]} interactive={false} weight={0.5} className={GRID} />
      <Polyline positions={equator} interactive={false} weight={1} className={GRID} />
      {world && <Outlines key={detail} world={world} detail={detail} />}
    </>
  )
}

/** Each chunk in a task of its own, to keep the page responsive. */
function Outlines({ world, detail }: { world: World; detail: Detail }) {
  const chunks = useMemo(() => createChunks(world, POINTS_PER_CHUNK[detail]), [world, detail])
  const [shownCount, setShownCount] = useState(1)
  useEffect(() => {
    if (shownCount === chunks.length) return
    const timer = setTimeout(() => setShownCount(shownCount + 1))
    return () => clearTimeout(timer)
  }, [shownCount, chunks])
  return chunks.slice(0, shownCount).map((chunk) => <OutlineChunk key={chunk.name} {...chunk} />)
}

type OutlineKind = keyof World
const OUTLINE_KINDS: readonly OutlineKind[] = ['land', 'borders', 'coasts']

const createChunks = (world: World, maxPoints: number): OutlineChunkProps[] =>
  OUTLINE_KINDS.flatMap((kind) => {
    const groups = groupLines(world[kind], maxPoints)
    return WORLD_COPIES.flatMap((degrees) =>
      groups.map((lines, index) => ({ name: `${kind} ${degrees} ${index}`, kind, lines, degrees })),
    )
  })

function groupLines(lines: World[OutlineKind], maxPoints: number): World[OutlineKind][] {
  const groups: World[OutlineKind][] = []
  let points = maxPoints
  for (const line of lines) {
    if (points + line.length > maxPoints) {
      groups.push([])
      points = 0
    }
    groups.at(-1)?.push(line)
    points += line.length
  }
  return groups
}

interface OutlineChunkProps {
  readonly name: string
  readonly kind: OutlineKind
  readonly lines: World[OutlineKind]
  readonly degrees: number
}

const OutlineChunk = memo(({ kind, lines, degrees }: OutlineChunkProps) => {
  const [positions] = useState(() => shiftLongitude(lines, degrees))
  if (kind === 'land')
    return (
      <Polygon
        positions={positions.map((ring) => [ring])}
        interactive={false}
        stroke={false}
        fillOpacity={1}
        className="fill-[light-dark(#f4efe1,#28505c)]"
      />
    )
  const style = kind === 'coasts' ? COAST : BORDER
  return <Polyline positions={positions} interactive={false} {...style} />
})

/** Coarse outlines first, fine ones when zoomed in. If loading fails, the grid remains. */
function useWorld() {
  const map = useMapEvents({ zoomend: () => setIsClose((wasClose) => wasClose || map.getZoom() >= FINE_FROM_ZOOM) })
  const [isClose, setIsClose] = useState(() => map.getZoom() >= FINE_FROM_ZOOM)
  const requestedDetail = isClose ? 'fine' : 'coarse'
  const [loaded, setLoaded] = useState<{ readonly world?: World; readonly detail: Detail }>({ detail: requestedDetail })
  useEffect(() => {
    let isCurrent = true
    loadWorld(requestedDetail).then(
      (world) => isCurrent && setLoaded({ world, detail: requestedDetail }),
      (cause) => console.warn(cause),
    )
    return () => {
      isCurrent = false
    }
  }, [requestedDetail])
  return loaded
}
