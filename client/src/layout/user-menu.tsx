import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { User } from '#shared/contract/api.ts'
import { t } from '#shared/language/t.ts'
import { call, catalogMessage } from '../api/call.ts'
import { signOut } from '../api/session.ts'
import { hasStoredHome } from '../state/storage.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Menu, MenuButton, MenuLink } from '../ui/menu.tsx'
import { toast, toastError } from '../ui/toast.tsx'

/** Every page has the menu, few sign-outs need this. */
const loadHomeRemoval = async (client: QueryClient) =>
  (await import('../home/remove-home.ts')).prepareHomeRemoval(client)

/** What happens to the plan on this device. */
type PlanChoice = 'none' | 'keep' | 'remove'

export function UserMenu({ user }: { user: User }) {
  const client = useQueryClient()
  const menuButton = useRef<HTMLButtonElement>(null)
  const [isAsking, setAsking] = useState(false)
  const logout = useMutation({
    async mutationFn(plan: PlanChoice) {
      const removeHome = plan === 'remove' ? await loadHomeRemoval(client) : undefined
      await call('logout', {})
      return removeHome
    },
    onSuccess(removeHome, plan) {
      signOut(client)
      if (plan === 'none') return
      removeHome?.()
      toast({
        title: t('Signed out'),
        description:
          plan === 'keep' ? t('Your home is still on this device.') : t('Your home is no longer on this device.'),
      })
    },
    onError: (error) => toastError(t('Logout failed'), catalogMessage(error)),
    onSettled: () => setAsking(false),
  })
  return (
    <>
      <Menu
        label={t('Welcome, {username}', { username: user.username })}
        buttonRef={menuButton}
        className="min-w-0 lg:max-w-64"
        panelClassName="lg:right-0 lg:w-48"
      >
        <MenuLink href="/profile">{t('Profile')}</MenuLink>
        {/* untranslated: administrators read English */}
        {user.isAdmin && <MenuLink href="/admin/articles">Admin Area</MenuLink>}
        <MenuButton
          disabled={logout.isPending}
          onClick={() => (hasStoredHome() ? setAsking(true) : logout.mutate('none'))}
        >
          {t('Sign Out')}
        </MenuButton>
      </Menu>
      <Dialog
        isOpen={isAsking}
        opener={menuButton}
        onClose={() => setAsking(false)}
        title={t('Keep your plan on this device?')}
        description={t('Everyone who uses this browser can see it. Plans saved in your account stay there.')}
        alert
      >
        <div className="mt-8 flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={() => setAsking(false)}>
            {t('Cancel')}
          </Button>
          <Button variant="secondary" disabled={logout.isPending} onClick={() => logout.mutate('keep')}>
            {t('Keep it and sign out')}
          </Button>
          <Button disabled={logout.isPending} onClick={() => logout.mutate('remove')}>
            {t('Remove it and sign out')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
