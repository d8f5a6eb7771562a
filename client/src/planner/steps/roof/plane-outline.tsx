import { formatFacts } from '#shared/format/list.ts'
import { formatNumber } from '#shared/format/number.ts'
import { MAX_CORNER_DISTANCE, MAX_CORNERS, type Plane } from '#shared/home/system.ts'
import { t } from '#shared/language/t.ts'
import { fromDisplayLength, lengthUnit, toDisplayArea, toDisplayLength } from '#shared/region.ts'
import {
  type Corner,
  cornerFromPlace,
  edgeLength,
  type MeasuredSlope,
  measureSlope,
  outwardAzimuth,
  placeFromCorner,
  type RoofOutline,
} from '#shared/roof/roof-outline.ts'
import { useHome } from '../../../home/home.ts'
import { useHomeRegion } from '../../../home/home-region.ts'
import { AddButton } from '../../../ui/add-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { LiveNumberField } from '../../../ui/number-field.tsx'
import { RadioChips } from '../../../ui/radio-chips.tsx'
import { setPlane } from '../../fields/edit.ts'
import { RemoveButton } from '../../fields/remove-button.tsx'
import type { RoofMap } from '../../page/injected-components.ts'
import { describeDirection } from './direction-dial.tsx'

const EMPTY_OUTLINE: RoofOutline = { corners: [], eaves: 0, slopes: 1 }
/** Initial outline [m], longer sides east to west. */
const INITIAL_HOUSE: readonly Corner[] = [
  { east: -5, north: -4 },
  { east: 5, north: -4 },
  { east: 5, north: 4 },
  { east: -5, north: 4 },
]
const NEW_CORNER_DISTANCE = 3 // [m]

type PlaneOutlineProps = { index: number; plane: Plane; OnMap: RoofMap }

/** Traces a roof face on a map or by corner distances. Direction and area follow and can still be corrected by hand. */
export default function PlaneOutline({ index, plane, OnMap }: PlaneOutlineProps) {
  const place = useHome(({ place }) => place)
  const outline = plane.outline ?? EMPTY_OUTLINE
  const { corners } = outline
  const tilt = plane.tilt ?? 0
  const slope = measureSlope(outline, tilt)
  if (!place) return null

  /** The derived direction and area are stored as soon as the outline is valid. */
  function updateOutline(change: Partial<RoofOutline>) {
    const traced = { ...outline, ...change }
    const storedOutline = { ...traced, eaves: Math.min(traced.eaves, Math.max(0, traced.corners.length - 1)) }
    const tracedPlane = measureSlope(storedOutline, tilt)
    setPlane(
      index,
      { outline: toStoredOutline(storedOutline), ...('area' in tracedPlane && measurePlane(tracedPlane)) },
      'outline',
    )
  }
  return (
    <div className="grid gap-5">
      <p className="text-soft">
        {t(
          'Tap each corner on the map, going around the roof face. You can drag a corner, or enter its position below.',
        )}
      </p>
      <OnMap
        home={place}
        corners={corners.map((corner) => placeFromCorner(corner, place))}
        eaves={outline.eaves}
        onCorners={(places) =>
          updateOutline({ corners: places.slice(0, MAX_CORNERS).map((point) => cornerFromPlace(point, place)) })
        }
        onEaves={(eaves) => updateOutline({ eaves })}
      />
      <Corners corners={corners} onCorners={(next) => updateOutline({ corners: next })} />
      {corners.length >= 3 && (
        <>
          <EavesChoice outline={outline} onEaves={(eaves) => updateOutline({ eaves })} />
          <RadioChips
            label={t('What you traced')}
            options={{ 1: t('Only this roof face'), 2: t('The whole roof (two equal faces)') }}
            value={String(outline.slopes) as '1' | '2'}
            onValue={(slopes) => updateOutline({ slopes: Number(slopes) as 1 | 2 })}
          />
        </>
      )}
      <TraceResult
        slope={slope}
        plane={plane}
        onApply={(tracedPlane) => setPlane(index, measurePlane(tracedPlane), 'outline')}
      />
    </div>
  )
}

/** A mutable copy, as the home's schema has it. */
const toStoredOutline = ({ corners, eaves, slopes }: RoofOutline): NonNullable<Plane['outline']> => ({
  corners: corners.map(({ east, north }) => ({ east, north })),
  eaves,
  slopes,
})

/** Azimuth to 1°, area to 0.1 m². */
const measurePlane = ({ azimuth, area }: MeasuredSlope): Pick<Plane, 'azimuth' | 'room'> => ({
  azimuth: Math.round(azimuth) % 360,
  room: { kind: 'area', squareMetres: Math.round(area * 10) / 10 },
})

