import type { QueryClient } from '@tanstack/react-query'
import type { User } from '#shared/contract/api.ts'
import { forgetArticles } from '../state/read-articles.ts'
import { forgetTab } from '../state/storage.ts'
import { call, HttpError } from './call.ts'
import { currentUser, isPersonal, sessionEnded } from './queries.ts'

/*
 * Who is signed in changes here, and with it everything cached about a person:
 * nothing of one user is ever seen by the next.
 */

export const signIn = (client: QueryClient, user: User) => changeUser(client, user, false)

/** Forgets the user after the server has ended the session by choice, and what they left in this tab and read on this device. */
export function signOut(client: QueryClient) {
  changeUser(client, null, false)
  forgetTab()
  void forgetArticles()
}

function changeUser(client: QueryClient, user: User | null, endedByServer: boolean) {
  client.setQueryData(sessionEnded.queryKey, endedByServer)
  client.setQueryData(currentUser.queryKey, user)
  // A call that is still under way carries the old cookie: its answer must not arrive any more.
  void client.cancelQueries({ predicate: isPersonal })
  client.removeQueries({ predicate: isPersonal })
}

/**
 * A call answered 401 although the page shows a user. Whether that means a wrong password or the end of the session,
 * only the server can tell.
 */
export async function endSessionIfOver(client: QueryClient, error: unknown) {
  if (error instanceof HttpError && error.status === 401) await checkSession(client)
}

/** Asks the server whether the user whom the page shows is still signed in. */
export async function checkSession(client: QueryClient) {
  if (!client.getQueryData(currentUser.queryKey)) return
  const over = await call('currentUser', {}).then(
    () => false,
    (cause) => cause instanceof HttpError && cause.status === 401,
  )
  if (over) changeUser(client, null, true)
}

/** The address of the sign-in page that leads back to a page of this site afterwards. */
export const signInAddress = (returnTo: string) => `/auth?${new URLSearchParams({ next: returnTo })}`

/** Stands for this site, wherever it is. */
const HERE = 'https://this-site.invalid'

/** Where to go after signing in: the page named in `?next=`, if it is one of this site, and never the sign-in page again. */
export function returnAddress(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? ''
  const url = next.startsWith('/') ? parseUrl(next) : undefined
  // Resolving first sees through `//`, `/\`, tabs and `/..//`, all of which a browser may read as another site.
  if (!url || url.origin !== HERE || url.pathname.startsWith('//') || /^\/auth\/*$/.test(url.pathname)) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}

function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address, HERE)
  } catch {
    return undefined
  }
}
