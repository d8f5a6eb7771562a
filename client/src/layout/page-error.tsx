import { useEffect } from 'react'
import { t } from '#shared/language/t.ts'
import { replayPresses } from '../startup/input-before-hydration.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { ReloadButton } from '../ui/reload-button.tsx'

/** For a page that failed or whose scripts did not load. */
export function PageError() {
  useEffect(replayPresses, [])
  return (
    <Page heading={t('We could not show this page')} intro={t('Check your connection and try again.')}>
      <div className="flex flex-wrap gap-3">
        <ReloadButton />
        <ButtonLink variant="secondary" href="/">
          {t('Return to Home')}
        </ButtonLink>
      </div>
    </Page>
  )
}
