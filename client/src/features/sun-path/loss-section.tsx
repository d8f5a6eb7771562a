import { type KeyboardEvent, type PointerEvent, useMemo, useState } from 'react'
import type { FigureFormats } from '#shared/format/figures.ts'
import { t } from '#shared/language/t.ts'
import { computeLoss, type PlaceAnalysis } from '#shared/solar/analyze-place.ts'
import { wrap360 } from '#shared/solar/angles.ts'
import { compassWords, equatorAzimuth } from '#shared/solar/compass.ts'
import type { Plane } from '#shared/solar/plane.ts'
import { useFigures } from '../../home/figures.ts'
import { CardSection } from '../../ui/card.tsx'
import { ChartReadout, Legend, LegendItem, useElementWidth } from '../../ui/chart/chart.tsx'
import type { CompassFrame } from '../../ui/chart/compass-frame.ts'
import { classes } from '../../ui/classes.ts'
import { createLossField, findBand, LEVELS, type LossField } from './loss-field.ts'
import { createLossMapFrame } from './loss-labels.ts'
import { BANDS, LossMap } from './loss-map.tsx'

/** Step of an arrow key [°]. */
const STEP = 5

export function LossSection({ analysis, latitude }: { analysis: PlaceAnalysis; latitude: number }) {
  const { roof, best } = analysis
  const figures = useFigures()
  const [box, width] = useElementWidth<HTMLDivElement>()
  const [pointedPlane, setPointedPlane] = useState<Plane | null>(null)
  const field = useMemo(() => createLossField(analysis, equatorAzimuth(latitude)), [analysis, latitude])
  const frame = useMemo(() => createLossMapFrame(width, field.center), [width, field.center])
  const currentPlane = pointedPlane ?? roof
  return (
    <CardSection heading={t('Every slope and direction')}>
      <p className="mb-4 text-soft print:mb-1">
        {t('How much of the best yearly output a roof loses, by its slope and direction.')}{' '}
        {roof.loss >= 0.005 &&
          t('Your roof loses {share} compared with the best.', {
            share: formatLoss(roof.loss * 100, figures),
          })}
      </p>
      <div
        ref={box}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys walk over it
        tabIndex={0}
        aria-label={t(
          'Map of losses. Best: {best}. Your roof: {roof}, {share} lost. Use the arrow keys to read other roofs.',
          {
            best: describePlane(best, figures),
            roof: describePlane(roof, figures),
            share: formatLoss(roof.loss * 100, figures),
          },
        )}
        className="cursor-crosshair rounded-xl"
        onKeyDown={(event) => {
          const next = moveByKey(event, currentPlane)
          if (!next) return
          event.preventDefault()
          setPointedPlane(next)
        }}
        onBlur={() => setPointedPlane(null)}
        onPointerMove={(event) => setPointedPlane(planeAtPointer(event, frame))}
        onPointerDown={(event) => setPointedPlane(planeAtPointer(event, frame))}
        onPointerLeave={() => setPointedPlane(null)}
      >
        <LossMap frame={frame} field={field} roof={roof} best={best} pointedPlane={pointedPlane} />
      </div>
      <ChartReadout className="print:hidden">
        {pointedPlane
          ? t('{roof}: {share} lost.', {
              roof: describePlane(pointedPlane, figures),
              share: formatLoss(computeLoss(analysis, pointedPlane) * 100, figures),
            })
          : t('Point at the map, or use the arrow keys.')}
      </ChartReadout>
      <BandLegend field={field} />
    </CardSection>
  )
}

const describePlane = ({ tilt, azimuth }: Plane, { upTo }: FigureFormats) =>
  tilt === 0
    ? t('lying flat')
    : t('{slope} facing {direction} ({azimuth})', {
        slope: `${upTo(tilt, 0)}°`,
        direction: compassWords(azimuth),
        azimuth: `${wrap360(Math.round(azimuth))}°`,
      })

/** The loss is rounded to the precision of the model. */
const formatLoss = (loss: number, { percent }: FigureFormats) => percent(loss < 0.5 ? 0 : loss, loss < 10 ? 1 : 0)

const ARROWS: Readonly<Record<string, readonly [tilt: number, azimuth: number]>> = {
  ArrowUp: [STEP, 0],
  ArrowDown: [-STEP, 0],
  ArrowLeft: [0, -STEP],
  ArrowRight: [0, STEP],
}

function moveByKey({ key }: KeyboardEvent, { tilt, azimuth }: Plane): Plane | null {
  const arrow = ARROWS[key]
  if (!arrow) return null
  return {
    tilt: Math.min(90, Math.max(0, Math.round(tilt) + arrow[0])),
    azimuth: wrap360(Math.round(azimuth) + arrow[1]),
  }
}

function planeAtPointer(event: PointerEvent, { width, x, y }: CompassFrame): Plane | null {
  const box = event.currentTarget.getBoundingClientRect()
  const scale = width / box.width
  const azimuth = Math.round(x.invert((event.clientX - box.left) * scale))
  const tilt = Math.round(y.invert((event.clientY - box.top) * scale))
  const [left = 0, right = 0] = x.domain()
  return tilt >= 0 && tilt <= 90 && azimuth >= left && azimuth <= right ? { tilt, azimuth: wrap360(azimuth) } : null
}

function BandLegend({ field }: { field: LossField }) {
  const figures = useFigures()
  const lastBand = findBand(Math.max(...Array.from(field.grid.values)))
  return (
    <Legend>
      {[...LEVELS, null].slice(0, lastBand + 1).map((level, band) => (
        <LegendItem
          key={level ?? 'more'}
          viewBox="0 0 20 20"
          sample={<rect className={classes(BANDS[band], 'stroke-edge')} x={2} y={2} width={16} height={16} rx={3} />}
        >
          {describeBand(band, figures)}
        </LegendItem>
      ))}
    </Legend>
  )
}

function describeBand(band: number, { percent }: FigureFormats): string {
  const [from, to] = [LEVELS[band - 1], LEVELS[band]].map((level) => level !== undefined && percent(level))
  if (!to) return t('{least} and more', { least: from || '' })
  return from ? t('{least} to {most}', { least: from, most: to }) : t('under {most}', { most: to })
}
