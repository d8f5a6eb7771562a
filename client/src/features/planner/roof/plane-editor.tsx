import { withoutPlane } from '#shared/home/change.ts'
import type { Plane } from '#shared/home/system.ts'
import { withUsualRoof } from '#shared/home/usual-roof.ts'
import { forgetRoofDrafts } from '../../../state/drafts.ts'
import { changeHome, homeState } from '../../../state/home.ts'
import { CardSection } from '../../../ui/card.tsx'
import { Choices } from '../../../ui/choices.tsx'
import { setFigure } from '../edit.ts'
import { FigureField } from '../figure-field.tsx'
import { usePreset } from '../region-of-home.ts'
import { RemoveButton } from '../remove-button.tsx'
import type { RoofMap, SkyOfPlane } from '../slots.ts'
import { DirectionDial } from './direction-dial.tsx'
import { PanelsOnPlane } from './panels-on-plane.tsx'
import { RoomOfPlane } from './room-of-plane.tsx'
import { ShadeOfPlane } from './shade-of-plane.tsx'
import { SunOfPlane } from './sun-of-plane.tsx'

const PITCHES = [0, 15, 30, 45] as const

/** One plane of the roof: how steep, where it looks, what stands in its light, and what the sun gives there. */
type PlaneEditorProps = { index: number; plane: Plane; isOnly: boolean; Sky: SkyOfPlane; OnMap: RoofMap }

export function PlaneEditor({ index, plane, isOnly, Sky, OnMap }: PlaneEditorProps) {
  const preset = usePreset()
  const path = `roof.planes.${index}`
  const title = plane.name ?? `Plane ${index + 1}`
  function removePlane() {
    forgetRoofDrafts()
    changeHome(withoutPlane(withUsualRoof(homeState().home), index))
  }
  return (
    <CardSection
      heading={isOnly ? 'Your roof' : title}
      actions={!isOnly && <RemoveButton what={title} onClick={removePlane} />}
    >
      <div className="grid gap-6">
        <div className="grid gap-6 sm:grid-cols-2">
          <div className="grid content-start gap-6">
            <Choices
              label="How steep it is"
              options={Object.fromEntries(PITCHES.map((tilt) => [tilt, <Pitch key={tilt} tilt={tilt} />]))}
              value={plane.tilt === undefined ? undefined : String(plane.tilt)}
              onValue={(tilt) => setFigure(`${path}.tilt`, Number(tilt), preset)}
            />
            <FigureField label="Tilt (°)" path={`${path}.tilt`} range={{ min: 0, max: 90, step: 1 }} />
          </div>
          <div className="grid content-start gap-6">
            <DirectionDial
              label="Where it looks"
              azimuth={plane.azimuth}
              onAzimuth={(azimuth) => setFigure(`${path}.azimuth`, azimuth, preset)}
            />
            <FigureField
              label="Direction (° from north, clockwise)"
              path={`${path}.azimuth`}
              range={{ min: 0, max: 360, step: 5 }}
            />
          </div>
        </div>
        <Choices
          label="What it stands on"
          options={{ roof: 'The roof', ground: 'The ground, with air behind it' }}
          value={plane.mounting}
          onValue={(mounting) => setFigure(`${path}.mounting`, mounting, preset)}
        />
        <RoomOfPlane index={index} plane={plane} OnMap={OnMap} />
        <PanelsOnPlane index={index} />
        <ShadeOfPlane index={index} obstacles={plane.obstacles} Sky={Sky} />
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
