/** A chart of an article: horizontal bars, or columns over months. */
export interface Chart {
  /** Topic and language, in the file's name. */
  readonly name: string
  readonly kind?: 'bars' | 'columns'
  /** The finding, without a full stop. */
  readonly title: string
  /** What is drawn and in which unit, without a full stop. */
  readonly subtitle: string
  readonly bars: readonly Bar[]
}

/** `text` is the value as it is written. A column's label is one letter in the chart and complete in its description. */
export type Bar = readonly [label: string, value: number, text: string]

/** Readable on phones, where the chart fills the width [px]. */
export const CHART_WIDTH = 440
export const CHART_MARGIN = 20
export const BAR_PITCH = 54
const COLUMNS_HEIGHT = 240

export const chartHeight = ({ kind, bars }: Chart): number =>
  kind === 'columns' ? COLUMNS_HEIGHT : 2 * CHART_MARGIN + bars.length * BAR_PITCH - 14

export const chartPath = ({ name }: Chart): string => `/images/chart-${name}.svg`
