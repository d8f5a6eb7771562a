import { readText, removeItem, writeText } from '../../state/storage.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

const STORED_TOKEN_KEY = 'email link'

const readTokenFromUrl = () => new URLSearchParams(location.hash.slice(1)).get('token') ?? ''

/** Token in the hash of an email's link, which no server sees; undefined until hydration. */
export function useLinkToken(): string | undefined {
  const isHydrated = useHydrated()
  return isHydrated ? readTokenFromUrl() : undefined
}

/** As `useLinkToken`, or the token stored before signing in. */
export function useStoredLinkToken(): string | undefined {
  const isHydrated = useHydrated()
  return isHydrated ? readTokenFromUrl() || (readText('tab', STORED_TOKEN_KEY) ?? '') : undefined
}

/** Stores a link's token in this tab while its owner signs in. */
export const storeLinkToken = (token: string) => writeText('tab', STORED_TOKEN_KEY, token)

/** Shown for a truncated link. */
export const LINK_INCOMPLETE = 'This link is not whole. Please open it from the mail again.'

/** Clears a used token from storage and from the address bar. */
export function discardLinkToken() {
  removeItem('tab', STORED_TOKEN_KEY)
  history.replaceState(history.state, '', location.pathname + location.search)
}
