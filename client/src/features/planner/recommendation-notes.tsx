import { formatNumber } from '#shared/format/number.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import { smallestSoldKw } from '#shared/home/presets/system-sizes.ts'
import { useHome } from '../../state/home.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { usePlan } from './engine/plan-store.ts'
import { useHomeRegion } from './home-region.ts'

export function RecommendationNotes() {
  const home = useHome((home) => home)
  const recommendation = usePlan(({ recommendation }) => recommendation)
  const plannedHome = usePlan(({ plannedHome }) => plannedHome)
  const region = useHomeRegion()
  if (home.system.arrays.length > 0 || !recommendation || !plannedHome) return null
  const { system, flat, pays, fillsRoof } = recommendation
  const { price } = home.money
  // Prices of this form date from when plans were sized to cover the year's use.
  const isFromEarlierPricing = price?.kind === 'by-size' && price.fixed === undefined
  const smallest = smallestSoldKw(home.region.country)
  const isRoomKnown = plannedHome.roof.planes.every(({ room }) => room !== undefined)
  return (
    <div className="grid gap-2 text-soft">
      {isFromEarlierPricing && (
        <p>
          Your plan changed: it was for the size that covers your yearly use. It is now for the size that{' '}
          {pays ? 'gains most' : 'loses least'}. You can choose another on{' '}
          <TextLink href="/plan/system">My System</TextLink>.
        </p>
      )}
      {pays && flat.to > flat.from && (
        <p>
          Anything from {formatNumber(flat.from, region)} to {formatNumber(flat.to, region)} panels is within{' '}
          {formatFigure(flat.within, 'money', region)} of the best.
        </p>
      )}
      {pays && fillsRoof && !isRoomKnown && (
        <p>
          More panels would gain more if your roof has room for them. Enter its room on{' '}
          <TextLink href="/plan/sun">My Sun</TextLink>.
        </p>
      )}
      {smallest !== undefined && system.kwp < smallest && (
        <p>Few installers build systems below {formatFigure(smallest, 'kWp', region)}.</p>
      )}
    </div>
  )
}
