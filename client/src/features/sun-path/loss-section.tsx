import { type KeyboardEvent, type PointerEvent, useMemo, useState } from 'react'
import type { Figures } from '#shared/calculators/figures.ts'
import { lossOf, type PlaceAnalysis } from '#shared/solar/analyse-place.ts'
import { wrap360 } from '#shared/solar/angles.ts'
import { compassWords, sunnySide } from '#shared/solar/compass.ts'
import type { Plane } from '#shared/solar/plane.ts'
import { useFigures } from '../../state/figures.ts'
import { CardSection } from '../../ui/card.tsx'
import { Legend, LegendItem } from '../../ui/chart/legend.tsx'
import { Reading } from '../../ui/chart/reading.tsx'
import { useWidth } from '../../ui/use-width.ts'
import { bandOf, LEVELS, type LossField, lossField } from './loss-field.ts'
import { LossMap } from './loss-map.tsx'
import { type LossSheet, lossSheet } from './loss-sheet.ts'

/** How far an arrow key moves the reading [°]. */
const STEP = 5

/** What every tilt and direction loses against the best of the place. */
export function LossSection({ analysis, latitude }: { analysis: PlaceAnalysis; latitude: number }) {
  const { roof, best } = analysis
  const figures = useFigures()
  const { atMost } = figures
  const [box, width] = useWidth<HTMLDivElement>()
  const [read, setRead] = useState<Plane | null>(null)
  const field = useMemo(() => lossField(analysis, sunnySide(latitude)), [analysis, latitude])
  const sheet = useMemo(() => lossSheet(width, field.centre), [width, field.centre])
  const reading = read ?? roof
  return (
    <CardSection heading="Every tilt and direction">
      <p className="mb-4 text-soft print:mb-1">
        What a roof loses of the best yearly yield, by how steep it is and where it faces.
        {roof.loss >= 0.005 &&
          ` Your roof loses ${atMost(roof.loss * 100, roof.loss < 0.1 ? 1 : 0)} % against the best.`}
      </p>
      <div
        ref={box}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys walk over it
        tabIndex={0}
        aria-label={`Loss map. Best: ${name(best, figures)}. Your roof: ${name(roof, figures)}, ${lossWords(roof.loss * 100, figures)}. Arrow keys read other roofs.`}
        className="cursor-crosshair rounded-xl"
        onKeyDown={(event) => {
          const next = moved(event, reading)
          if (!next) return
          event.preventDefault()
          setRead(next)
        }}
        onBlur={() => setRead(null)}
        onPointerMove={(event) => setRead(pointed(event, sheet))}
        onPointerDown={(event) => setRead(pointed(event, sheet))}
        onPointerLeave={() => setRead(null)}
      >
        <LossMap sheet={sheet} field={field} roof={roof} best={best} reading={read} />
      </div>
      <Reading className="print:hidden">
        {read
          ? `${name(read, figures)}: ${lossWords(lossOf(analysis, read) * 100, figures)}.`
          : 'Point at the map, or walk it with the arrow keys.'}
      </Reading>
      <Bands field={field} />
    </CardSection>
  )
}

const name = ({ tilt, azimuth }: Plane, { atMost }: Figures) =>
  tilt === 0 ? 'lying flat' : `${atMost(tilt, 0)}° facing ${compassWords(azimuth)} (${atMost(wrap360(azimuth), 0)}°)`

const lossWords = (loss: number, { atMost }: Figures) =>
  loss < 0.5 ? 'nothing lost' : `loses ${atMost(loss, loss < 10 ? 1 : 0)} %`

const ARROWS: Readonly<Record<string, readonly [tilt: number, azimuth: number]>> = {
  ArrowUp: [STEP, 0],
  ArrowDown: [-STEP, 0],
  ArrowLeft: [0, -STEP],
  ArrowRight: [0, STEP],
}

function moved({ key }: KeyboardEvent, { tilt, azimuth }: Plane): Plane | null {
  const arrow = ARROWS[key]
  if (!arrow) return null
  return {
    tilt: Math.min(90, Math.max(0, Math.round(tilt) + arrow[0])),
    azimuth: wrap360(Math.round(azimuth) + arrow[1]),
  }
}

function pointed(event: PointerEvent, sheet: LossSheet): Plane | null {
  const box = event.currentTarget.getBoundingClientRect()
  const scale = sheet.width / box.width
  const azimuth = Math.round(sheet.x.invert((event.clientX - box.left) * scale))
  const tilt = Math.round(sheet.y.invert((event.clientY - box.top) * scale))
  const [left = 0, right = 0] = sheet.x.domain()
  return tilt >= 0 && tilt <= 90 && azimuth >= left && azimuth <= right ? { tilt, azimuth: wrap360(azimuth) } : null
}

/** What the shades mean; only those that occur. */
function Bands({ field }: { field: LossField }) {
  const most = bandOf(Math.max(...Array.from(field.grid.values)))
  return (
    <Legend>
      {[...LEVELS, null].slice(0, most + 1).map((level, band) => (
        <LegendItem
          key={level ?? 'more'}
          viewBox="0 0 20 20"
          sample={<rect className={`loss-band-${band} loss-sample`} x={2} y={2} width={16} height={16} rx={3} />}
        >
          {level === null
            ? `${LEVELS.at(-1)} % and more`
            : band === 0
              ? `under ${level} %`
              : `${LEVELS[band - 1]} to ${level} %`}
        </LegendItem>
      ))}
    </Legend>
  )
}
