import { House, Mountain, Pencil, TreeDeciduous } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { formatShare } from '#shared/format/number.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import { t } from '#shared/language/t.ts'
import { wrap360 } from '#shared/solar/angles.ts'
import { equatorAzimuth } from '#shared/solar/compass.ts'
import {
  MAX_OBSTACLES,
  nextObstacleId,
  type ObstacleKind,
  selectUsableObstacles,
  type UserObstacle,
} from '#shared/solar/obstacle.ts'
import { useRegion } from '../../home/region.ts'
import { AddIcon } from '../../ui/action-icons.tsx'
import { FullListNote } from '../../ui/add-button.tsx'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { ObstacleRow } from './obstacle-row.tsx'

export interface ObstacleEditorProps {
  readonly latitude: number
  readonly obstacles: readonly UserObstacle[]
  readonly onObstacles: (obstacles: readonly UserObstacle[]) => void
  readonly isDrawing: boolean
  readonly onDrawing: (drawing: boolean) => void
  /** Yearly loss to the obstacles, [share] and [kWh], once computed. */
  readonly lossShare: number | undefined
  readonly lostKwh: number | undefined
  /** Part of the home whose output is lost. */
  readonly shaded?: 'roof' | 'face' | 'kit'
}

const icons = { Tree: TreeDeciduous, House, Hill: Mountain } satisfies Record<ObstacleKind, unknown>
/** A new obstacle starts on the morning side of solar noon, each next to the last one. */
const NEW_OBSTACLE = { width: 30, altitude: 25, spacing: 35 } // [°]

export function ObstacleEditor(props: ObstacleEditorProps) {
  const { latitude, obstacles, onObstacles, isDrawing, onDrawing, lossShare, lostKwh, shaded = 'roof' } = props
  const region = useRegion()
  const id = useId()
  const [announcement, announce] = useState('')
  const buttons = useRef<HTMLDivElement>(null)

  const isFull = obstacles.length >= MAX_OBSTACLES
  function addObstacle(kind: ObstacleKind) {
    if (isFull) return
    const from = wrap360(equatorAzimuth(latitude) - 45 + (obstacles.length % 4) * NEW_OBSTACLE.spacing)
    const obstacle = {
      id: nextObstacleId(obstacles),
      kind,
      from,
      to: wrap360(from + NEW_OBSTACLE.width),
      altitude: NEW_OBSTACLE.altitude,
    }
    onObstacles([...obstacles, obstacle])
    announce(
      t('{kind, select, Tree {Tree {number} added.} House {House {number} added.} other {Hill {number} added.}}', {
        kind,
        number: String(obstacles.length + 1),
      }),
    )
  }
  function removeObstacle({ id, kind }: UserObstacle, index: number) {
    onObstacles(obstacles.filter((obstacle) => obstacle.id !== id))
    announce(
      t(
        '{kind, select, Tree {Tree {number} removed.} House {House {number} removed.} other {Hill {number} removed.}}',
        {
          kind,
          number: String(index + 1),
        },
      ),
    )
    buttons.current?.querySelector('button')?.focus()
  }
  return (
    <section
      aria-labelledby={id}
      className={classes(
        'mt-8 border-t border-line pt-6 print:mt-3 print:pt-2',
        obstacles.length === 0 && 'print:hidden',
      )}
    >
      <h3 id={id} className="mb-2 text-lg">
        {t('Shade from trees and buildings')}
      </h3>
      <p className="max-w-[70ch] text-soft print:hidden">
        {t(
          'Stand where the panels will be. Note what you see above the horizon: in which directions, and how high it looks. Draw it on the diagram or enter it here. The lost output is shown below.',
        )}
      </p>
      <div ref={buttons} className="mt-4 flex flex-wrap gap-3 print:hidden">
        {(Object.keys(icons) as ObstacleKind[]).map((kind) => {
          const Icon = icons[kind]
          return (
            <Button
              key={kind}
              variant="secondary"
              size="small"
              aria-disabled={isFull || undefined}
              onClick={() => addObstacle(kind)}
            >
              <AddIcon className="size-4" />
              <Icon aria-hidden="true" className="size-5" />
              {t('{kind, select, Tree {Add tree} House {Add house} other {Add hill}}', { kind })}
            </Button>
          )
        })}
        <Button variant="secondary" size="small" aria-pressed={isDrawing} onClick={() => onDrawing(!isDrawing)}>
          <Pencil aria-hidden="true" className="size-4" />
          {isDrawing ? t('Stop drawing') : t('Draw on the diagram')}
        </Button>
        <FullListNote count={obstacles.length} max={MAX_OBSTACLES} />
      </div>
      {isDrawing && (
        <p className="mt-3 font-semibold text-amber print:hidden">
          {t(
            'Drag across the diagram. Each stroke adds a tree as wide as the stroke and as high as its highest point.',
          )}
        </p>
      )}
      <ol className="mt-4 grid gap-4 print:mt-0 print:gap-0">
        {obstacles.map((obstacle, index) => (
          <ObstacleRow
            key={obstacle.id}
            number={index + 1}
            obstacle={obstacle}
            onChange={(changed) =>
              onObstacles(obstacles.map((otherObstacle) => (otherObstacle.id === changed.id ? changed : otherObstacle)))
            }
            onRemove={() => removeObstacle(obstacle, index)}
          />
        ))}
      </ol>
      <p role="status" className="mt-4 text-lg font-semibold empty:hidden">
        {selectUsableObstacles(obstacles).length > 0 &&
          lossShare !== undefined &&
          lostKwh !== undefined &&
          t(
            '{shaded, select, face {Shade takes {share} of the output of this roof face: {lost}.} kit {Shade takes {share} of the output of your kit: {lost}.} other {Shade takes {share} of the output of your roof: {lost}.}}',
            {
              shaded,
              share: formatShare(lossShare, region, 1),
              lost: formatFigure(lostKwh, 'kWh/year', region),
            },
          )}
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </section>
  )
}
