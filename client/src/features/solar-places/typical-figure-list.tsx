import type { SourceLink, TypicalFigures } from '#shared/contract/solar-pages.ts'
import { formatDate } from '#shared/format/date.ts'
import { t } from '#shared/language/t.ts'
import { TextAnchor } from '../../ui/text-link.tsx'
import { FactRow } from './fact.tsx'

interface TypicalFigureListProps {
  readonly typical: TypicalFigures
  /** ISO 3166-1 alpha-2. */
  readonly country: string
}

/** Typical prices, use and rules, each with its source and day. */
export const TypicalFigureList = ({ typical: { figures, incentives }, country }: TypicalFigureListProps) => (
  <>
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
  </>
)

/** Title with the link, and the day of the figure. */
const Source = ({ source: { title, url, asOf }, country }: { source: SourceLink; country: string }) => (
  <span className="block text-note text-soft">
    {url === undefined ? title : <TextAnchor href={url}>{title}</TextAnchor>}
    {asOf !== undefined && ` (${formatDate(asOf, { country })})`}
  </span>
)
