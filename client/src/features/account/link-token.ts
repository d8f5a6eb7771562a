import { forget, keepText, readText } from '../../state/storage.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

const WAITING = 'email link'

const tokenOfAddress = () => new URLSearchParams(location.hash.slice(1)).get('token') ?? ''

/** What the link in an email carries behind its #, where no server sees it; undefined until the page is the browser's. */
export function useLinkToken(): string | undefined {
  const isHydrated = useHydrated()
  return isHydrated ? tokenOfAddress() : undefined
}

/** The same; a link that was followed before the sign-in is found again after it. */
export function useWaitingLinkToken(): string | undefined {
  const isHydrated = useHydrated()
  return isHydrated ? tokenOfAddress() || (readText('tab', WAITING) ?? '') : undefined
}

/** Keeps a link's token for this tab while its owner signs in. */
export const keepLinkToken = (token: string) => keepText('tab', WAITING, token)

/** Said of an address that was cut off. */
export const LINK_NOT_WHOLE = 'This link is not whole. Please open it from the mail again.'

/** A link that was followed is used up: it need not stand in the address any longer. */
export function forgetLinkToken() {
  forget('tab', WAITING)
  history.replaceState(history.state, '', location.pathname + location.search)
}
