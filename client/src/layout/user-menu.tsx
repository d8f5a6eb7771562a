import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { User } from '#shared/contract/api.ts'
import { call } from '../api/call.ts'
import { signOut } from '../api/session.ts'
import { Menu } from '../ui/menu.tsx'
import { toast } from '../ui/toast.tsx'

export function UserMenu({ user }: { user: User }) {
  const client = useQueryClient()
  const logout = useMutation({
    mutationFn: () => call('logout', {}),
    onSuccess: () => signOut(client),
    onError: ({ message }) => toast({ title: 'Logout failed', description: message, variant: 'destructive' }),
  })
  return (
    <Menu
      label={`Welcome, ${user.username}`}
      className="min-w-0 lg:max-w-64"
      panelClassName="lg:right-0 lg:left-auto lg:w-48"
    >
      <li>
        <Link href="/profile" className="menu-item">
          Profile
        </Link>
      </li>
      {user.isAdmin && (
        <li>
          <Link href="/admin/articles" className="menu-item">
            Admin Area
          </Link>
        </li>
      )}
      <li>
        <button type="button" disabled={logout.isPending} onClick={() => logout.mutate()} className="menu-item">
          Sign Out
        </button>
      </li>
    </Menu>
  )
}
