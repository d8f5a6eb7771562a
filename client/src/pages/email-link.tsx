import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { t } from '#shared/language/t.ts'
import { call } from '../api/call.ts'
import { currentUser } from '../api/queries.ts'
import { LinkPage, useLinkToken } from '../features/account/link-page.tsx'
import { ButtonLink } from '../ui/button.tsx'

interface Link {
  readonly intro: string
  readonly action: string
  readonly act: (token: string, client: QueryClient) => Promise<unknown>
  readonly done: string
  /** Content shown when done. */
  readonly next?: ReactNode
  /** The server of the newsletter's links sees their token. */
  readonly hasTokenInSearch?: boolean
}

const LINKS = {
  '/newsletter/confirm': (): Link => ({
    intro: t('Confirm that you want our newsletter at this address.'),
    action: t('Confirm'),
    act: (token) => call('confirmSubscription', { token }),
    done: t('Your subscription is confirmed.'),
    hasTokenInSearch: true,
  }),
  '/newsletter/unsubscribe': (): Link => ({
    intro: t('Stop our newsletter to this address.'),
    action: t('Unsubscribe'),
    act: (token) => call('unsubscribe', { token }),
    done: t('You are unsubscribed. We will not send you any more newsletters.'),
    hasTokenInSearch: true,
  }),
  /** In the email to the old address. */
  '/cancel-email-change': (): Link => ({
    intro: t('Keep the current email address of your account.'),
    action: t('Cancel change'),
    act: async (token, client) => {
      await call('cancelEmailChangeByLink', { token })
      if (client.getQueryData(currentUser.queryKey)) void client.invalidateQueries(currentUser)
    },
    done: t('The change is canceled. Your account keeps its email address.'),
    next: (
      <>
        <p className="mb-6">
          {t(
            'Did someone else ask for this change? They may be signed in to your account. A new password signs them out.',
          )}
        </p>
        <ButtonLink href="/forgot-password">{t('Choose a new password')}</ButtonLink>
      </>
    ),
  }),
  /** In the email to an address that was never confirmed. */
  '/release-email': (): Link => ({
    intro: t('Take your email address off an account that is not yours.'),
    action: t('Release address'),
    act: (token) => call('releaseEmail', { token }),
    done: t('Your email address is released. You can use it for an account of your own.'),
    next: <ButtonLink href="/auth">{t('Create an account')}</ButtonLink>,
  }),
}

/** Targets of links in emails that need no sign-in. */
export default function EmailLinkPage() {
  const [current] = useLocation()
  // It stays the page of its address while the next one is drawn.
  const [path] = useState(current as keyof typeof LINKS)
  const search = useSearch()
  const client = useQueryClient()
  const tokenInHash = useLinkToken()
  const { act, next, hasTokenInSearch, ...link } = LINKS[path]()
  const token = hasTokenInSearch ? new URLSearchParams(search).get('token') : tokenInHash
  return (
    <LinkPage {...link} path={path} {...(!hasTokenInSearch && { token })} act={() => act(token ?? '', client)}>
      {next}
    </LinkPage>
  )
}
