import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { classes } from '../../ui/classes.ts'
import { Page } from '../../ui/page.tsx'

const pages = {
  '/admin/articles': 'Articles',
  '/admin/users': 'Users',
  '/admin/messages': 'Messages',
  '/admin/subscribers': 'Subscribers',
  '/admin/log': 'Activity Log',
}

const TAB = classes(
  '-mb-px inline-flex min-h-11 items-center border-b-3 border-transparent px-3 font-semibold text-soft hover:text-brand',
  'current:border-sun current:text-ink',
)

type AdminPageProps = { heading: string; intro?: ReactNode; actions?: ReactNode; children: ReactNode }

export function AdminPage(page: AdminPageProps) {
  const [path] = useLocation()
  return (
    <Page
      {...page}
      before={
        <nav aria-label="Administration" className="-mt-4 mb-8 border-b border-line">
          <ul className="flex flex-wrap gap-x-1">
            {Object.entries(pages).map(([href, name]) => (
              <li key={href}>
                <Link href={href} aria-current={href === path ? 'page' : undefined} className={TAB}>
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
