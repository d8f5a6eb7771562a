import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { User } from '#shared/contract/api.ts'
import { call } from '../api/call.ts'
import { signOut } from '../api/session.ts'
import { HOME_REMOVED_TOAST, offerHomeRemoval } from '../state/offer-home-removal.ts'
import { Menu, MenuButton, MenuLink } from '../ui/menu.tsx'
import { toast } from '../ui/toast.tsx'

export function UserMenu({ user }: { user: User }) {
  const client = useQueryClient()
  const logout = useMutation({
    mutationFn: () => call('logout', {}),
    onSuccess: () => {
      signOut(client)
      const offer = offerHomeRemoval(() => toast(HOME_REMOVED_TOAST))
      if (offer) toast({ title: 'Signed out', description: 'Your home is still on this device.', ...offer })
    },
    onError: ({ message }) => toast({ title: 'Logout failed', description: message, variant: 'destructive' }),
  })
  return (
    <Menu label={`Welcome, ${user.username}`} className="min-w-0 lg:max-w-64" panelClassName="lg:right-0 lg:w-48">
      <MenuLink href="/profile">Profile</MenuLink>
      {user.isAdmin && <MenuLink href="/admin/articles">Admin Area</MenuLink>}
      <MenuButton disabled={logout.isPending} onClick={() => logout.mutate()}>
        Sign Out
      </MenuButton>
    </Menu>
  )
}
