import { t } from '#shared/language/t.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

export const NoPlans = () => (
  <div className="grid justify-items-start gap-5">
    <p className="text-soft">{t('No plans saved yet. Your plan stays on this device until you save it here.')}</p>
    <ButtonLink href="/plan" variant="secondary">
      {t('My Plan')}
    </ButtonLink>
  </div>
)

/** Placeholder of the same height as `NoPlans`, to prevent a layout shift. */
export const LoadingPlans = () => (
  <div className="relative">
    <div aria-hidden="true" className="invisible">
      <NoPlans />
    </div>
    <Skeleton className="absolute inset-0" />
  </div>
)
