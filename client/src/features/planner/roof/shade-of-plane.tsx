import { Suspense, useState } from 'react'
import type { Place } from '#shared/home/home.ts'
import type { Plane } from '#shared/home/system.ts'
import type { Site } from '#shared/solar/site.ts'
import { nauticalZone } from '#shared/solar/time-zone.ts'
import { useHome } from '../../../state/home.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { setFigure } from '../edit.ts'
import { usePlan } from '../reckoning/plan-store.ts'
import { useRegionOfHome } from '../region-of-home.ts'
import type { SkyOfPlane } from '../slots.ts'
import { writeShare } from '../write.ts'

type ShadeOfPlaneProps = { index: number; obstacles: Plane['obstacles']; Sky: SkyOfPlane }

/** What stands in the light of a plane; its sky is fetched when it is opened. */
export function ShadeOfPlane({ index, obstacles, Sky }: ShadeOfPlaneProps) {
  const { place } = useHome()
  const { planned } = usePlan()
  const region = useRegionOfHome()
  const [isWanted, setWanted] = useState(false)
  const { loss, lost } = useShade(index)
  const count = obstacles.length === 1 ? '1 obstacle' : `${obstacles.length} obstacles`
  const taken =
    loss === undefined ? '' : `, which ${obstacles.length === 1 ? 'takes' : 'take'} ${writeShare(loss, region, 1)}`
  if (!place) return null
  return (
    <Disclosure
      title={`What stands in its light: ${obstacles.length === 0 ? 'nothing yet' : `${count}${taken}`}`}
      ground="sunken"
      onToggle={({ currentTarget }) => setWanted((was) => was || currentTarget.open)}
    >
      {isWanted && (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <Sky
            site={siteOf(planned?.place ?? place)}
            obstacles={obstacles}
            onObstacles={(next) => setFigure(`roof.planes.${index}.obstacles`, next, undefined)}
            loss={loss}
            lost={lost}
          />
        </Suspense>
      )}
    </Disclosure>
  )
}

const siteOf = ({ latitude, longitude, timeZone = nauticalZone(longitude) }: Place): Site => ({
  latitude,
  longitude,
  timeZone,
})

/** What obstacles take of the year's yield of a plane, as a share and in kWh of the panels on it. */
function useShade(index: number) {
  const { energy, lostToShade = [] } = usePlan()
  const loss = lostToShade[index] ?? undefined
  const array = energy?.kind === 'answer' ? energy.value.arrays.find(({ plane }) => plane === index) : undefined
  // What is left is the rest of what there would be.
  return { loss, lost: loss === undefined || loss >= 1 || !array ? undefined : (array.kwh * loss) / (1 - loss) }
}
