import { FilesSection } from '../share/files-section.tsx'
import { PlanBackups } from '../share/plan-backups.tsx'
import { ReportSection } from '../share/report-section.tsx'
import { SaveAndShareSection } from '../share/save-and-share-section.tsx'
import { AccuracySection } from './accuracy-section.tsx'
import { useActiveScenarioName } from './active-scenario.tsx'
import { AssumptionsSection } from './assumptions-section.tsx'
import { CarbonSection } from './carbon-section.tsx'
import { DetailsSection, MoneyByYearSection } from './details-section.tsx'
import { LaterLoadsSection } from './later-loads-section.tsx'
import { NextStepsSection } from './next-steps-section.tsx'
import { QuoteFold } from './quote-fold.tsx'
import { QuoteSection } from './quote-section.tsx'
import { ScenariosSection } from './scenarios-section.tsx'
import { SpentSection } from './spent-section.tsx'
import { TornadoSection, YearSection } from './year-section.tsx'

/* What the answer's first screen can do without, in one chunk. */

/** Tells whether the answer is that of the plan, not of an option of it. */
const useIsOwn = () => useActiveScenarioName() === undefined

export function OpenParts() {
  const isOwn = useIsOwn()
  return (
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
}

export function AsideParts() {
  const isOwn = useIsOwn()
  return (
    <>
      <AssumptionsSection />
      {isOwn && <SaveAndShareSection />}
    </>
  )
}

export function LastParts() {
  const isOwn = useIsOwn()
  return (
    <>
      <NextStepsSection />
      <div className="grid items-start gap-2 *:min-w-0 lg:grid-cols-2 lg:[&>:has(>details[open])]:col-span-2 print:block">
        <CarbonSection />
        <YearSection />
        <MoneyByYearSection />
        <DetailsSection />
        <LaterLoadsSection />
        <AccuracySection />
        {isOwn && <FilesSection />}
      </div>
      {isOwn && <PlanBackups />}
    </>
  )
}

/** Parts for kinds of home with another answer. */
export const SavingParts = () =>
  useIsOwn() && (
    <>
      <SaveAndShareSection />
      <FilesSection />
      <PlanBackups />
    </>
  )
