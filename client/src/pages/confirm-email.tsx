import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { t } from '#shared/language/t.ts'
import { headingOf } from '#shared/pages.ts'
import { call } from '../api/call.ts'
import { currentUser } from '../api/queries.ts'
import { signInUrl } from '../api/session.ts'
import { LinkPage, storeLinkToken, useStoredLinkToken } from '../features/account/link-page.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'

/** Target of the link sent to a new address; works only in a session of its account. */
export default function ConfirmEmailPage() {
  const client = useQueryClient()
  const [path, navigate] = useLocation()
  const { data: user } = useQuery(currentUser)
  const token = useStoredLinkToken()
  const [isConfirmed, setConfirmed] = useState(false)
  async function confirm() {
    await call('confirmEmail', { token: token ?? '' })
    setConfirmed(true)
    void client.invalidateQueries(currentUser)
  }
  function goToSignIn() {
    storeLinkToken(token ?? '')
    navigate(signInUrl(path))
  }
  return (
    <LinkPage
      path="/confirm-email"
      intro={
        user || isConfirmed
          ? t('Confirm this is your email address.')
          : t('Sign in to the account with this new address. Then you can confirm it here.')
      }
      token={token}
      action={t('Confirm')}
      act={confirm}
      instead={
        !user && (
          <Button disabled={!token} onClick={goToSignIn}>
            {t('Sign In')}
          </Button>
        )
      }
      done={t('Your email address is confirmed.')}
    >
      <ButtonLink href="/profile">{headingOf('/profile')}</ButtonLink>
    </LinkPage>
  )
}
