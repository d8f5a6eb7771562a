import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { Page } from '../../ui/page.tsx'
import './admin.css'

const pages = {
  '/admin/articles': 'Articles',
  '/admin/users': 'Users',
  '/admin/messages': 'Messages',
  '/admin/subscribers': 'Subscribers',
  '/admin/log': 'Activity Log',
}

type AdminPageProps = { heading: string; intro?: ReactNode; actions?: ReactNode; children: ReactNode }

/** A page of the admin area: the way to its other pages, the heading, the content. */
export function AdminPage(page: AdminPageProps) {
  const [path] = useLocation()
  return (
    <Page
      {...page}
      before={
        <nav aria-label="Administration" className="admin-nav">
          <ul>
            {Object.entries(pages).map(([href, name]) => (
              <li key={href}>
                <Link href={href} aria-current={href === path ? 'page' : undefined}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      }
    />
  )
}
