/** Rectangle in the chart's coordinates [px]. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface ChartLabel {
  readonly text: string
  readonly x: number
  /** Baseline of the text. */
  readonly y: number
  readonly anchor: 'start' | 'middle' | 'end'
}

export type LabelSlot = Omit<ChartLabel, 'text'>

/** Font size of labels [px]. */
export const LABEL_FONT_SIZE = 12.5
/** Added to the center of a mark, it is the baseline of text next to it [px]. */
export const BASELINE_OFFSET = 0.35 * LABEL_FONT_SIZE
/** Ascent and descent of Figtree [share of the font size]. */
const ASCENT = 0.95
const DESCENT = 0.25

/** Width of characters [share of the font size]: the first that matches. Vowel signs of Devanagari are marks. */
const WIDTHS = [
  [/\p{Mn}/u, 0],
  [/\s|\p{Mc}/u, 0.3],
  [/[A-Z%]/, 0.85],
] as const
const DEFAULT_WIDTH = 0.65

/** Upper bound of a text's width [px]. */
export const estimateTextWidth = (text: string) =>
  [...text].reduce((sum, character) => sum + (WIDTHS.find(([kind]) => kind.test(character))?.[1] ?? DEFAULT_WIDTH), 0) *
  LABEL_FONT_SIZE

export function computeLabelBox({ text, x, y, anchor }: ChartLabel): Box {
  const width = estimateTextWidth(text)
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { left, right: left + width, top: y - ASCENT * LABEL_FONT_SIZE, bottom: y + DESCENT * LABEL_FONT_SIZE }
}

/** Moves a label that a vertical line would cross to the far side of the line, away from its anchor. */
export function moveOffLine(label: ChartLabel, line: number, gap: number): ChartLabel {
  const { left, right } = computeLabelBox(label)
  const isCrossed = left - gap < line && line < right + gap
  if (!isCrossed || label.anchor === 'middle') return label
  return { ...label, x: label.anchor === 'end' ? Math.min(label.x, line - gap) : Math.max(label.x, line + gap) }
}

export const computeMarkBox = (x: number, y: number, halfSize: number): Box => ({
  left: x - halfSize,
  top: y - halfSize,
  right: x + halfSize,
  bottom: y + halfSize,
})

export const overlaps = (first: Box, second: Box) =>
  first.left < second.right && second.left < first.right && first.top < second.bottom && second.top < first.bottom

/**
 * Greedy: each label gets its first slot that is within the drawing and overlaps neither occupied boxes nor earlier
 * labels. A label without such a slot is left out.
 */
export function createLabelPlacer(
  drawing: { readonly left?: number; readonly width: number; readonly height: number },
  occupied: readonly Box[],
) {
  const boxes = [...occupied]
  return (text: string, slots: readonly LabelSlot[]): ChartLabel | undefined => {
    for (const slot of slots) {
      const label = { text, ...slot }
      const box = computeLabelBox(label)
      const fits =
        box.left >= (drawing.left ?? 0) && box.top >= 0 && box.right <= drawing.width && box.bottom <= drawing.height
      if (!fits || boxes.some((other) => overlaps(box, other))) continue
      boxes.push(box)
      return label
    }
    return undefined
  }
}
