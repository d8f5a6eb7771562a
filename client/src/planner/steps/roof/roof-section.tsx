import { withFigure } from '#shared/home/change.ts'
import { MAX_PLANES } from '#shared/home/system.ts'
import { t } from '#shared/language/t.ts'
import { withDefaultRoof } from '#shared/roof/default-roof.ts'
import { isFlat } from '#shared/roof/flat-roof.ts'
import { changeHome, getHomeState, useHome } from '../../../home/home.ts'
import { AddButton } from '../../../ui/add-button.tsx'
import type { PlaneSky, RoofMap } from '../../page/injected-components.ts'
import { TownFirst } from '../home/town-field.tsx'
import { PlaneEditor } from './plane-editor.tsx'

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
