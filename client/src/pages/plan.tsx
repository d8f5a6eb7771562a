import { t } from '#shared/language/t.ts'
import { headingOf } from '#shared/pages.ts'
import { KindChips } from '../planner/kinds/kind-chips.tsx'
import { useKind } from '../planner/page/kinds.ts'
import { PlanNotices } from '../planner/page/plan-notices.tsx'
import type { Step } from '../planner/page/steps.ts'
import { SharedPlan } from '../planner/steps/share/incoming-plan.tsx'
import { RemoveHome } from '../planner/steps/share/remove-home.tsx'
import { Page } from '../ui/page.tsx'
import { TextLink } from '../ui/text-link.tsx'
import PlanStart from './plan-start.tsx'

const STEP_SUMMARIES: Readonly<Record<Step, () => string>> = {
  '/plan/home': () => t('Your town, your electricity use, and a car or heat pump.'),
  '/plan/sun': () => t('Your roof: slope, direction and shade.'),
  '/plan/system': () => t('How many panels, and whether to add a battery.'),
  '/plan/money': () => t('Prices, incentives, and cash, loan or lease.'),
  '/plan/answer': () => t('Is solar worth it for your home, how sure are we, and what could change that?'),
}

export default function PlanPage() {
  const { steps, intros } = useKind()
  return (
    <Page
      heading={headingOf('/plan')}
      width="reading"
      intro={t(
        'Find out whether solar is worth it for your home, what size is best, what it costs and when it pays for itself. You enter each figure once, in your own currency.',
      )}
    >
      <SharedPlan />
      <PlanNotices />
      <KindChips className="mb-8" />
      <PlanStart />
      <h2 className="mt-10 mb-5 text-xl">{t('The steps of your plan')}</h2>
      <ol className="grid gap-4">
        {steps.map((path, index) => (
          <li key={path} className="flex gap-4">
            <span
              aria-hidden="true"
              className="grid size-11 shrink-0 place-items-center rounded-full bg-sun-soft font-bold text-amber"
            >
              {index + 1}
            </span>
            <div>
              <TextLink href={path}>{headingOf(path)}</TextLink>
              <p className="text-soft">{(intros?.[path] ?? STEP_SUMMARIES[path])()}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-6 text-note text-soft">{t('Your plan stays on this device. No account needed.')}</p>
      <div className="mt-6 empty:hidden">
        <RemoveHome />
      </div>
    </Page>
  )
}
