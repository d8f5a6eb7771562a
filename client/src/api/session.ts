import type { QueryClient } from '@tanstack/react-query'
import type { User } from '#shared/contract/api.ts'
import { clearReadArticles } from '../state/read-articles.ts'
import { clearTabStorage } from '../state/storage.ts'
import { call, HttpError } from './call.ts'
import { currentUser, isPersonal, sessionEnded } from './queries.ts'

/* The signed-in user changes only here, with everything cached: no user sees data of the one before. */

export const signIn = (client: QueryClient, user: User) => changeUser(client, user, false)

/** Sign-out by choice: also clears what the user left in this tab and read on this device. */
export function signOut(client: QueryClient) {
  changeUser(client, null, false)
  clearTabStorage()
  void clearReadArticles()
}

/** Shows a changed profile, unless its user has signed out meanwhile. */
export function updateUser(client: QueryClient, user: User) {
  if (client.getQueryData(currentUser.queryKey)?.id === user.id) client.setQueryData(currentUser.queryKey, user)
}

function changeUser(client: QueryClient, user: User | null, endedByServer: boolean) {
  client.setQueryData(sessionEnded.queryKey, endedByServer)
  client.setQueryData(currentUser.queryKey, user)
  // A pending call carries the old cookie: its response must not arrive.
  void client.cancelQueries({ predicate: isPersonal })
  client.removeQueries({ predicate: isPersonal })
}

/** Only the server can tell a wrong password from an ended session. */
export async function endSessionOnUnauthorized(client: QueryClient, error: unknown) {
  if (error instanceof HttpError && error.status === 401) await checkSession(client)
}

export async function checkSession(client: QueryClient) {
  if (!client.getQueryData(currentUser.queryKey)) return
  const isSessionOver = await call('currentUser', {}).then(
    () => false,
    (cause) => cause instanceof HttpError && cause.status === 401,
  )
  if (isSessionOver) changeUser(client, null, true)
}

/** Leads back to a page of this site. */
export const signInUrl = (returnTo: string) => `/auth?${new URLSearchParams({ next: returnTo })}`

const PLACEHOLDER_ORIGIN = 'https://this-site.invalid'

/** The page in `?next=`, if it belongs to this site and is not the sign-in page. */
export function returnUrl(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? ''
  const url = next.startsWith('/') ? parseUrl(next) : undefined
  // Resolving first catches `//`, `/\`, tabs and `/..//`, which a browser may read as another site.
  if (!url || url.origin !== PLACEHOLDER_ORIGIN || url.pathname.startsWith('//') || /^\/auth\/*$/.test(url.pathname))
    return '/'
  return `${url.pathname}${url.search}${url.hash}`
}

function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address, PLACEHOLDER_ORIGIN)
  } catch {
    return undefined
  }
}
