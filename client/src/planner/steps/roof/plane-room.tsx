import { Suspense } from 'react'
import { formatNumber } from '#shared/format/number.ts'
import { entryRangeOf } from '#shared/home/figures.ts'
import type { Plane } from '#shared/home/system.ts'
import { t } from '#shared/language/t.ts'
import { DEFAULTS } from '#shared/plan/basis/defaults.ts'
import { fromDisplayArea, toDisplayArea } from '#shared/region.ts'
import { densityOf } from '#shared/roof/flat-roof.ts'
import { fitPanels } from '#shared/roof/panels-in-rectangle.ts'
import { useHomeRegion } from '../../../home/home-region.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { RadioChips } from '../../../ui/radio-chips.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FigureField, readField } from '../../fields/figure-field.tsx'
import { useChoiceWithDrafts } from '../../fields/use-choice-with-drafts.ts'
import type { RoofMap } from '../../page/injected-components.ts'

const OutlineOfPlane = lazyPart(() => import('./plane-outline.tsx'))
const RectangleOfPlane = lazyPart(() => import('./plane-rectangle.tsx'))

type RoomMethod = 'panels' | 'rectangle' | 'outline' | 'area'

type PlaneRoomProps = { index: number; plane: Plane; OnMap: RoofMap }

export function PlaneRoom({ index, plane, OnMap }: PlaneRoomProps) {
  const [method = 'panels', choose] = useChoiceWithDrafts({
    path: `roof.planes.${index}.room`,
    current: findRoomMethod(plane),
  })
  return (
    <div className="grid gap-5">
      <RadioChips
        label={t('How big is the roof?')}
        hint={t('Tell us in any of these ways, or skip it.')}
        options={
          {
            panels: t('Number of panels'),
            rectangle: t('Width and height'),
            outline: t('Draw it on the map'),
            area: t('Roof area'),
          } satisfies Readonly<Record<RoomMethod, string>>
        }
        value={method}
        onValue={choose}
      />
      <Suspense fallback={<Skeleton className="h-40" />}>
        {method === 'panels' && <RoomByPanels path={`roof.planes.${index}.room`} />}
        {method === 'area' && <RoomByArea path={`roof.planes.${index}.room`} density={densityOf(plane)} />}
        {method === 'rectangle' && <RectangleOfPlane index={index} plane={plane} />}
        {method === 'outline' && <OutlineOfPlane index={index} plane={plane} OnMap={OnMap} />}
      </Suspense>
    </div>
  )
}

/** The method last used; `undefined` if none. */
function findRoomMethod(plane: Plane): RoomMethod | undefined {
  const { outline, rectangle, room } = plane
  if (!room) return undefined
  if (room.kind === 'area') return outline ? 'outline' : 'area'
  // A later typed count overrides the rectangle.
  return rectangle && room.count === fitPanels(rectangle, densityOf(plane)).panels ? 'rectangle' : 'panels'
}

const RoomByPanels = ({ path }: { path: string }) => (
  <FigureField
    label={t('Panels that fit on this roof face')}
    path={path}
    figure="roof.planes.*.room.count"
    toStored={(count) => ({ kind: 'panels', count })}
    fromStored={readField('panels', 'count')}
    hidesSource
  />
)

function RoomByArea({ path, density }: { path: string; density: number }) {
  const region = useHomeRegion()
  const readArea = readField('area', 'squareMetres')
  return (
    <FigureField
      label={t('Roof area along the slope ({unit})', { unit: region.area })}
      hint={t('Leave out chimneys and edges. One kWp needs about {area}, with the gaps between panels.', {
        area: `${formatNumber(toDisplayArea(1 / (DEFAULTS.panelDensity.value * density), region), region)}\u00A0${region.area}`,
      })}
      path={path}
      figure="roof.planes.*.room.squareMetres"
      range={{ max: toDisplayArea(entryRangeOf('roof.planes.*.room.squareMetres').max, region) }}
      toStored={(area) => ({ kind: 'area', squareMetres: Number(fromDisplayArea(area, region).toFixed(2)) })}
      fromStored={(stored) => {
        const area = readArea(stored)
        return area === undefined ? undefined : Number(toDisplayArea(area, region).toFixed(1))
      }}
      hidesSource
    />
  )
}
