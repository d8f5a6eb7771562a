import { t } from '#shared/language/t.ts'
import { notFoundHeading } from '#shared/pages.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'

export default function NotFoundPage() {
  return (
    <Page heading={notFoundHeading()} intro={t('There is no page at this address. Try one of these:')} width="medium">
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/">{t('Return to Home')}</ButtonLink>
        <ButtonLink href="/calculators" variant="secondary">
          {t('View Calculators')}
        </ButtonLink>
      </div>
    </Page>
  )
}
