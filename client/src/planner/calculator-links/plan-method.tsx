import { t } from '#shared/language/t.ts'
import { tRich } from '../../ui/rich-message.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** Why a plan differs from the Solar Calculator, which has the formula of a first estimate. */
export const describePlanMethod = () =>
  t(
    'Your plan says something else because it works hour by hour with your own roof and tariff, not with a fixed share of your bill.',
  )

/** Below a result, where no plan of this device has figures to compare. */
export const PlanMethod = () => (
  <p className="mt-4 text-note text-soft print:hidden">
    {tRich(
      '<link>A plan of your home</link> may say something else, because it works hour by hour with your own roof and tariff, not with a fixed share of your bill.',
      { link: (text) => <TextLink href="/plan">{text}</TextLink> },
    )}
  </p>
)
