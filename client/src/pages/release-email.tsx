import { t } from '#shared/language/t.ts'
import { call } from '../api/call.ts'
import { LinkPage, useLinkToken } from '../features/account/link-page.tsx'
import { ButtonLink } from '../ui/button.tsx'

/** Target of the link in the email to an address that was never confirmed; needs no sign-in. */
export default function ReleaseEmailPage() {
  const token = useLinkToken()
  return (
    <LinkPage
      path="/release-email"
      intro={t('Take your email address off an account that is not yours.')}
      token={token}
      action={t('Release address')}
      act={() => call('releaseEmail', { token: token ?? '' })}
      done={t('Your email address is released. You can use it for an account of your own.')}
    >
      <ButtonLink href="/auth">{t('Create an account')}</ButtonLink>
    </LinkPage>
  )
}
