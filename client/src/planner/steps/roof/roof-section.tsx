import { formatShare } from '#shared/format/number.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import { withFigure, withoutPlane } from '#shared/home/change.ts'
import type { Home } from '#shared/home/home.ts'
import { MAX_PLANES, type Plane } from '#shared/home/system.ts'
import { t, tInContext } from '#shared/language/t.ts'
import { withDefaultRoof } from '#shared/roof/default-roof.ts'
import { framesOf, hasDirection, isFlat } from '#shared/roof/flat-roof.ts'
import { changeHome, getHomeState, useHome } from '../../../home/home.ts'
import { useCountryPreset, useHomeRegion } from '../../../home/home-region.ts'
import { clearRoofDrafts } from '../../../state/drafts.ts'
import { AddButton } from '../../../ui/add-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { CardSection } from '../../../ui/card.tsx'
import { RadioChips } from '../../../ui/radio-chips.tsx'
import { tRich } from '../../../ui/rich-message.tsx'
import { calculating } from '../../../ui/skeleton.tsx'
import { resultValue, useIsCalculating, usePlan } from '../../engine/plan-store.ts'
import { setFigure, setMounting, setPlanePanels, setRoofSlope } from '../../fields/edit.ts'
import { FigureField } from '../../fields/figure-field.tsx'
import { FigureSource } from '../../fields/figure-source.tsx'
import { RemoveButton } from '../../fields/remove-button.tsx'
import type { PlaneSky, RoofMap } from '../../page/injected-components.ts'
import { TownFirst } from '../home/town-field.tsx'
import { DirectionDial } from './direction-dial.tsx'
import { PlaneRoom } from './plane-room.tsx'
import { PlaneShade } from './plane-shade.tsx'
import { FlatRoofChoice, ShadeChoice } from './roof-choices.tsx'

export function RoofSection({ Sky, OnMap }: { Sky: PlaneSky; OnMap: RoofMap }) {
  const home = useHome((home) => home)
  const { planes } = withDefaultRoof(home).roof
  if (planes.length === 0) {
    return <TownFirst hint={t('It tells us how much sun your roof gets.')} />
  }
  return (
    <>
      {planes.map((plane, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a plane is known by its place alone
        <PlaneEditor key={index} index={index} plane={plane} isOnly={planes.length === 1} Sky={Sky} OnMap={OnMap} />
      ))}
      <AddButton count={planes.length} max={MAX_PLANES} size="medium" className="justify-self-start" onClick={addPlane}>
        {t('Add another roof face')}
      </AddButton>
    </>
  )
}

function addPlane() {
  const home = withDefaultRoof(getHomeState().home)
  const { tilt = 30, azimuth = 180, mounting = 'roof' } = home.roof.planes[0] ?? {}
  const plane = isFlat({ tilt })
    ? { mounting, tilt, azimuth, obstacles: [] }
    : { mounting: 'roof', tilt, azimuth: (azimuth + 180) % 360, obstacles: [] }
  const next = withFigure(home, `roof.planes.${home.roof.planes.length}`, plane)
  if (next) changeHome(next)
}

const TILT_CHOICES = [0, 15, 30, 45] as const

type PlaneEditorProps = { index: number; plane: Plane; isOnly: boolean; Sky: PlaneSky; OnMap: RoofMap }

function PlaneEditor({ index, plane, isOnly, Sky, OnMap }: PlaneEditorProps) {
  const path = `roof.planes.${index}`
  const title = plane.name ?? t('Roof face {number}', { number: String(index + 1) })
  const preset = useCountryPreset()
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
                onAzimuth={(azimuth) => setFigure(`${path}.azimuth`, azimuth)}
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
            onValue={(mounting) => setFigure(`${path}.mounting`, mounting)}
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

const INITIAL_PANELS = 6

function PlanePanels({ index }: { index: number }) {
  const home = useHome((home) => home)
  const plannedHome = usePlan(({ plannedHome }) => plannedHome) ?? home
  const isCalculating = useIsCalculating()
  const isChosen = home.system.arrays.length > 0
  const { system } = isChosen ? home : plannedHome
  const arrayIndex = system.arrays.findIndex(({ plane }) => plane === index)
  if (!isChosen && isCalculating) return <p className="text-soft">{calculating()}</p>
  if (arrayIndex < 0) {
    return (
      <Button
        variant="secondary"
        className="justify-self-start"
        onClick={() => setPlanePanels(index, INITIAL_PANELS, plannedHome)}
      >
        {t('Add panels to this roof face')}
      </Button>
    )
  }
  return <PlannedPanels arrays={system.arrays} arrayIndex={arrayIndex} />
}

function PlannedPanels({ arrays, arrayIndex }: { arrays: Home['system']['arrays']; arrayIndex: number }) {
  const array = arrays[arrayIndex]
  const fields = [
    ['panels', t('Panels on this roof face')],
    ['watts', t('Panel size (W)')],
  ] as const
  return (
    <div>
      <div className="grid gap-5 sm:grid-cols-2">
        {fields.map(([part, label]) => (
          <FigureField
            key={part}
            label={label}
            path="system.arrays"
            figure={`system.arrays.*.${part}`}
            toStored={(value) => array && arrays.with(arrayIndex, { ...array, [part]: value })}
            fromStored={() => array?.[part]}
            hidesSource
            isRequired
          />
        ))}
      </div>
      <FigureSource path="system.arrays" />
    </div>
  )
}

function PlaneYield({ index }: { index: number }) {
  const energy = resultValue(usePlan(({ energy }) => energy))
  const lossShare = usePlan(({ shadeLosses }) => shadeLosses?.[index]) ?? 0
  const region = useHomeRegion()
  const array = energy?.arrays.find(({ plane }) => plane === index)
  if (!energy || !array) return null
  const { kwh, kwp } = array
  const { totals, singleYearSolar } = energy
  const share = totals.solar > 0 ? kwh / totals.solar : 0
  const formatKwh = (value: number) => formatFigure(Math.round(value), 'kWh', region)
  return (
    <p role="status" className="rounded-2xl bg-sky px-4 py-3">
      {tRich(
        '<strong>{yearly}</strong> from {size}: {perKwp} for each kWp. 8 in 10 years are between {low} and {high}.',
        {
          yearly: formatFigure(kwh, 'kWh/year', region),
          size: formatFigure(kwp, 'kWp', region),
          perKwp: formatKwh(kwh / kwp),
          low: formatKwh(singleYearSolar.p90 * share),
          high: formatKwh(singleYearSolar.p10 * share),
          strong: (text) => <strong>{text}</strong>,
        },
      )}{' '}
      {lossShare > 0 && t('Shade takes {share} of the output.', { share: formatShare(lossShare, region, 1) })}
    </p>
  )
}
