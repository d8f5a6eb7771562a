import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { t } from '#shared/language/t.ts'
import { type FixedPath, headingOf } from '#shared/pages.ts'
import { errorMessage } from '../../api/call.ts'
import { useHydrated } from '../../startup/use-hydrated.ts'
import { readText, removeItem, writeText } from '../../state/storage.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { focusPageHeading } from '../../ui/focus.ts'
import { Page } from '../../ui/page.tsx'

interface LinkPageProps {
  readonly path: FixedPath
  readonly intro: string
  /** Token of `useLinkToken`, if the link has one in the hash. */
  readonly token?: string | null
  readonly action: string
  readonly act: () => Promise<unknown>
  /** Content in place of the button. */
  readonly instead?: ReactNode
  readonly done: string
  /** Content shown when done. */
  readonly children?: ReactNode
}

/** Target of an email's link. It asks for a press, because mail scanners open links. */
export function LinkPage({ path, intro, token, action, act, instead, done, children }: LinkPageProps) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: act,
    onSuccess() {
      if (token) discardLinkToken()
      focusPageHeading()
    },
  })
  return (
    <Page heading={headingOf(path)} intro={intro} width="medium">
      <p role="status" className="text-lg font-semibold text-savings not-empty:mb-6">
        {isSuccess && done}
      </p>
      <p role="alert" className="font-semibold text-danger not-empty:mb-6">
        {token === '' && !isSuccess && linkIncomplete()}
        {error && errorMessage(error)}
      </p>
      {isSuccess
        ? (children ?? <ButtonLink href="/">{t('Return to Home')}</ButtonLink>)
        : instead || (
            <Button pending={isPending} disabled={token === '' || token === null} onClick={() => mutate()}>
              {action}
            </Button>
          )}
    </Page>
  )
}

const STORED_TOKEN_KEY = 'email link'

const readTokenFromUrl = () => new URLSearchParams(location.hash.slice(1)).get('token') ?? ''

/** Token in the hash of an email's link, which no server sees; null until hydration. */
export function useLinkToken(): string | null {
  const isHydrated = useHydrated()
  return isHydrated ? readTokenFromUrl() : null
}

/** The link's token, or the one stored before signing in. */
export function useStoredLinkToken(): string | null {
  const isHydrated = useHydrated()
  return isHydrated ? readTokenFromUrl() || (readText('tab', STORED_TOKEN_KEY) ?? '') : null
}

/** The token stays in this tab while the owner signs in. */
export const storeLinkToken = (token: string) => writeText('tab', STORED_TOKEN_KEY, token)

export const linkIncomplete = () => t('This link is incomplete. Open it again from the email.')

/** Clears storage and address bar. */
export function discardLinkToken() {
  removeItem('tab', STORED_TOKEN_KEY)
  history.replaceState(history.state, '', location.pathname + location.search)
}
