import type { User } from '#shared/contract/api.ts'

/** Tells password managers which account the form is for. */
export function HiddenUsernameField({ user }: { user: User }) {
  return <input type="text" hidden readOnly autoComplete="username" value={user.username} />
}
