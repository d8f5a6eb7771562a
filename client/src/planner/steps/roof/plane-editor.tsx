import { withoutPlane } from '#shared/home/change.ts'
import type { Plane } from '#shared/home/system.ts'
import { t, tInContext } from '#shared/language/t.ts'
import { withDefaultRoof } from '#shared/roof/default-roof.ts'
import { framesOf, hasDirection, isFlat } from '#shared/roof/flat-roof.ts'
import { changeHome, getHomeState } from '../../../home/home.ts'
import { useCountryPreset } from '../../../home/home-region.ts'
import { clearRoofDrafts } from '../../../state/drafts.ts'
import { CardSection } from '../../../ui/card.tsx'
import { RadioChips } from '../../../ui/radio-chips.tsx'
import { setFigure, setMounting, setRoofSlope } from '../../fields/edit.ts'
import { FigureField } from '../../fields/figure-field.tsx'
import { RemoveButton } from '../../fields/remove-button.tsx'
import type { PlaneSky, RoofMap } from '../../page/injected-components.ts'
import { DirectionDial } from './direction-dial.tsx'
import { FlatRoofChoice } from './flat-roof-choice.tsx'
import { PlanePanels } from './plane-panels.tsx'
import { PlaneRoom } from './plane-room.tsx'
import { PlaneShade } from './plane-shade.tsx'
import { PlaneYield } from './plane-yield.tsx'
import { ShadeChoice } from './shade-choice.tsx'

const TILT_CHOICES = [0, 15, 30, 45] as const

type PlaneEditorProps = { index: number; plane: Plane; isOnly: boolean; Sky: PlaneSky; OnMap: RoofMap }

export function PlaneEditor({ index, plane, isOnly, Sky, OnMap }: PlaneEditorProps) {
  const preset = useCountryPreset()
  const path = `roof.planes.${index}`
  const title = plane.name ?? t('Roof face {number}', { number: String(index + 1) })
  function removePlane() {
    clearRoofDrafts()
    changeHome(withoutPlane(withDefaultRoof(getHomeState().home), index))
  }
  return (
    <CardSection
      heading={isOnly ? t('Your roof') : title}
      actions={!isOnly && <RemoveButton itemName={title} onClick={removePlane} />}
    >
      <div className="grid gap-6">
        <ShadeChoice index={index} obstacles={plane.obstacles} />
        <PlaneShade index={index} obstacles={plane.obstacles} Sky={Sky} />
        <div className="grid gap-6 sm:grid-cols-2">
          <div className="grid content-start gap-6">
            <RadioChips
              label={t('Roof slope')}
              options={Object.fromEntries(TILT_CHOICES.map((tilt) => [tilt, <TiltIcon key={tilt} tilt={tilt} />]))}
              value={plane.tilt === undefined ? undefined : String(plane.tilt)}
              onValue={(tilt) => setRoofSlope(index, Number(tilt), preset)}
            />
            <FigureField
              label={t('Roof slope (°)')}
              path={`${path}.tilt`}
              set={(tilt) => setRoofSlope(index, tilt, preset)}
            />
          </div>
          {hasDirection(plane) && (
            <div className="grid content-start gap-6">
              <DirectionDial
                label={framesOf(plane) ? t('Direction the panels face') : t('Direction the roof faces')}
                azimuth={plane.azimuth}
                onAzimuth={(azimuth) => setFigure(`${path}.azimuth`, azimuth, preset)}
              />
              <FigureField label={t('Direction (° from north, clockwise)')} path={`${path}.azimuth`} />
            </div>
          )}
        </div>
        {isFlat(plane) && plane.mounting !== 'ground' ? (
          <FlatRoofChoice mounting={plane.mounting} onMounting={(mounting) => setMounting(index, plane, mounting)} />
        ) : (
          <RadioChips
            label={t('Where the panels go')}
            options={{ roof: t('On the roof'), ground: t('On the ground or an open frame') }}
            value={plane.mounting === 'ground' ? 'ground' : 'roof'}
            onValue={(mounting) => setFigure(`${path}.mounting`, mounting, preset)}
          />
        )}
        <PlaneRoom index={index} plane={plane} OnMap={OnMap} />
        <PlanePanels index={index} />
        <PlaneYield index={index} />
      </div>
    </CardSection>
  )
}

function TiltIcon({ tilt }: { tilt: number }) {
  const rise = 20 * Math.tan((tilt * Math.PI) / 180)
  return (
    <>
      <svg viewBox="0 0 48 34" aria-hidden="true" className="h-8 w-11 fill-none stroke-current" strokeWidth="2">
        <path d={`M6 32V${24}L24 ${24 - rise}L42 24V32Z`} />
      </svg>
      {tilt === 0 ? tInContext('roof', 'Flat') : `${tilt}°`}
    </>
  )
}
