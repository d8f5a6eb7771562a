import { formatPanels } from '#shared/format/quantity.ts'
import { type EntryRange, entryRangeOf } from '#shared/home/figures.ts'
import type { Plane } from '#shared/home/system.ts'
import { t } from '#shared/language/t.ts'
import { fromDisplayLength, lengthUnit, toDisplayLength } from '#shared/region.ts'
import { densityOf, isFlat } from '#shared/roof/flat-roof.ts'
import {
  DEFAULT_PANEL,
  fitPanels,
  type PanelGrid,
  pitchOf,
  type RoofRectangle,
} from '#shared/roof/panels-in-rectangle.ts'
import { useHomeRegion } from '../../../home/home-region.ts'
import { Button } from '../../../ui/button.tsx'
import { LiveNumberField } from '../../../ui/number-field.tsx'
import { usePlan } from '../../engine/plan-store.ts'
import { setPlane, setPlanePanels } from '../../fields/edit.ts'

const INITIAL_RECTANGLE: RoofRectangle = { width: 8, height: 5, clearance: 0.3, ...DEFAULT_PANEL }

const SIDES: readonly (readonly [keyof RoofRectangle, (isFlat: boolean) => string])[] = [
  ['width', (isFlat) => (isFlat ? t('Width along the rows of panels') : t('Width along the lower edge'))],
  [
    'height',
    (isFlat) => (isFlat ? t('Depth across the rows of panels') : t('Height from lower to top edge, along the slope')),
  ],
  ['clearance', () => t('Free space at each edge')],
  ['panelLong', () => t('Long side of a panel')],
  ['panelShort', () => t('Short side of a panel')],
]

export default function PlaneRectangle({ index, plane }: { index: number; plane: Plane }) {
  const region = useHomeRegion()
  const plannedHome = usePlan(({ plannedHome }) => plannedHome)
  const rectangle = plane.rectangle ?? INITIAL_RECTANGLE
  const density = densityOf(plane)
  const grid = fitPanels(rectangle, density)
  const unit = lengthUnit(region)
  const toShownLength = (meters: number) => Number(toDisplayLength(meters, region).toFixed(2))
  const toShownRange = ({ min, max, step }: EntryRange) => ({ min: toShownLength(min), max: toShownLength(max), step })
  const plannedPanels = plannedHome?.system.arrays.find((array) => array.plane === index)?.panels

  function change(side: keyof RoofRectangle, length: number) {
    const next = { ...rectangle, [side]: Number(fromDisplayLength(length, region).toFixed(4)) }
    setPlane(index, { rectangle: next, room: { kind: 'panels', count: fitPanels(next, density).panels } }, 'rectangle')
  }
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        {SIDES.map(([side, label]) => (
          <LiveNumberField
            key={side}
            label={t('{label} ({unit})', { label: label(isFlat(plane)), unit })}
            name={label(isFlat(plane))}
            unit={`\u00A0${unit}`}
            region={region}
            range={toShownRange(entryRangeOf(`roof.planes.*.rectangle.${side}`))}
            value={toShownLength(rectangle[side])}
            onValue={(length) => change(side, length)}
          />
        ))}
      </div>
      <PanelPicture rectangle={rectangle} grid={grid} density={density} />
      <p role="status" className="font-semibold">
        {describeGrid(grid)}
      </p>
      {plannedHome && grid.panels > 0 && (grid.panels !== plannedPanels || !plane.rectangle) && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => {
            // Applying the result also confirms measures that were never edited.
            setPlane(index, { rectangle, room: { kind: 'panels', count: grid.panels } }, 'rectangle')
            setPlanePanels(index, grid.panels, plannedHome)
          }}
        >
          {t('Use {panels}', { panels: formatPanels(grid.panels, region) })}
        </Button>
      )}
    </div>
  )
}

function describeGrid({ orientation, columns, rows, panels }: PanelGrid): string {
  if (panels === 0) return t('No panel fits between the edges. Check the sizes above.')
  return t(
    '{panels, plural, one {# panel fits} other {# panels fit}}: {rows, plural, one {# row} other {# rows}} of {columns}, {orientation, select, upright {upright} other {sideways}}.',
    { panels, rows, columns: String(columns), orientation },
  )
}

/** Single panels are too small to draw if there are more. */
const MAX_DRAWN_PANELS = 400

type PanelPictureProps = { rectangle: RoofRectangle; grid: PanelGrid; density: number }

function PanelPicture({ rectangle, grid, density }: PanelPictureProps) {
  const { width, height, clearance, panelLong, panelShort } = rectangle
  if (!(width > 0 && height > 0) || grid.panels > MAX_DRAWN_PANELS) return null
  const [across, up] = grid.orientation === 'upright' ? [panelShort, panelLong] : [panelLong, panelShort]
  const [columnPitch, rowPitch] = [pitchOf(across), pitchOf(up, density)]
  const occupied = (count: number, panelSize: number, pitch: number) => panelSize + (count - 1) * pitch
  const left = (width - occupied(grid.columns, across, columnPitch)) / 2
  const top = (height - occupied(grid.rows, up, rowPitch)) / 2
  const places = Array.from({ length: grid.panels }, (_, i) => ({
    x: left + (i % grid.columns) * columnPitch,
    y: top + Math.floor(i / grid.columns) * rowPitch,
  }))
  const line = Math.max(width, height) / 250
  const [freeWidth, freeHeight] = [width - 2 * clearance, height - 2 * clearance]
  return (
    <svg
      viewBox={`${-line} ${-line} ${width + 2 * line} ${height + 2 * line}`}
      aria-hidden="true"
      className="max-h-72 w-full max-w-xl forced-colors:bg-surface"
    >
      <rect width={width} height={height} className="fill-sunken stroke-ink" strokeWidth={line} />
      {freeWidth > 0 && freeHeight > 0 && (
        <rect
          x={clearance}
          y={clearance}
          width={freeWidth}
          height={freeHeight}
          className="fill-none stroke-edge"
          strokeWidth={line}
          strokeDasharray={`${4 * line} ${3 * line}`}
        />
      )}
      {places.map(({ x, y }) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width={across}
          height={up}
          rx={0.03}
          className="fill-sun stroke-ink"
          strokeWidth={line / 2}
        />
      ))}
    </svg>
  )
}
