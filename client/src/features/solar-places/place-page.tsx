import type { ReactNode } from 'react'
import { listBreadcrumbs, solarHeading, solarPath } from '#shared/contract/solar-headings.ts'
import type { SolarPage } from '#shared/contract/solar-pages.ts'
import { tInContext } from '#shared/language/t.ts'
import { Page } from '../../ui/page.tsx'
import { TextLink } from '../../ui/text-link.tsx'

interface PlacePageProps {
  readonly page: Exclude<SolarPage, { kind: 'missing' }>
  readonly intro: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

export const PlacePage = ({ page, intro, actions, children }: PlacePageProps) => (
  <Page
    heading={solarHeading(page)}
    width="medium"
    intro={intro}
    before={<Breadcrumbs page={page} />}
    actions={actions}
  >
    <div className="grid gap-6 [&>*]:min-w-0">{children}</div>
  </Page>
)

function Breadcrumbs({ page }: Pick<PlacePageProps, 'page'>) {
  const above = listBreadcrumbs(page).slice(0, -1)
  if (above.length === 0) return null
  return (
    <nav aria-label={tInContext('navigation', 'You are here')} className="-mt-2 mb-4 print:hidden">
      <ol className="flex flex-wrap gap-x-2">
        {above.map(([name, slug], index) => (
          <li key={slug} className="flex items-center gap-x-2">
            <TextLink standalone href={solarPath(slug)}>
              {name}
            </TextLink>
            {index < above.length - 1 && <span aria-hidden="true">/</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
