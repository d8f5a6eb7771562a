import { encode } from 'uqr'
import { classes } from './classes.ts'

/** Quiet zone [modules]; ISO/IEC 18004 requires four. */
const QUIET_ZONE = 4

type QrCodeProps = {
  text: string
  /** Text alternative; the content is next to the code as text. */
  label: string
  className?: string
}

/** Dark on light in both schemes, because many readers cannot read it inverted. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={classes('bg-white text-black', className)}
    >
      <path d={data.flatMap(buildRowPaths).join('')} fill="currentColor" />
    </svg>
  )
}

/** Adjacent modules are merged. */
function buildRowPaths(row: readonly boolean[], y: number): string[] {
  const paths: string[] = []
  for (let x = 0; x < row.length; x++) {
    const start = x
    while (row[x]) x++
    if (x > start) paths.push(`M${start} ${y}h${x - start}v1h-${x - start}z`)
  }
  return paths
}
