import { encode } from 'uqr'
import { classes } from './classes.ts'

/** Free modules around it, without which readers do not find it: ISO/IEC 18004 asks for four. */
const QUIET = 4

type QrCodeProps = {
  text: string
  /** What it is a picture of: what it holds stands beside it in words. */
  label: string
  className?: string
}

/** A text as a picture that cameras read: dark on light in either scheme, since many readers know no other. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={classes('bg-white text-black', className)}
    >
      <path d={data.flatMap(runs).join('')} fill="currentColor" />
    </svg>
  )
}

/** The dark modules of a row as rectangles, those beside each other in one. */
function runs(row: readonly boolean[], y: number): string[] {
  const paths: string[] = []
  for (let x = 0; x < row.length; x++) {
    const start = x
    while (row[x]) x++
    if (x > start) paths.push(`M${start} ${y}h${x - start}v1h-${x - start}z`)
  }
  return paths
}
