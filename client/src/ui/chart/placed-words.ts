/** A part of a chart's sheet, in its units, which are pixels on the screen. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Words on a chart. */
export interface Label {
  readonly words: string
  readonly x: number
  /** Of the line the letters stand on. */
  readonly y: number
  /** Which end of the words is at `x`. */
  readonly anchor: 'start' | 'middle' | 'end'
}

export type Spot = Omit<Label, 'words'>

/** Size of the letters [px]. */
export const LETTERS = 12.5
/** Added to the middle of a mark, it is the line of letters that stand beside it [px]. */
export const BESIDE = 0.35 * LETTERS
/** How far the letters reach above and below their line, as Figtree has it [share of their size]. */
const ASCENT = 0.95
const DESCENT = 0.25

/** Rather more than the letters take: capitals and signs are wide, spaces narrow [px]. */
export const widthOf = (words: string) =>
  [...words].reduce((sum, letter) => sum + (/[A-Z%]/.test(letter) ? 0.85 : /\s/.test(letter) ? 0.3 : 0.65), 0) * LETTERS

export function boxOf({ words, x, y, anchor }: Label): Box {
  const width = widthOf(words)
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { left, right: left + width, top: y - ASCENT * LETTERS, bottom: y + DESCENT * LETTERS }
}

/** A square around a mark. */
export const boxAround = (x: number, y: number, reach: number): Box => ({
  left: x - reach,
  top: y - reach,
  right: x + reach,
  bottom: y + reach,
})

export const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/**
 * Gives words their places one after the other: each the first of its spots that is on the sheet and covers neither what
 * is taken nor the words before it. Without one they stay away.
 */
export function placing(sheet: { readonly width: number; readonly height: number }, taken: readonly Box[]) {
  const boxes = [...taken]
  return (words: string, spots: readonly Spot[]): Label | undefined => {
    for (const spot of spots) {
      const label = { words, ...spot }
      const box = boxOf(label)
      const fits = box.left >= 0 && box.top >= 0 && box.right <= sheet.width && box.bottom <= sheet.height
      if (!fits || boxes.some((other) => overlap(box, other))) continue
      boxes.push(box)
      return label
    }
    return undefined
  }
}
