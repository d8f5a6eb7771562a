import {
  type Corner,
  cornerAt,
  edgeLength,
  outwardOf,
  placeOfCorner,
  type RoofOutline,
  type TracedSlope,
  tracedSlope,
} from '#shared/home/roof-outline.ts'
import { FARTHEST, MOST_CORNERS, type Plane } from '#shared/home/system.ts'
import { lengthUnit, readLength, shownArea, shownLength } from '#shared/region.ts'
import { useHome } from '../../../state/home.ts'
import { AddIcon, RemoveIcon } from '../../../ui/action-icons.tsx'
import { Button } from '../../../ui/button.tsx'
import { Choices } from '../../../ui/choices.tsx'
import { LiveNumberField } from '../../../ui/number-field.tsx'
import { setPlane } from '../edit.ts'
import { useRegionOfHome } from '../region-of-home.ts'
import type { RoofMap } from '../slots.ts'
import { writeNumber } from '../write.ts'
import { inWords } from './compass-dial.ts'

const NOTHING: RoofOutline = { corners: [], eaves: 0, slopes: 1 }
const SLOPES = { 1: 'This slope alone', 2: 'The whole roof, of two equal slopes' } as const
/** A house to begin with [m], its longer sides east to west. */
const HOUSE: readonly Corner[] = [
  { east: -5, north: -4 },
  { east: 5, north: -4 },
  { east: 5, north: 4 },
  { east: -5, north: 4 },
]
const FURTHER = 3 // [m]

type OutlineOfPlaneProps = { index: number; plane: Plane; OnMap: RoofMap }

/**
 * A slope traced on the map or by the distances of its corners: where it looks and how large it is follow, and stay to be
 * corrected by hand.
 */
export default function OutlineOfPlane({ index, plane, OnMap }: OutlineOfPlaneProps) {
  const { place } = useHome()
  const outline = plane.outline ?? NOTHING
  const { corners } = outline
  const tilt = plane.tilt ?? 0
  const slope = tracedSlope(outline, tilt)
  if (!place) return null

  /** What the outline says counts as soon as it says something. */
  function trace(change: Partial<RoofOutline>) {
    const traced = { ...outline, ...change }
    const next = { ...traced, eaves: Math.min(traced.eaves, Math.max(0, traced.corners.length - 1)) }
    const found = tracedSlope(next, tilt)
    setPlane(index, { outline: kept(next), ...('area' in found && measured(found)) }, 'outline')
  }
  return (
    <div className="grid gap-5">
      <p className="text-soft">
        Press the map at each corner, one after the other round the slope; a corner can be dragged. All of it can be
        typed below as well.
      </p>
      <OnMap
        home={place}
        corners={corners.map((corner) => placeOfCorner(corner, place))}
        eaves={outline.eaves}
        onCorners={(places) => trace({ corners: places.slice(0, MOST_CORNERS).map((each) => cornerAt(each, place)) })}
        onEaves={(eaves) => trace({ eaves })}
      />
      <Corners corners={corners} onCorners={(next) => trace({ corners: next })} />
      {corners.length >= 3 && (
        <>
          <EavesChoice outline={outline} onEaves={(eaves) => trace({ eaves })} />
          <Choices
            label="What was traced"
            options={SLOPES}
            value={String(outline.slopes) as '1' | '2'}
            onValue={(slopes) => trace({ slopes: Number(slopes) as 1 | 2 })}
          />
        </>
      )}
      <Found slope={slope} plane={plane} onTake={(found) => setPlane(index, measured(found), 'outline')} />
    </div>
  )
}

/** As a home holds it, which may be changed. */
const kept = ({ corners, eaves, slopes }: RoofOutline): NonNullable<Plane['outline']> => ({
  corners: corners.map(({ east, north }) => ({ east, north })),
  eaves,
  slopes,
})

/** What a plane is told by its outline: the direction to a degree, the area to a tenth of a square metre. */
const measured = ({ azimuth, area }: TracedSlope): Pick<Plane, 'azimuth' | 'room'> => ({
  azimuth: Math.round(azimuth) % 360,
  room: { kind: 'area', squareMetres: Math.round(area * 10) / 10 },
})

