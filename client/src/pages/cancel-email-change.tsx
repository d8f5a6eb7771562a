import { useQueryClient } from '@tanstack/react-query'
import { t } from '#shared/language/t.ts'
import { call } from '../api/call.ts'
import { currentUser } from '../api/queries.ts'
import { LinkPage, useLinkToken } from '../features/account/link-page.tsx'
import { ButtonLink } from '../ui/button.tsx'

/** Target of the link in the email to the old address; needs no sign-in. */
export default function CancelEmailChangePage() {
  const client = useQueryClient()
  const token = useLinkToken()
  async function cancel() {
    await call('cancelEmailChangeByLink', { token: token ?? '' })
    if (client.getQueryData(currentUser.queryKey)) void client.invalidateQueries(currentUser)
  }
  return (
    <LinkPage
      path="/cancel-email-change"
      intro={t('Keep the current email address of your account.')}
      token={token}
      action={t('Cancel change')}
      act={cancel}
      done={t('The change is canceled. Your account keeps its email address.')}
    >
      <p className="mb-6">
        {t(
          'Did someone else ask for this change? They may be signed in to your account. A new password signs them out.',
        )}
      </p>
      <ButtonLink href="/forgot-password">{t('Choose a new password')}</ButtonLink>
    </LinkPage>
  )
}
