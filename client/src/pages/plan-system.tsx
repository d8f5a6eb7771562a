import type { PlanAnalysis } from '../features/planner/engine/protocol.ts'
import { PlannerPage } from '../features/planner/planner-page.tsx'
import { BackupSection } from '../features/planner/system/backup-section.tsx'
import { BatterySection } from '../features/planner/system/battery-section.tsx'
import { SizeSection } from '../features/planner/system/size-section.tsx'

const TOPICS: readonly PlanAnalysis[] = ['outage', 'sizes', 'batteries']

export default function PlanSystemPage() {
  return (
    <PlannerPage
      path="/plan/system"
      analyses={TOPICS}
      intro="How many panels, and whether a battery. Three marks say where it begins to pay, where it pays best, and where the year is covered."
    >
      <SizeSection />
      <BatterySection />
      <BackupSection />
    </PlannerPage>
  )
}
