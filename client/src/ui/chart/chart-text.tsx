import { classes } from '../classes.ts'
import { type Label, LETTERS } from './placed-words.ts'

/** Words on a chart. */
export function ChartText({ words, x, y, anchor, className }: Label & { className?: string | false }) {
  return (
    <text className={classes('chart-text', className)} x={x} y={y} textAnchor={anchor} fontSize={LETTERS}>
      {words}
    </text>
  )
}
