import type { User } from '#shared/contract/api.ts'
import { call, HttpError } from './call.ts'
import { currentUser, queryClient } from './queries.ts'

/*
 * Who is signed in changes here, and with it everything cached about a person:
 * nothing of one user is ever seen by the next.
 */

/** What anyone may read stays cached; every other answer belonged to the user before. */
const PUBLIC = ['/api/articles', '/api/climate']

let ended = false

/** Whether the user was signed out by the server (idle too long, removed, signed out elsewhere), not by choice. */
export const sessionEnded = () => ended

export function signedIn(user: User) {
  become(user, false)
}

export function signedOut() {
  become(null, false)
}

function become(user: User | null, endedByServer: boolean) {
  ended = endedByServer
  queryClient.setQueryData(currentUser.queryKey, user)
  const personal = ({ queryKey: [path] }: { queryKey: readonly unknown[] }) =>
    path !== currentUser.queryKey[0] && !PUBLIC.includes(String(path))
  // A call that is still under way carries the old cookie: its answer must not arrive any more.
  void queryClient.cancelQueries({ predicate: personal })
  queryClient.removeQueries({ predicate: personal })
}

/**
 * A call answered 401 although the page shows a user. Whether that means a wrong password or the end of the session,
 * only the server can tell.
 */
async function endIfOver(error: unknown) {
  const refused = error instanceof HttpError && error.status === 401
  if (!refused || !queryClient.getQueryData(currentUser.queryKey)) return
  const over = await call('currentUser', {}).then(
    () => false,
    (cause) => cause instanceof HttpError && cause.status === 401,
  )
  if (over) become(null, true)
}
queryClient.getQueryCache().config.onError = endIfOver
queryClient.getMutationCache().config.onError = endIfOver

/** The address of the sign-in page that leads back to a page of this site afterwards. */
export const signInAddress = (returnTo: string) => `/auth?${new URLSearchParams({ next: returnTo })}`

/** Where to go after signing in: the page named in `?next=`, if it is one of this site, and never the sign-in page again. */
export function returnAddress(search: string): string {
  const { origin } = location
  const next = new URLSearchParams(search).get('next') ?? ''
  if (!next.startsWith('/') || !URL.canParse(next, origin)) return '/'
  const url = new URL(next, origin)
  // Resolving first sees through `//`, `/\`, tabs and `/..//`, all of which a browser may read as another site.
  if (url.origin !== origin || url.pathname.startsWith('//') || /^\/auth\/*$/.test(url.pathname)) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}
