import { useHydrated } from '../../ui/use-hydrated.ts'

/** What the link in a mail carries behind its #, where no server sees it; undefined until the page is the browser's. */
export function useLinkToken(): string | undefined {
  const isHydrated = useHydrated()
  return isHydrated ? (new URLSearchParams(location.hash.slice(1)).get('token') ?? '') : undefined
}

/** Said of an address that was cut off. */
export const LINK_NOT_WHOLE = 'This link is not whole. Please open it from the mail again.'

/** A link that was followed is used up: it need not stand in the address any longer. */
export const forgetLinkToken = () => history.replaceState(history.state, '', location.pathname + location.search)
