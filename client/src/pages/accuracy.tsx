import { decimals } from '#shared/format/figures.ts'
import { headingOf } from '#shared/pages.ts'
import accuracy from '#shared/solar/accuracy.json'
import { EndToEndSection } from '../features/accuracy/end-to-end-section.tsx'
import { formatCount, formatPercent, formatShare } from '../features/accuracy/figures.ts'
import { MoneySection } from '../features/accuracy/money-section.tsx'
import { RangeSection } from '../features/accuracy/range-section.tsx'
import { ScatterSection } from '../features/accuracy/scatter-section.tsx'
import { SelfConsumptionSection } from '../features/accuracy/self-consumption-section.tsx'
import { SourcesSection } from '../features/accuracy/sources-section.tsx'
import { SunSection } from '../features/accuracy/sun-section.tsx'
import { TiltSection } from '../features/accuracy/tilt-section.tsx'
import { YieldSection } from '../features/accuracy/yield-section.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { CardSection } from '../ui/card.tsx'
import { Page } from '../ui/page.tsx'

const { yields, endToEnd, lossMap, peakSunHoursFormula, selfConsumption } = accuracy
const { withoutBattery, withBattery } = selfConsumption

export default function AccuracyPage() {
  return (
    <Page
      heading={headingOf('/accuracy')}
      width="medium"
      intro="Every model is wrong somewhere. Here is how far ours lies from independent references, good and bad cases alike."
      before={<BackLink href="/calculators/sun-path">To Sun Path Analysis</BackLink>}
    >
      <div className="grid gap-6 [&>*]:min-w-0">
        <CardSection heading="In short">
          <ul className="grid list-disc gap-2 pl-5">
            <li>
              The yield of a roof, given its climate, lies {formatPercent(yields.acOfRoofs.mean)} a year from NREL’s
              PVWatts on average and {formatPercent(yields.acOfRoofs.worst)} at worst, over {yields.acOfRoofs.cases}{' '}
              roofs in {yields.places.length} places.
            </li>
            <li>
              The climate itself is the larger unknown. From the place alone the yield lies{' '}
              {formatPercent(endToEnd.ac.mean)} off on average and {formatPercent(endToEnd.ac.worst)} at worst;{' '}
              {formatShare(endToEnd.inRange.meanYear)} lie within the range we show.
            </li>
            <li>
              How much of its own sun a home uses, worked out from monthly figures alone, lies{' '}
              {decimals(withoutBattery.selfConsumption.mean, 1)} percentage points from that of hours of real weather on
              average, {decimals(withBattery.selfConsumption.mean, 1)} with a battery. Bills and cash flows are another
              program’s to the cent.
            </li>
            <li>
              The simple formula for peak sun hours, 12 · cos(latitude), lies{' '}
              {formatPercent(peakSunHoursFormula.mean, 0)} too high on average at the same places,{' '}
              {formatPercent(peakSunHoursFormula.worst, 0)} at worst. That is why Sun Path Analysis shows the measured
              climate beside it.
            </li>
            <li>
              The simple formula for the tilt is good: at {formatCount(lossMap.formulaWithinOnePerCent)} places it
              yields within 1 % of the best tilt.
            </li>
          </ul>
        </CardSection>
        <YieldSection />
        <EndToEndSection />
        <RangeSection />
        <ScatterSection />
        <TiltSection />
        <SelfConsumptionSection />
        <MoneySection />
        <SunSection />
        <SourcesSection />
      </div>
    </Page>
  )
}
