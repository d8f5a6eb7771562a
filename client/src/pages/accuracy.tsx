import { t } from '#shared/language/t.ts'
import { headingOf } from '#shared/pages.ts'
import accuracy from '#shared/solar/accuracy.json'
import { BatteryPlanSection } from '../features/accuracy/battery-plan-section.tsx'
import { EndToEndSection } from '../features/accuracy/end-to-end-section.tsx'
import { useAccuracyFormats } from '../features/accuracy/figures.ts'
import { HotWaterSection } from '../features/accuracy/hot-water-section.tsx'
import { MoneySection } from '../features/accuracy/money-section.tsx'
import { OffGridSection } from '../features/accuracy/off-grid-section.tsx'
import { OutagesSection } from '../features/accuracy/outages-section.tsx'
import { PlugInSection } from '../features/accuracy/plug-in-section.tsx'
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
  const { number, percent, count, countAndShare } = useAccuracyFormats()
  return (
    <Page
      heading={headingOf('/accuracy')}
      width="medium"
      intro={t(
        'Every model has errors. Here is how far ours differs from independent references, in good and bad cases.',
      )}
      before={<BackLink href="/calculators/sun-path">{t('Back to Sun Path Analysis')}</BackLink>}
    >
      <div className="grid gap-6 [&>*]:min-w-0">
        <CardSection heading={t('Summary')}>
          <ul className="grid list-disc gap-2 pl-5">
            <li>
              {t(
                "Output of a roof whose climate we know: our yearly figure differs from NREL's PVWatts by {mean} on average and {worst} at most, for {roofs, plural, one {# roof} other {# roofs}} in {places, plural, one {# place} other {# places}}.",
                {
                  mean: percent(yields.acOfRoofs.mean),
                  worst: percent(yields.acOfRoofs.worst),
                  roofs: yields.acOfRoofs.cases,
                  places: yields.places.length,
                },
              )}
            </li>
            <li>
              {t(
                'Climate is the larger unknown. From the town alone our output is {mean} off on average and {worst} at most. {share} are within the range we show.',
                {
                  mean: percent(endToEnd.ac.mean),
                  worst: percent(endToEnd.ac.worst),
                  share: countAndShare(endToEnd.inRange.meanYear),
                },
              )}
            </li>
            <li>
              {t(
                'Solar used at home: from monthly figures alone, our share differs from that of real hourly weather by {mean} percentage points on average, and {battery} with a battery. Bills and cash flows match another program to the cent.',
                {
                  mean: number(withoutBattery.selfConsumption.mean),
                  battery: number(withBattery.selfConsumption.mean),
                },
              )}
            </li>
            <li>
              {t(
                'The simple formula for peak sun hours, 12 · cos(latitude), is {mean} too high on average at the same places and {worst} at most. So Sun Path Analysis also shows the measured climate.',
                { mean: percent(peakSunHoursFormula.mean, 0), worst: percent(peakSunHoursFormula.worst, 0) },
              )}
            </li>
            <li>
              {t(
                'The simple formula for the slope is good: at {places} places its output is within {limit} of the best slope.',
                { places: count(lossMap.formulaWithinOnePerCent), limit: percent(1) },
              )}
            </li>
          </ul>
        </CardSection>
        <YieldSection />
        <EndToEndSection />
        <RangeSection />
        <ScatterSection />
        <TiltSection />
        <SelfConsumptionSection />
        <BatteryPlanSection />
        <OutagesSection />
        <OffGridSection />
        <PlugInSection />
        <HotWaterSection />
        <MoneySection />
        <SunSection />
        <SourcesSection />
      </div>
    </Page>
  )
}
