import { withoutPlane } from '#shared/home/change.ts'
import type { Home } from '#shared/home/home.ts'
import type { Plane } from '#shared/home/system.ts'
import { withUsualRoof } from '#shared/home/usual-roof.ts'
import { readArea, shownArea } from '#shared/region.ts'
import { compassPoint, compassWords, DIRECTIONS } from '#shared/solar/compass.ts'
import { changeHome, homeState, useHome } from '../../state/home.ts'
import { RemoveIcon } from '../../ui/action-icons.tsx'
import { Button } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card.tsx'
import { Choices } from '../../ui/choices.tsx'
import { setFigure } from './edit.ts'
import { FigureField } from './figure-field.tsx'
import { FigureFrom } from './figure-from.tsx'
import { Obstacles } from './obstacles.tsx'
import { usePlan } from './plan-store.ts'
import { usePreset, useRegionOfHome } from './region-of-home.ts'
import { writeNumber, writeShare } from './write.ts'

const PITCHES = [0, 15, 30, 45] as const

/** One plane of the roof: how steep, where it looks, what stands in its light, and what the sun gives there. */
export function PlaneEditor({ index, plane, isOnly }: { index: number; plane: Plane; isOnly: boolean }) {
  const preset = usePreset()
  const region = useRegionOfHome()
  const path = `roof.planes.${index}`
  const title = plane.name ?? `Plane ${index + 1}`
  const { room } = plane
  return (
    <CardSection
      heading={isOnly ? 'Your roof' : title}
      actions={
        !isOnly && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => changeHome(withoutPlane(withUsualRoof(homeState().home), index))}
          >
            <RemoveIcon className="size-5" />
            Remove <span className="sr-only">{title}</span>
          </Button>
        )
      }
    >
      <div className="grid gap-6">
        <Choices
          label="How steep it is"
          options={Object.fromEntries(PITCHES.map((tilt) => [tilt, <Pitch key={tilt} tilt={tilt} />]))}
          value={plane.tilt === undefined ? undefined : String(plane.tilt)}
          onValue={(tilt) => setFigure(`${path}.tilt`, Number(tilt), preset)}
        />
        <FigureField label="Tilt (°)" path={`${path}.tilt`} range={{ min: 0, max: 90, step: 1 }} />
        <Choices
          label="Where it looks"
          hint={
            plane.azimuth === undefined
              ? undefined
              : `Now ${compassWords(plane.azimuth)} (${compassPoint(plane.azimuth)}): the way rain runs down.`
          }
          options={Object.fromEntries(
            DIRECTIONS.map(({ wind, azimuth, words }) => [
              azimuth,
              <span key={wind}>
                <span aria-hidden="true">{wind}</span>
                <span className="sr-only">{words}</span>
              </span>,
            ]),
          )}
          value={plane.azimuth === undefined ? undefined : String(plane.azimuth % 360)}
          onValue={(azimuth) => setFigure(`${path}.azimuth`, Number(azimuth), preset)}
        />
        <FigureField
          label="Direction (° from north, clockwise)"
          path={`${path}.azimuth`}
          range={{ min: 0, max: 360, step: 5 }}
        />
        <Choices
          label="What it stands on"
          options={{ roof: 'The roof', ground: 'The ground, with air behind it' }}
          value={plane.mounting}
          onValue={(mounting) => setFigure(`${path}.mounting`, mounting, preset)}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <FigureField
            label="Room for panels (number)"
            hint="How many fit; leave it empty if you do not know."
            path={`${path}.room`}
            range={{ min: 0, max: 2000, step: 1 }}
            write={(count) => ({ kind: 'panels', count: Math.round(count) })}
            read={(held) =>
              (held as Plane['room'])?.kind === 'panels' ? (held as { count: number }).count : undefined
            }
            isPlain
          />
          <FigureField
            label={`Or its area, on the slope (${region.area})`}
            hint={
              room?.kind === 'area' && room.squareMetres > 0
                ? 'One kWp takes about 5 m² with the gaps between panels.'
                : 'Measured along the slope, without chimneys and edges.'
            }
            path={`${path}.room`}
            range={{ min: 0, max: shownArea(10_000, region), step: 5 }}
            write={(area) => ({ kind: 'area', squareMetres: Number(readArea(area, region).toFixed(2)) })}
            read={(held) =>
              (held as Plane['room'])?.kind === 'area'
                ? Number(shownArea((held as { squareMetres: number }).squareMetres, region).toFixed(1))
                : undefined
            }
            isPlain
          />
        </div>
        <PanelsOnPlane index={index} />
        <Obstacles path={`${path}.obstacles`} obstacles={plane.obstacles} />
        <SunOfPlane index={index} />
      </div>
    </CardSection>
  )
}

