import { ReportSection } from '../save-and-share/report-section.tsx'
import { AccuracySection } from './accuracy-section.tsx'
import { CarbonSection } from './carbon-section.tsx'
import { DetailsSection, MoneyByYearSection } from './details-section.tsx'
import { LaterCarSection } from './later-car-section.tsx'
import { NextStepsSection } from './next-steps-section.tsx'
import { QuoteFold } from './quote-fold.tsx'
import { QuoteSection } from './quote-section.tsx'
import { ScenariosSection } from './scenarios-section.tsx'
import { SpentSection } from './spent-section.tsx'
import { TornadoSection, YearSection } from './year-section.tsx'

/* What follows the answer's first screen, in one chunk. */

/** @param isOwn the plan, not an option of it */
export const OpenParts = ({ isOwn }: { isOwn: boolean }) => (
  <>
    <SpentSection />
    <TornadoSection />
    {isOwn && (
      <>
        <ReportSection />
        <QuoteFold>
          <QuoteSection />
        </QuoteFold>
        <ScenariosSection />
      </>
    )}
  </>
)

export const FoldedParts = () => (
  <>
    <CarbonSection />
    <YearSection />
    <MoneyByYearSection />
    <DetailsSection />
    <LaterCarSection />
    <AccuracySection />
  </>
)

export { NextStepsSection }