/** Corner coordinates east and north of the home's place. */
function Corners({ corners, onCorners }: { corners: readonly Corner[]; onCorners: (next: readonly Corner[]) => void }) {
  const region = useHomeRegion()
  const unit = lengthUnit(region)
  const toShownLength = (meters: number) => Number(toDisplayLength(meters, region).toFixed(2))
  const formatLength = (meters: number) => `${formatNumber(toShownLength(meters), region)}\u00A0${unit}`
  const last = corners.at(-1)
  const range = { min: toShownLength(-MAX_CORNER_DISTANCE), max: toShownLength(MAX_CORNER_DISTANCE), step: 0.5 }
  const change = (index: number, part: keyof Corner) => (length: number) =>
    onCorners(
      corners.map((corner, i) =>
        i === index ? { ...corner, [part]: Number(fromDisplayLength(length, region).toFixed(3)) } : corner,
      ),
    )
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{t('Corners, measured from the marker of your home')}</legend>
      <ol className="mt-3 grid gap-3">
        {corners.map((corner, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a corner is known by its place alone
          <li key={index} className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
            {(['east', 'north'] as const).map((part) => (
              <LiveNumberField
                key={part}
                label={t('Corner {number}, {direction, select, east {east} other {north}} ({unit})', {
                  number: String(index + 1),
                  direction: part,
                  unit,
                })}
                name={t('Distance')}
                unit={`\u00A0${unit}`}
                region={region}
                range={range}
                value={toShownLength(corner[part])}
                onValue={change(index, part)}
              />
            ))}
            <RemoveButton
              itemName={t('Corner {number}', { number: String(index + 1) })}
              onClick={() => onCorners(corners.filter((_, i) => i !== index))}
            />
          </li>
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap gap-3">
        <AddButton
          count={corners.length}
          max={MAX_CORNERS}
          onClick={() =>
            onCorners([...corners, last ? { ...last, east: last.east + NEW_CORNER_DISTANCE } : { east: 0, north: 0 }])
          }
        >
          {t('Add corner')}
        </AddButton>
        {corners.length === 0 && (
          <Button variant="secondary" size="small" onClick={() => onCorners(INITIAL_HOUSE)}>
            {t('Start with a house of {length} × {width}', {
              length: formatLength(10),
              width: formatLength(8),
            })}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

function EavesChoice({ outline, onEaves }: { outline: RoofOutline; onEaves: (edge: number) => void }) {
  const region = useHomeRegion()
  const { corners, eaves } = outline
  const edges = corners.map((_, edge) => {
    const to = ((edge + 1) % corners.length) + 1
    const length = formatNumber(toDisplayLength(edgeLength(corners, edge), region), region, 1)
    return `${edge + 1}–${to}: ${formatFacts([
      `${length}\u00A0${lengthUnit(region)}`,
      describeDirection(outwardAzimuth(corners, edge)),
    ])}`
  })
  return (
    <RadioChips
      label={t('Lower edge (eaves)')}
      hint={t('The edge with the gutter. On the map it is the thick line: tap another edge to choose that one.')}
      options={Object.fromEntries(edges.map((name, edge) => [String(edge), name]))}
      value={String(eaves)}
      onValue={(edge) => onEaves(Number(edge))}
    />
  )
}

type TraceResultProps = {
  slope: ReturnType<typeof measureSlope>
  plane: Plane
  onApply: (slope: MeasuredSlope) => void
}

/** Offers to apply the result if the plan differs, because the tilt changed or the user corrected a figure. */
function TraceResult({ slope, plane, onApply }: TraceResultProps) {
  const region = useHomeRegion()
  if ('problem' in slope) {
    return (
      <p role="status" className="font-semibold">
        {slope.problem}
      </p>
    )
  }
  const area = (squareMetres: number) =>
    `${formatNumber(toDisplayArea(squareMetres, region), region, 1)}\u00A0${region.area}`
  const { azimuth, room } = measurePlane(slope)
  const isApplied = plane.azimuth === azimuth && JSON.stringify(plane.room) === JSON.stringify(room)
  return (
    <div role="status" className="grid justify-items-start gap-3">
      <p className="font-semibold">
        {t(
          'Direction of this roof face: {direction}. Area seen from above: {footprint}. Roof area at a slope of {slope}°: {area}.',
          {
            direction: describeDirection(slope.azimuth),
            footprint: area(slope.footprint),
            slope: formatNumber(plane.tilt ?? 0, region, 1),
            area: area(slope.area),
          },
        )}
      </p>
      {!isApplied && (
        <>
          <p>{t('Your plan uses other figures, which you entered later.')}</p>
          <Button variant="secondary" onClick={() => onApply(slope)}>
            {t('Use the traced figures')}
          </Button>
        </>
      )}
    </div>
  )
}
