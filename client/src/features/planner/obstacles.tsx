import type { FigurePath } from '#shared/home/home.ts'
import type { Plane } from '#shared/home/system.ts'
import { compassPoint } from '#shared/solar/compass.ts'
import { AddIcon, RemoveIcon } from '../../ui/action-icons.tsx'
import { Button } from '../../ui/button.tsx'
import { setFigure } from './edit.ts'
import { FigureField } from './figure-field.tsx'

/** To begin with: a tree or a house in the south-east. */
const FIRST = { from: 110, to: 150, altitude: 20 } as const

/** What stands in the light of a plane, seen from its middle. */
export function Obstacles({ path, obstacles }: { path: FigurePath; obstacles: Plane['obstacles'] }) {
  const set = (next: Plane['obstacles']) => setFigure(path, next, undefined)
  return (
    <fieldset>
      <legend className="font-semibold">What stands in its light</legend>
      <p className="text-note text-soft">
        Seen from the middle of the plane: from one direction clockwise to the other, up to a height in degrees. A fist
        at arm’s length is about 10°.
      </p>
      <ul className="mt-3 grid gap-4">
        {obstacles.map(({ from, to, altitude }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place alone
            key={index}
            className="grid items-end gap-4 rounded-2xl border border-line p-4 sm:grid-cols-[1fr_1fr_1fr_auto]"
          >
            <FigureField
              label="From (°)"
              path={`${path}.${index}.from`}
              range={{ min: 0, max: 360, step: 5 }}
              isPlain
            />
            <FigureField label="To (°)" path={`${path}.${index}.to`} range={{ min: 0, max: 360, step: 5 }} isPlain />
            <FigureField
              label="Height (°)"
              path={`${path}.${index}.altitude`}
              range={{ min: 0, max: 90, step: 1 }}
              isPlain
            />
            <Button variant="quiet" size="small" onClick={() => set(obstacles.filter((_, i) => i !== index))}>
              <RemoveIcon className="size-5" />
              Remove
              <span className="sr-only">
                {' '}
                what stands from {compassPoint(from)} to {compassPoint(to)}, {altitude}° high
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="secondary" size="small" className="mt-3" onClick={() => set([...obstacles, { ...FIRST }])}>
        <AddIcon className="size-5" />
        Add a tree, a house or a hill
      </Button>
    </fieldset>
  )
}
