import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { User } from '#shared/contract/api.ts'
import { t } from '#shared/language/t.ts'
import { call, catalogMessage } from '../api/call.ts'
import { signOut } from '../api/session.ts'
import { homeRemovedToast, offerHomeRemoval } from '../state/offer-home-removal.ts'
import { Menu, MenuButton, MenuLink } from '../ui/menu.tsx'
import { toast } from '../ui/toast.tsx'

export function UserMenu({ user }: { user: User }) {
  const client = useQueryClient()
  const logout = useMutation({
    mutationFn: () => call('logout', {}),
    onSuccess: () => {
      signOut(client)
      const offer = offerHomeRemoval(() => toast(homeRemovedToast()))
      if (offer) toast({ title: t('Signed out'), description: t('Your home is still on this device.'), ...offer })
    },
    onError: (error) =>
      toast({ title: t('Logout failed'), description: catalogMessage(error), variant: 'destructive' }),
  })
  return (
    <Menu
      label={t('Welcome, {username}', { username: user.username })}
      className="min-w-0 lg:max-w-64"
      panelClassName="lg:right-0 lg:w-48"
    >
      <MenuLink href="/profile">{t('Profile')}</MenuLink>
      {/* untranslated: administrators read English */}
      {user.isAdmin && <MenuLink href="/admin/articles">Admin Area</MenuLink>}
      <MenuButton disabled={logout.isPending} onClick={() => logout.mutate()}>
        {t('Sign Out')}
      </MenuButton>
    </Menu>
  )
}
