import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { countryName } from '#shared/format/names.ts'
import { pages } from '#shared/pages.ts'
import { dueFacts } from '../../api/admin-queries.ts'
import { classes } from '../../ui/classes.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Page } from '../../ui/page.tsx'
import { TextAnchor } from '../../ui/text-link.tsx'

const TAB = classes(
  '-mb-px inline-flex min-h-11 items-center border-b-3 border-transparent px-3 font-semibold text-soft hover:text-brand',
  'current:border-sun current:text-ink',
)

export function AdminPage(page: { heading: string; intro?: ReactNode; actions?: ReactNode; children: ReactNode }) {
  const [path] = useLocation()
  return (
    <Page
      {...page}
      before={
        <>
          <nav aria-label="Administration" className="-mt-4 mb-8 border-b border-line">
            <ul className="flex flex-wrap gap-x-1">
              {pages
                .filter(({ tab }) => tab)
                .map((page) => (
                  <li key={page.path}>
                    <Link href={page.path} aria-current={page.path === path ? 'page' : undefined} className={TAB}>
                      {page.tab}
                    </Link>
                  </li>
                ))}
            </ul>
          </nav>
          <DueFacts />
        </>
      }
    />
  )
}

function DueFacts() {
  const facts = useQuery(dueFacts).data?.facts ?? []
  if (facts.length === 0) return null
  return (
    <Disclosure
      title={
        facts.length === 1
          ? 'One typical figure is due to be checked'
          : `${facts.length} typical figures are due to be checked`
      }
      className="mb-8"
    >
      <ul className="grid gap-3">
        {facts.map(({ country, path, checkAfter, source }) => (
          <li key={`${country} ${path}`}>
            {countryName(country)}: {path}, due after {checkAfter}
            {source && (
              <>
                {'. '}
                {source.url ? <TextAnchor href={source.url}>{source.title}</TextAnchor> : source.title}
              </>
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
