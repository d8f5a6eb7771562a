import { withFigure } from '#shared/home/change.ts'
import { MOST_PLANES } from '#shared/home/system.ts'
import { withUsualRoof } from '#shared/home/usual-roof.ts'
import { changeHome, homeState, useHome } from '../../../state/home.ts'
import { AddIcon } from '../../../ui/action-icons.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import type { RoofMap, SkyOfPlane } from '../slots.ts'
import { PlaneEditor } from './plane-editor.tsx'

/** The planes of the roof, one card each. */
export function RoofSection({ Sky, OnMap }: { Sky: SkyOfPlane; OnMap: RoofMap }) {
  const home = useHome()
  const { planes } = withUsualRoof(home).roof
  if (planes.length === 0) {
    return (
      <Card>
        The sun depends on the place: <TextLink href="/plan/home">name your town</TextLink> first.
      </Card>
    )
  }
  return (
    <>
      {planes.map((plane, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a plane is known by its place alone
        <PlaneEditor key={index} index={index} plane={plane} isOnly={planes.length === 1} Sky={Sky} OnMap={OnMap} />
      ))}
      {planes.length < MOST_PLANES && (
        <Button variant="secondary" className="justify-self-start" onClick={addPlane}>
          <AddIcon className="size-5" />
          Add another plane
        </Button>
      )}
    </>
  )
}

/** Another plane lies across the ridge from the first. */
function addPlane() {
  const home = withUsualRoof(homeState().home)
  const { tilt = 30, azimuth = 180 } = home.roof.planes[0] ?? {}
  const plane = { mounting: 'roof', tilt, azimuth: (azimuth + 180) % 360, obstacles: [] }
  const next = withFigure(home, `roof.planes.${home.roof.planes.length}`, plane)
  if (next) changeHome(next)
}
