import { t } from '#shared/language/t.ts'
import { useHydrated } from '../../startup/use-hydrated.ts'
import { readText, removeItem, writeText } from '../../state/storage.ts'

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
