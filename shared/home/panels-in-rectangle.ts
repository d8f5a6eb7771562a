/*
 * How many panels a rectangle of roof holds, in rows and columns of one kind. All lengths in [m], along the slope.
 */

export interface RoofRectangle {
  /** Along the eaves. */
  readonly width: number
  /** From the eaves to the ridge, along the slope. */
  readonly height: number
  /** Kept free on all four sides: for wind, fire brigades, and the tiles at the edge. */
  readonly clearance: number
  /** Of a panel. */
  readonly panelLong: number
  readonly panelShort: number
}

/** Rows of panels, all upright (long side up the slope) or all lying. */
export interface PanelGrid {
  readonly way: 'upright' | 'lying'
  readonly columns: number
  readonly rows: number
  readonly panels: number
}

/** Between two panels, where their clamps hold them [m]: 20 mm is what most mounting systems take. */
export const PANEL_GAP = 0.02
/** Of a module of about 440 W, 54 pairs of half cells of 182 mm: 1,762 × 1,134 mm [m]. */
export const USUAL_PANEL = { panelLong: 1.76, panelShort: 1.13 } as const

/** The way that holds more panels; upright where both hold the same. */
export function panelsIn(rectangle: RoofRectangle): PanelGrid {
  const { panelLong, panelShort } = rectangle
  const upright = gridOf('upright', rectangle, panelShort, panelLong)
  const lying = gridOf('lying', rectangle, panelLong, panelShort)
  return lying.panels > upright.panels ? lying : upright
}

function gridOf(way: PanelGrid['way'], rectangle: RoofRectangle, across: number, up: number): PanelGrid {
  const { width, height, clearance } = rectangle
  const columns = countIn(width - 2 * clearance, across)
  const rows = countIn(height - 2 * clearance, up)
  return { way, columns, rows, panels: columns * rows }
}

/** A hundredth of a millimetre, so that what fits to the millimetre fits in floating point too [m]. */
const SLACK = 1e-5

/** So many of one length in another, with a gap between two. */
const countIn = (room: number, each: number) => Math.max(0, Math.floor((room + PANEL_GAP + SLACK) / (each + PANEL_GAP)))