/** The side of a house under a roof so steep. */
function Pitch({ tilt }: { tilt: number }) {
  const rise = 20 * Math.tan((tilt * Math.PI) / 180)
  return (
    <>
      <svg viewBox="0 0 48 34" aria-hidden="true" className="h-8 w-11 fill-none stroke-current" strokeWidth="2">
        <path d={`M6 32V${24}L24 ${24 - rise}L42 24V32Z`} />
      </svg>
      {tilt === 0 ? 'Flat' : `${tilt}°`}
    </>
  )
}

const MOST_PANELS = 2_000

/** How many panels lie on the plane, and how strong each is. */
function PanelsOnPlane({ index }: { index: number }) {
  const home = useHome()
  const { planned = home } = usePlan()
  const { system } = home.system.arrays.length > 0 ? home : planned
  const at = system.arrays.findIndex(({ plane }) => plane === index)
  if (at < 0) {
    return (
      <Button variant="secondary" className="justify-self-start" onClick={() => addPanels(system.arrays, index)}>
        Put panels on this plane
      </Button>
    )
  }
  return <PlannedPanels arrays={system.arrays} at={at} />
}

function addPanels(arrays: Home['system']['arrays'], plane: number) {
  const watts = arrays[0]?.watts ?? 440
  setFigure('system.arrays', [...arrays, { plane, panels: 6, watts }], undefined)
}

function PlannedPanels({ arrays, at }: { arrays: Home['system']['arrays']; at: number }) {
  const array = arrays[at]
  const change = (part: 'panels' | 'watts') => (value: number) =>
    arrays.map((each, i) => (i === at ? { ...each, [part]: part === 'panels' ? Math.round(value) : value } : each))
  const held = (part: 'panels' | 'watts') => () => array?.[part]
  return (
    <div>
      <div className="grid gap-5 sm:grid-cols-2">
        <FigureField
          label="Panels on it"
          path="system.arrays"
          range={{ min: 0, max: MOST_PANELS, step: 1 }}
          write={change('panels')}
          read={held('panels')}
          isPlain
        />
        <FigureField
          label="Power of a panel (W)"
          path="system.arrays"
          range={{ min: 1, max: 2_000, step: 5 }}
          write={change('watts')}
          read={held('watts')}
          isPlain
        />
      </div>
      <FigureFrom path="system.arrays" />
    </div>
  )
}

/** What the year gives there, and what obstacles take. */
function SunOfPlane({ index }: { index: number }) {
  const { energy, lostToShade = [] } = usePlan()
  const region = useRegionOfHome()
  if (energy?.kind !== 'answer') return null
  const array = energy.value.arrays.find(({ plane }) => plane === index)
  const lost = lostToShade[index] ?? 0
  if (!array) return null
  const { kwh, kwp } = array
  const { totals, solarOfOneYear } = energy.value
  const share = totals.solar > 0 ? kwh / totals.solar : 0
  return (
    <p role="status" className="rounded-2xl bg-sky px-4 py-3">
      <strong>{writeNumber(kwh, region)} kWh a year</strong> from {writeNumber(kwp, region, 2)} kWp,{' '}
      {writeNumber(kwh / kwp, region)} kWh from each kWp. In 8 of 10 years it lies between{' '}
      {writeNumber(solarOfOneYear.p90 * share, region)} and {writeNumber(solarOfOneYear.p10 * share, region)} kWh.
      {lost > 0 && ` What stands in its light takes ${writeShare(lost, region, 1)}.`}
    </p>
  )
}
