import { smallestSoldKw } from '#shared/home/presets/system-sizes.ts'
import { useHome } from '../../state/home.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { usePlan } from './reckoning/plan-store.ts'
import { useRegionOfHome } from './region-of-home.ts'
import { writeFigure, writeNumber } from './write.ts'

/** What to know of the recommended system, where nobody chose one. */
export function RecommendationNotes() {
  const home = useHome()
  const { recommendation, planned } = usePlan()
  const region = useRegionOfHome()
  if (home.system.arrays.length > 0 || !recommendation || !planned) return null
  const { system, flat, pays, fillsRoof } = recommendation
  const { price } = home.money
  // Such prices were filled in or typed when the plan was of the size that covers the year.
  const wasSavedBefore = price?.kind === 'by-size' && price.fixed === undefined
  const smallest = smallestSoldKw(home.region.country)
  const isRoomKnown = planned.roof.planes.every(({ room }) => room !== undefined)
  return (
    <div className="grid gap-2 text-soft">
      {wasSavedBefore && (
        <p>
          Your plan changed: it was for the size that covers your yearly use. It is now for the size that{' '}
          {pays ? 'gains most' : 'loses least'}. You can choose another on{' '}
          <TextLink href="/plan/system">My System</TextLink>.
        </p>
      )}
      {pays && flat.to > flat.from && (
        <p>
          Anything from {writeNumber(flat.from, region)} to {writeNumber(flat.to, region)} panels is within{' '}
          {writeFigure(flat.within, 'money', region)} of the best.
        </p>
      )}
      {pays && fillsRoof && !isRoomKnown && (
        <p>
          More panels would gain more if your roof has room for them. Enter its room on{' '}
          <TextLink href="/plan/sun">My Sun</TextLink>.
        </p>
      )}
      {smallest !== undefined && system.kwp < smallest && (
        <p>Few installers build systems below {writeFigure(smallest, 'kWp', region)}.</p>
      )}
    </div>
  )
}
