import { House, Mountain, Pencil, TreeDeciduous } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { wrap360 } from '#shared/solar/angles.ts'
import { sunnySide } from '#shared/solar/compass.ts'
import { type Kind, nextId, type ObstacleOfUser, usableObstacles } from '#shared/solar/obstacle.ts'
import { useFigures } from '../../state/figures.ts'
import { AddIcon } from '../../ui/action-icons.tsx'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { ObstacleRow } from './obstacle-row.tsx'

interface ObstacleEditorProps {
  readonly latitude: number
  readonly obstacles: readonly ObstacleOfUser[]
  readonly onObstacles: (obstacles: readonly ObstacleOfUser[]) => void
  readonly drawing: boolean
  readonly onDrawing: (drawing: boolean) => void
  /** What they take off the yearly yield [share] and [kWh], once that is known. */
  readonly loss: number | undefined
  readonly lost: number | undefined
  /** Whose yield: `your roof’s`. */
  readonly whose?: string
}

const icons = { Tree: TreeDeciduous, House, Hill: Mountain } satisfies Record<Kind, unknown>
/** A new one stands a little to the morning side of the sun's noon, each further than the last, to be moved. */
const FIRST = { width: 30, altitude: 25, spacing: 35 } // [°]

export function ObstacleEditor(props: ObstacleEditorProps) {
  const { latitude, obstacles, onObstacles, drawing, onDrawing, loss, lost, whose = 'your roof’s' } = props
  const { atMost, decimals } = useFigures()
  const id = useId()
  const [said, say] = useState('')
  const buttons = useRef<HTMLDivElement>(null)

  function add(kind: Kind) {
    const from = wrap360(sunnySide(latitude) - 45 + (obstacles.length % 4) * FIRST.spacing)
    const obstacle = { id: nextId(obstacles), kind, from, to: wrap360(from + FIRST.width), altitude: FIRST.altitude }
    onObstacles([...obstacles, obstacle])
    say(`Added obstacle ${obstacles.length + 1}, a ${kind.toLowerCase()}.`)
  }
  function remove(id: number, index: number) {
    onObstacles(obstacles.filter((obstacle) => obstacle.id !== id))
    say(`Removed obstacle ${index + 1}.`)
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
        Trees and houses in the way
      </h3>
      <p className="max-w-[70ch] text-soft print:hidden">
        Stand where the panels will be and note what rises above the horizon: in which directions, and how high. Draw it
        on the diagram or type it here; the yield below follows.
      </p>
      <div ref={buttons} className="mt-4 flex flex-wrap gap-3 print:hidden">
        {(Object.keys(icons) as Kind[]).map((kind) => {
          const Icon = icons[kind]
          return (
            <Button key={kind} variant="secondary" size="small" onClick={() => add(kind)}>
              <AddIcon className="size-4" />
              <Icon aria-hidden="true" className="size-5" />
              Add {kind.toLowerCase()}
            </Button>
          )
        })}
        <Button variant="secondary" size="small" aria-pressed={drawing} onClick={() => onDrawing(!drawing)}>
          <Pencil aria-hidden="true" className="size-4" />
          {drawing ? 'Stop drawing' : 'Draw on the diagram'}
        </Button>
      </div>
      {drawing && (
        <p className="mt-3 font-semibold text-amber print:hidden">
          Drag across the diagram: each stroke is an obstacle as wide as the stroke and as high as its highest point.
        </p>
      )}
      <ol className="mt-4 grid gap-4 print:mt-0 print:gap-0">
        {obstacles.map((obstacle, index) => (
          <ObstacleRow
            key={obstacle.id}
            number={index + 1}
            obstacle={obstacle}
            onChange={(changed) => onObstacles(obstacles.map((each) => (each.id === changed.id ? changed : each)))}
            onRemove={() => remove(obstacle.id, index)}
          />
        ))}
      </ol>
      <p role="status" className="mt-4 text-lg font-semibold empty:hidden">
        {usableObstacles(obstacles).length > 0 &&
          loss !== undefined &&
          lost !== undefined &&
          `Shading takes ${decimals(loss * 100, 1)} % of ${whose} yearly yield: ${atMost(lost, 0)} kWh.`}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  )
}
