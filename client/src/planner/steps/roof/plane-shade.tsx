import { type ComponentProps, Suspense, useState } from 'react'
import { formatShare } from '#shared/format/number.ts'
import type { FigurePath, Place } from '#shared/home/home.ts'
import type { Plane } from '#shared/home/system.ts'
import { t } from '#shared/language/t.ts'
import type { Site } from '#shared/solar/site.ts'
import { nauticalZone } from '#shared/solar/time-zone.ts'
import { useHome } from '../../../home/home.ts'
import { useHomeRegion } from '../../../home/home-region.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { resultValue, usePlan } from '../../engine/plan-store.ts'
import { setFigure } from '../../fields/edit.ts'
import type { PlaneSky } from '../../page/injected-components.ts'

type PlaneShadeProps = {
  index: number
  /** Path of the obstacles; default: those of the roof face. */
  path?: FigurePath
  obstacles: Plane['obstacles']
  Sky: PlaneSky
} & Pick<ComponentProps<PlaneSky>, 'shaded'>

/** The sky diagram loads when opened. */
export function PlaneShade({
  index,
  path = `roof.planes.${index}.obstacles`,
  obstacles,
  Sky,
  shaded = 'face',
}: PlaneShadeProps) {
  const place = useHome(({ place }) => place)
  const plannedHome = usePlan(({ plannedHome }) => plannedHome)
  const region = useHomeRegion()
  const [isOpened, setOpened] = useState(false)
  const { lossShare, lostKwh } = usePlaneLoss(index)
  const count = obstacles.length
  const title =
    count === 0 || lossShare === undefined
      ? t(
          '{count, plural, =0 {Shade from trees and buildings: none entered} one {Shade from trees and buildings: # entered} other {Shade from trees and buildings: # entered}}',
          { count },
        )
      : t('Shade from trees and buildings: {share} of the output lost', { share: formatShare(lossShare, region, 1) })
  if (!place) return null
  return (
    <Disclosure
      title={title}
      background="sunken"
      onToggle={({ currentTarget }) => setOpened((was) => was || currentTarget.open)}
    >
      {isOpened && (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <Sky
            shaded={shaded}
            site={siteOf(plannedHome?.place ?? place)}
            obstacles={obstacles}
            onObstacles={(next) => setFigure(path, next)}
            lossShare={lossShare}
            lostKwh={lostKwh}
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

/** Yearly loss to obstacles, as a share and in kWh of the planned panels. */
function usePlaneLoss(index: number) {
  const energy = resultValue(usePlan(({ energy }) => energy))
  const lossShare = usePlan(({ shadeLosses }) => shadeLosses?.[index]) ?? undefined
  const array = energy?.arrays.find(({ plane }) => plane === index)
  // The computed yield already excludes the loss.
  return {
    lossShare,
    lostKwh:
      lossShare === undefined || lossShare >= 1 || !array ? undefined : (array.kwh * lossShare) / (1 - lossShare),
  }
}
