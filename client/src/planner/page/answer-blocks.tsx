import type { ReactNode } from 'react'
import { NO_VALUE } from '#shared/format/number.ts'
import { t } from '#shared/language/t.ts'
import { BOX, CARD_SURFACE } from '../../ui/card-style.ts'
import { classes } from '../../ui/classes.ts'
import { FigureTable } from '../../ui/table.tsx'
import { usePlan } from '../engine/plan-store.ts'

/* What the answers of all kinds of homes are built of. */

export const AnswerRegion = ({ className = 'gap-6', children }: { className?: string; children: ReactNode }) => (
  <section aria-labelledby="answer" aria-busy={usePlan(({ isBusy }) => isBusy)} className={classes('grid', className)}>
    <h2 id="answer" className="sr-only">
      {t('Our answer')}
    </h2>
    {children}
  </section>
)

/** The answer in one sentence, for homes without a chance. */
export const AnswerSentence = ({ children }: { children: string }) => (
  <p role="status" className="text-[clamp(1.5rem,1.2rem+1.4vw,2.25rem)] leading-tight font-bold text-balance">
    {children}
  </p>
)

interface FactCardProps {
  readonly label: string
  readonly value: ReactNode
  readonly note: string
  readonly children?: ReactNode
}

/** Within a `dl`. */
export const FactCard = ({ label, value, note, children }: FactCardProps) => (
  <div className={classes(CARD_SURFACE, 'p-5')}>
    <dt className="font-semibold text-soft">{label}</dt>
    <dd>
      {value}
      {note && <span className="mt-1 block text-note text-soft">{note}</span>}
      {children}
    </dd>
  </div>
)

interface ComparisonProps<Option> {
  readonly label: string
  /** Above the labels of the rows. */
  readonly corner: string
  readonly rows: readonly { readonly label: string; readonly value: (option: Option) => string }[]
  readonly options: readonly Option[]
  readonly nameOf: (option: Option) => string
  /** Of the cards, one level below that above them. */
  readonly heading: 'h3' | 'h4'
  /** The cards leave out rows without a value. */
  readonly isSparse?: boolean
}

/** Options side by side: cards on a phone, a table elsewhere. */
export function Comparison<Option>(props: ComparisonProps<Option>) {
  const { label, corner, rows, options, nameOf, heading: Heading, isSparse = false } = props
  return (
    <>
      <ul className="grid gap-3 md:hidden">
        {options.map((option, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is known by its place alone
          <li key={index} className={BOX}>
            <Heading className="font-strong">{nameOf(option)}</Heading>
            <dl className="mt-2 grid gap-1">
              {rows
                .filter(({ value }) => !isSparse || value(option) !== NO_VALUE)
                .map(({ label, value }) => (
                  <div key={label} className="flex flex-wrap justify-between gap-x-4">
                    <dt className="text-soft">{label}</dt>
                    <dd className="font-bold">{value(option)}</dd>
                  </div>
                ))}
            </dl>
          </li>
        ))}
      </ul>
      <div className="max-md:hidden">
        <FigureTable
          label={label}
          columns={[corner, ...options.map(nameOf)]}
          rows={rows.map(({ label, value }) => [label, ...options.map(value)])}
        />
      </div>
    </>
  )
}
