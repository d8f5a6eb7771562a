import type { ReactNode } from 'react'
import type { SourceLink, TypicalFigures } from '#shared/contract/solar-pages.ts'
import { formatDate } from '#shared/format/date.ts'
import { t } from '#shared/language/t.ts'
import { classes } from '../../ui/classes.ts'

/** Classes of text links; once on the list, because a page has up to ten of them. */
const LINKS = classes(
  '[&_a]:font-semibold [&_a]:text-brand [&_a]:underline [&_a]:decoration-sun [&_a]:decoration-[0.125em]',
  '[&_a]:underline-offset-[0.25em] [&_a]:hover:decoration-[0.2em]',
  '[&_span]:block [&_span]:text-note [&_span]:text-soft',
)

interface TypicalFigureListProps {
  readonly typical: TypicalFigures
  /** ISO 3166-1 alpha-2. */
  readonly country: string
}

/** Typical prices, use and rules, each with its source and day. */
export const TypicalFigureList = ({ typical: { figures, incentives }, country }: TypicalFigureListProps) => (
  <div className={LINKS}>
    <dl className="divide-y divide-line">
      {figures.map(({ name, value, source }) => (
        <FactRow key={name} name={name}>
          {value} {source && <Source source={source} country={country} />}
        </FactRow>
      ))}
    </dl>
    {incentives.length > 0 && (
      <>
        <h3 className="mt-5 text-lg">{t('Grants and rebates')}</h3>
        <ul className="mt-2 list-disc pl-5">
          {incentives.map(({ name, ...source }) => (
            <li key={name}>
              {name} <Source source={source} country={country} />
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
)

/** Title with the link, and the day of the figure. */
const Source = ({ source: { title, url, asOf }, country }: { source: SourceLink; country: string }) => (
  <span>
    {url === undefined ? title : <a href={url}>{title}</a>}
    {asOf !== undefined && ` (${formatDate(asOf, { country })})`}
  </span>
)

/** A row of a list of facts. */
const FactRow = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-6 py-2 sm:grid-cols-[1fr_1.5fr]">
    <dt className="font-semibold">{name}</dt>
    <dd>{children}</dd>
  </div>
)

export const Fact = ({ name, value }: { name: string; value: string }) => <FactRow name={name}>{value}</FactRow>
