import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Suspense } from 'react'
import { t } from '#shared/language/t.ts'
import { headingOf } from '#shared/pages.ts'
import { endpointUrl } from '../api/call.ts'
import { currentUser } from '../api/queries.ts'
import { ChangePassword } from '../features/account/change-password.tsx'
import { CloseAccount } from '../features/account/close-account.tsx'
import { ProfileInformation } from '../features/account/profile-information.tsx'
import { SavedCalculations } from '../features/account/saved-calculations.tsx'
import { SecuritySettings } from '../features/account/security-settings.tsx'
import { Sessions } from '../features/account/sessions.tsx'
import { LoadingPlans } from '../planner/steps/share/no-plans.tsx'
import { buttonClasses } from '../ui/button.tsx'
import { CardSection } from '../ui/card.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { BackLink, Page } from '../ui/page.tsx'
import { tRich } from '../ui/rich-message.tsx'
import { TextLink } from '../ui/text-link.tsx'

// Saved plans load more code than the rest of the page.
const SavedPlans = lazyPart(() => import('../planner/steps/share/saved-plans.tsx'))

export default function ProfilePage() {
  const { data: user } = useQuery(currentUser)
  if (!user) return null
  return (
    <Page heading={headingOf('/profile')} before={<BackLink href="/">{t('Return to Home')}</BackLink>}>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <ProfileInformation user={user} />
        <div className="lg:col-start-2 lg:row-span-6 lg:row-start-1 grid gap-6">
          <CardSection heading={t('Saved plans')}>
            <Suspense fallback={<LoadingPlans />}>
              <SavedPlans />
            </Suspense>
          </CardSection>
          <SavedCalculations />
        </div>
        <SecuritySettings />
        <Sessions />
        <ChangePassword />
        <MyData />
        <CloseAccount />
      </div>
    </Page>
  )
}

const MyData = () => (
  <CardSection heading={t('Your data')}>
    <p className="mb-5 text-soft">
      {tRich('Everything we store about you, in one file. <link>What we store and for how long</link>', {
        link: (text) => <TextLink href="/privacy">{text}</TextLink>,
      })}
    </p>
    <a href={endpointUrl('exportAccount', {})} download className={buttonClasses({ variant: 'secondary' })}>
      <Download aria-hidden="true" className="size-5" />
      {t('Download my data')}
    </a>
  </CardSection>
)
