import type { User } from '#shared/contract/api.ts'

/** Unseen, for password managers: whose password the form beside it is about. */
export function WhosePassword({ user }: { user: User }) {
  return <input type="text" hidden readOnly autoComplete="username" value={user.username} />
}
