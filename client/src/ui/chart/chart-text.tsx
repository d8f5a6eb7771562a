import { classes } from '../classes.ts'
import { type ChartLabel, LABEL_FONT_SIZE } from './label-placement.ts'

export function ChartText({ text, x, y, anchor, className }: ChartLabel & { className?: string }) {
  return (
    <text className={classes('chart-text', className)} x={x} y={y} textAnchor={anchor} fontSize={LABEL_FONT_SIZE}>
      {text}
    </text>
  )
}

interface ChartLabelsProps {
  /** Labels without space are `undefined`. */
  readonly labels: readonly (ChartLabel | undefined)[]
  readonly className?: string
}

export const ChartLabels = ({ labels, ...style }: ChartLabelsProps) =>
  labels.map((label) => label && <ChartText key={`${label.text} ${label.x} ${label.y}`} {...label} {...style} />)
