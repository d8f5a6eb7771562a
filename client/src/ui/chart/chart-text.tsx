import { classes } from '../classes.ts'
import { type ChartLabel, LABEL_FONT_SIZE } from './label-placement.ts'

export function ChartText({ words, x, y, anchor, className }: ChartLabel & { className?: string | false }) {
  return (
    <text className={classes('chart-text', className)} x={x} y={y} textAnchor={anchor} fontSize={LABEL_FONT_SIZE}>
      {words}
    </text>
  )
}
