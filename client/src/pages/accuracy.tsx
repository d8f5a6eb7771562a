import { t } from '#shared/language/t.ts'
import { headingOf } from '#shared/pages.ts'
import accuracy from '#shared/solar/accuracy.json'
import { AccuracyCard, type AccuracySection, SourcesSection } from '../features/accuracy/accuracy-section.tsx'
import { type AccuracyFormats, useAccuracyFormats } from '../features/accuracy/figures.ts'
import { homeSections } from '../features/accuracy/home-sections.ts'
import { outputSections, sunSection } from '../features/accuracy/output-sections.ts'
import { BackLink, Page } from '../ui/page.tsx'

const { yields, endToEnd, lossMap, peakSunHoursFormula, selfConsumption } = accuracy
const { withoutBattery, withBattery } = selfConsumption

const summarySection = ({ number, percent, count, countAndShare }: AccuracyFormats): AccuracySection => ({
  heading: t('Summary'),
  points: [
    t(
      "Output of a roof whose climate we know: our yearly figure differs from NREL's PVWatts by {mean} on average and {worst} at most, for {roofs, plural, one {# roof} other {# roofs}} in {places, plural, one {# place} other {# places}}.",
      {
        mean: percent(yields.acOfRoofs.mean),
        worst: percent(yields.acOfRoofs.worst),
        roofs: yields.acOfRoofs.cases,
        places: yields.places.length,
      },
    ),
    t(
      'Climate is the larger unknown. From the town alone our output is {mean} off on average and {worst} at most. {share} are within the range we show.',
      {
        mean: percent(endToEnd.ac.mean),
        worst: percent(endToEnd.ac.worst),
        share: countAndShare(endToEnd.inRange.meanYear),
      },
    ),
    t(
      'Solar used at home: from monthly figures alone, our share differs from that of real hourly weather by {mean} percentage points on average, and {battery} with a battery. Bills and cash flows match another program to the cent.',
      {
        mean: number(withoutBattery.selfConsumption.mean),
        battery: number(withBattery.selfConsumption.mean),
      },
    ),
    t(
      'The simple formula for peak sun hours, 12 · cos(latitude), is {mean} too high on average at the same places and {worst} at most. So Sun Path Analysis also shows the measured climate.',
      { mean: percent(peakSunHoursFormula.mean, 0), worst: percent(peakSunHoursFormula.worst, 0) },
    ),
    t('The simple formula for the slope is good: at {places} places its output is within {limit} of the best slope.', {
      places: count(lossMap.formulaWithinOnePerCent),
      limit: percent(1),
    }),
  ],
})

const SECTIONS = [summarySection, ...outputSections, ...homeSections, sunSection]

export default function AccuracyPage() {
  const formats = useAccuracyFormats()
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
        {SECTIONS.map((describe) => describe(formats)).map((section) => (
          <AccuracyCard key={section.heading} section={section} />
        ))}
        <SourcesSection />
      </div>
    </Page>
  )
}