/** The corners by how far east and north of the home's place they are. */
function Corners({ corners, onCorners }: { corners: readonly Corner[]; onCorners: (next: readonly Corner[]) => void }) {
  const region = useRegionOfHome()
  const unit = lengthUnit(region)
  const shown = (metres: number) => Number(shownLength(metres, region).toFixed(2))
  const last = corners.at(-1)
  const range = { min: shown(-FARTHEST), max: shown(FARTHEST), step: 0.5 }
  const change = (at: number, part: keyof Corner) => (length: number) =>
    onCorners(
      corners.map((corner, i) =>
        i === at ? { ...corner, [part]: Number(readLength(length, region).toFixed(3)) } : corner,
      ),
    )
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">Its corners, from the marker of your home</legend>
      <ol className="mt-3 grid gap-3">
        {corners.map((corner, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a corner is known by its place alone
          <li key={at} className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
            {(['east', 'north'] as const).map((part) => (
              <LiveNumberField
                key={part}
                label={`Corner ${at + 1}, ${part} (${unit})`}
                name="The distance"
                unit={` ${unit}`}
                region={region}
                range={range}
                value={shown(corner[part])}
                onValue={change(at, part)}
              />
            ))}
            <Button variant="quiet" size="small" onClick={() => onCorners(corners.filter((_, i) => i !== at))}>
              <RemoveIcon className="size-5" />
              Remove <span className="sr-only">corner {at + 1}</span>
            </Button>
          </li>
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap gap-3">
        {corners.length < MOST_CORNERS && (
          <Button
            variant="secondary"
            size="small"
            onClick={() =>
              onCorners([...corners, last ? { ...last, east: last.east + FURTHER } : { east: 0, north: 0 }])
            }
          >
            <AddIcon className="size-5" />
            Add a corner
          </Button>
        )}
        {corners.length === 0 && (
          <Button variant="secondary" size="small" onClick={() => onCorners(HOUSE)}>
            Begin with a house of {writeNumber(shown(10), region)} × {writeNumber(shown(8), region)} {unit}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

function EavesChoice({ outline, onEaves }: { outline: RoofOutline; onEaves: (edge: number) => void }) {
  const region = useRegionOfHome()
  const { corners, eaves } = outline
  const edges = corners.map((_, edge) => {
    const to = ((edge + 1) % corners.length) + 1
    const length = writeNumber(shownLength(edgeLength(corners, edge), region), region, 1)
    return `${edge + 1}–${to}: ${length} ${lengthUnit(region)}, ${inWords(outwardOf(corners, edge))}`
  })
  return (
    <Choices
      label="Its eaves: the edge that rain runs over"
      hint="From one corner to the next; on the map it is the thick line, and pressing another edge makes that the eaves."
      options={Object.fromEntries(edges.map((words, edge) => [String(edge), words]))}
      value={String(eaves)}
      onValue={(edge) => onEaves(Number(edge))}
    />
  )
}

type FoundProps = { slope: ReturnType<typeof tracedSlope>; plane: Plane; onTake: (slope: TracedSlope) => void }

/** What the outline comes to, and whether the plan has it so: the tilt may have changed since, or somebody knew better. */
function Found({ slope, plane, onTake }: FoundProps) {
  const region = useRegionOfHome()
  if ('problem' in slope) {
    return (
      <p role="status" className="font-semibold">
        {slope.problem}
      </p>
    )
  }
  const area = (squareMetres: number) => `${writeNumber(shownArea(squareMetres, region), region, 1)} ${region.area}`
  const { azimuth, room } = measured(slope)
  const isTaken = plane.azimuth === azimuth && JSON.stringify(plane.room) === JSON.stringify(room)
  return (
    <div role="status" className="grid justify-items-start gap-3">
      <p className="font-semibold">
        It looks {inWords(slope.azimuth)}. From above the slope has {area(slope.footprint)}; at{' '}
        {writeNumber(plane.tilt ?? 0, region, 1)}° that is {area(slope.area)} of roof.
      </p>
      {!isTaken && (
        <>
          <p>The plan goes by other figures, which were given since.</p>
          <Button variant="secondary" onClick={() => onTake(slope)}>
            Take over what was traced
          </Button>
        </>
      )}
    </div>
  )
}
