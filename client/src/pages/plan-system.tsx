import { t } from '#shared/language/t.ts'
import type { PlanAnalysis } from '../planner/engine/protocol.ts'
import { PlannerPage } from '../planner/page/planner-page.tsx'
import { BackupSection, BatterySection } from '../planner/steps/system/battery-section.tsx'
import { SizeSection } from '../planner/steps/system/size-section.tsx'

const ANALYSES: readonly PlanAnalysis[] = ['marks', 'outage', 'sizes', 'batteries']

export default function PlanSystemPage() {
  return (
    <PlannerPage
      path="/plan/system"
      analyses={ANALYSES}
      intro={t(
        'How many panels, and whether to add a battery. We show the smallest size that pays, the best value and the size that matches your yearly use.',
      )}
    >
      <SizeSection />
      <BatterySection />
      <BackupSection />
    </PlannerPage>
  )
}
