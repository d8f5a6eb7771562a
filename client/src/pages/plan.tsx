import { headingOf } from '#shared/pages.ts'
import { useBillHandoff } from '../features/planner/calculator-links/use-bill-handoff.ts'
import { PlanNotices } from '../features/planner/save-and-share/plan-notices.tsx'
import { RemoveHome } from '../features/planner/save-and-share/remove-home.tsx'
import { SharedPlan } from '../features/planner/save-and-share/shared-plan.tsx'
import { STEP_LINKS } from '../features/planner/steps.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { TextLink } from '../ui/text-link.tsx'

const STEP_SUMMARIES: Readonly<Record<(typeof STEP_LINKS)[number]['path'], string>> = {
  '/plan/home': 'Your town and your electricity bill. That is enough for a first answer.',
  '/plan/sun': 'The roof: how steep, where it looks, what stands in its light.',
  '/plan/system': 'How many panels, and whether a battery.',
  '/plan/money': 'Prices, support, cash, loan or lease.',
  '/plan/answer': 'Whether it is worth it, how sure that is, and what would change it.',
}

export default function PlanPage() {
  useBillHandoff()
  return (
    <Page
      heading={headingOf('/plan')}
      width="reading"
      intro="Is solar worth it for your home, how big, what does it cost, when is it paid, and how sure is that? One path, each fact typed once, in your own currency."
    >
      <SharedPlan />
      <PlanNotices />
      <ol className="grid gap-4">
        {STEP_LINKS.map(({ path, heading }, index) => (
          <li key={path} className="flex gap-4">
            <span
              aria-hidden="true"
              className="grid size-11 shrink-0 place-items-center rounded-full bg-sun-soft font-bold text-amber"
            >
              {index + 1}
            </span>
            <div>
              <TextLink href={path}>{heading}</TextLink>
              <p className="text-soft">{STEP_SUMMARIES[path]}</p>
            </div>
          </li>
        ))}
      </ol>
      <ButtonLink href="/plan/home" size="large" className="mt-8">
        Begin with my home
      </ButtonLink>
      <p className="mt-6 text-note text-soft">
        Everything stays on this device: no account is needed, and nothing you type is sent anywhere unless you send it.
      </p>
      <div className="mt-6 empty:hidden">
        <RemoveHome />
      </div>
    </Page>
  )
}
