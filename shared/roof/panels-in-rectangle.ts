/** A rectangle of roof; all lengths along the slope [m]. */
export interface RoofRectangle {
  /** Length along the eaves [m]. */
  readonly width: number
  /** Length from eaves to ridge [m]. */
  readonly height: number
  /** Free margin on all four sides, for wind, fire access and edge tiles. */
  readonly clearance: number
  /** Sides of a panel */
  readonly panelLong: number
  readonly panelShort: number
}

/** All panels in portrait (long side up the slope) or all in landscape. */
export interface PanelGrid {
  readonly orientation: 'upright' | 'lying'
  readonly columns: number
  readonly rows: number
  readonly panels: number
}

/** Gap between two panels for the clamps [m]: 20 mm in most mounting systems. */
export const PANEL_GAP = 0.02
/** [m] A module of about 440 W with 108 half cells of 182 mm measures 1,762 × 1,134 mm. */
export const DEFAULT_PANEL = { panelLong: 1.76, panelShort: 1.13 } as const

/**
 * The better orientation; portrait if both hold the same number.
 * @param density of the rows, relative to rows side by side [share]: see `flat-roof.ts`
 */
export function fitPanels(rectangle: RoofRectangle, density = 1): PanelGrid {
  const { panelLong, panelShort } = rectangle
  const portrait = gridOf('upright', rectangle, panelShort, panelLong, density)
  const landscape = gridOf('lying', rectangle, panelLong, panelShort, density)
  return landscape.panels > portrait.panels ? landscape : portrait
}

function gridOf(
  orientation: PanelGrid['orientation'],
  rectangle: RoofRectangle,
  across: number,
  up: number,
  density: number,
): PanelGrid {
  const { width, height, clearance } = rectangle
  const columns = countThatFit(width - 2 * clearance, across, pitchOf(across))
  const rows = countThatFit(height - 2 * clearance, up, pitchOf(up, density))
  return { orientation, columns, rows, panels: columns * rows }
}

/** [m] Absorbs floating-point error where panels fit exactly. */
const TOLERANCE = 1e-5

const countThatFit = (room: number, length: number, pitch: number) =>
  Math.max(0, Math.floor((room - length + TOLERANCE) / pitch) + 1)

/** Distance from one panel to the next [m]. */
export const pitchOf = (length: number, density = 1): number => (length + PANEL_GAP) / density
