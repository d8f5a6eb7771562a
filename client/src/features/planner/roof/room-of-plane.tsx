import { lazy, Suspense } from 'react'
import { panelsIn } from '#shared/home/panels-in-rectangle.ts'
import type { Plane } from '#shared/home/system.ts'
import { readArea, shownArea } from '#shared/region.ts'
import { Choices } from '../../../ui/choices.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FigureField } from '../figure-field.tsx'
import { useRegionOfHome } from '../region-of-home.ts'
import type { RoofMap } from '../slots.ts'
import { useKind } from '../use-kind.ts'

const OutlineOfPlane = lazy(() => import('./outline-of-plane.tsx'))
const RectangleOfPlane = lazy(() => import('./rectangle-of-plane.tsx'))

type Way = 'panels' | 'rectangle' | 'outline' | 'area'
const WAYS: Readonly<Record<Way, string>> = {
  panels: 'The number of panels',
  rectangle: 'Its width and height',
  outline: 'Draw it on the map',
  area: 'Its area',
}

type RoomOfPlaneProps = { index: number; plane: Plane; OnMap: RoofMap }

/** What a plane has room for, by whatever is known of it. What takes more than a box is fetched when it is wanted. */
export function RoomOfPlane({ index, plane, OnMap }: RoomOfPlaneProps) {
  const [way = 'panels', choose] = useKind({ path: `roof.planes.${index}.room`, held: wayOf(plane) })
  return (
    <div className="grid gap-5">
      <Choices
        label="What it has room for"
        hint="By whatever you know of it; leave it empty if you do not know."
        options={WAYS}
        value={way}
        onValue={choose}
      />
      <Suspense fallback={<Skeleton className="h-40" />}>
        {way === 'panels' && <RoomByPanels path={`roof.planes.${index}.room`} />}
        {way === 'area' && <RoomByArea path={`roof.planes.${index}.room`} />}
        {way === 'rectangle' && <RectangleOfPlane index={index} plane={plane} />}
        {way === 'outline' && <OutlineOfPlane index={index} plane={plane} OnMap={OnMap} />}
      </Suspense>
    </div>
  )
}

/** How its room was found the last time; nothing where it has none. */
function wayOf({ outline, rectangle, room }: Plane): Way | undefined {
  if (!room) return undefined
  if (room?.kind === 'area') return outline ? 'outline' : 'area'
  // A number that was typed since counts for itself.
  return rectangle && room.count === panelsIn(rectangle).panels ? 'rectangle' : 'panels'
}

type Room = Plane['room']

const RoomByPanels = ({ path }: { path: string }) => (
  <FigureField
    label="Room for panels (number)"
    path={path}
    range={{ min: 0, max: 2000, step: 1 }}
    write={(count) => ({ kind: 'panels', count: Math.round(count) })}
    read={(held) => ((held as Room)?.kind === 'panels' ? (held as { count: number }).count : undefined)}
    isPlain
  />
)

function RoomByArea({ path }: { path: string }) {
  const region = useRegionOfHome()
  const metres = (held: unknown) =>
    (held as Room)?.kind === 'area' ? (held as { squareMetres: number }).squareMetres : undefined
  return (
    <FigureField
      label={`Its area, on the slope (${region.area})`}
      hint={`Measured along the slope, without chimneys and edges. One kWp takes about ${
        region.area === 'ft²' ? '54 ft²' : '5 m²'
      } with the gaps between panels.`}
      path={path}
      range={{ min: 0, max: shownArea(10_000, region), step: 5 }}
      write={(area) => ({ kind: 'area', squareMetres: Number(readArea(area, region).toFixed(2)) })}
      read={(held) => {
        const area = metres(held)
        return area === undefined ? undefined : Number(shownArea(area, region).toFixed(1))
      }}
      isPlain
    />
  )
}
