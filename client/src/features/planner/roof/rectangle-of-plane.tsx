import {
  PANEL_GAP,
  type PanelGrid,
  panelsIn,
  type RoofRectangle,
  USUAL_PANEL,
} from '#shared/home/panels-in-rectangle.ts'
import type { Plane } from '#shared/home/system.ts'
import { lengthUnit, readLength, shownLength } from '#shared/region.ts'
import { Button } from '../../../ui/button.tsx'
import { LiveNumberField } from '../../../ui/number-field.tsx'
import { setPanelsOn, setPlane } from '../edit.ts'
import { usePlan } from '../reckoning/plan-store.ts'
import { useRegionOfHome } from '../region-of-home.ts'
import { writePanels } from '../write.ts'

/** To begin with, until the roof was measured [m]. */
const FIRST: RoofRectangle = { width: 8, height: 5, clearance: 0.3, ...USUAL_PANEL }

/** What is asked of it, with its bounds [m]. */
const SIDES: readonly (readonly [keyof RoofRectangle, string, number, number])[] = [
  ['width', 'Width along the eaves', 0, 200],
  ['height', 'Height, eaves to ridge along the slope', 0, 200],
  ['clearance', 'Kept free at each edge', 0, 20],
  ['panelLong', 'Long side of a panel', 0.1, 5],
  ['panelShort', 'Short side of a panel', 0.1, 5],
]

/** The panels of a roof by its rectangle: rows and columns, and a picture of them. */
export default function RectangleOfPlane({ index, plane }: { index: number; plane: Plane }) {
  const region = useRegionOfHome()
  const { planned } = usePlan()
  const rectangle = plane.rectangle ?? FIRST
  const grid = panelsIn(rectangle)
  const unit = lengthUnit(region)
  const shown = (metres: number) => Number(shownLength(metres, region).toFixed(2))
  const now = planned?.system.arrays.find((array) => array.plane === index)?.panels

  function change(side: keyof RoofRectangle, length: number) {
    const next = { ...rectangle, [side]: Number(readLength(length, region).toFixed(4)) }
    setPlane(index, { rectangle: next, room: { kind: 'panels', count: panelsIn(next).panels } }, 'rectangle')
  }
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        {SIDES.map(([side, label, min, max]) => (
          <LiveNumberField
            key={side}
            label={`${label} (${unit})`}
            name={label}
            unit={` ${unit}`}
            region={region}
            range={{ min: shown(min), max: shown(max), step: 0.1 }}
            value={shown(rectangle[side])}
            onValue={(length) => change(side, length)}
          />
        ))}
      </div>
      <Picture rectangle={rectangle} grid={grid} />
      <p role="status" className="font-semibold">
        {inWords(grid)}
      </p>
      {planned && grid.panels > 0 && (grid.panels !== now || !plane.rectangle) && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => {
            // Whoever plans with the first measures takes them for right.
            setPlane(index, { rectangle, room: { kind: 'panels', count: grid.panels } }, 'rectangle')
            setPanelsOn(index, grid.panels, planned)
          }}
        >
          Plan with {writePanels(grid.panels, region)}
        </Button>
      )}
    </div>
  )
}

function inWords({ way, columns, rows, panels }: PanelGrid): string {
  if (panels === 0) return 'No panel fits between the edges.'
  const each = rows === 1 ? '1 row' : `${rows} rows`
  return `${panels === 1 ? '1 panel fits' : `${panels} panels fit`}: ${each} of ${columns}, ${way}.`
}

/** Most panels that are drawn one by one; of more, a picture tells nothing. */
const MOST_DRAWN = 400

/** The roof to scale, with the edges that stay free. */
function Picture({ rectangle, grid }: { rectangle: RoofRectangle; grid: PanelGrid }) {
  const { width, height, clearance, panelLong, panelShort } = rectangle
  if (!(width > 0 && height > 0) || grid.panels > MOST_DRAWN) return null
  const [across, up] = grid.way === 'upright' ? [panelShort, panelLong] : [panelLong, panelShort]
  const taken = (count: number, each: number) => count * each + Math.max(0, count - 1) * PANEL_GAP
  // In the middle of what is free.
  const left = (width - taken(grid.columns, across)) / 2
  const top = (height - taken(grid.rows, up)) / 2
  const places = Array.from({ length: grid.panels }, (_, i) => ({
    x: left + (i % grid.columns) * (across + PANEL_GAP),
    y: top + Math.floor(i / grid.columns) * (up + PANEL_GAP),
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
