import { NO_VALUE } from '#shared/format/number.ts'
import { BOX } from '../../ui/card-style.ts'
import { FigureTable } from '../../ui/table.tsx'

interface ComparisonProps<Option> {
  readonly label: string
  /** Heading of the column that names the rows. */
  readonly corner: string
  readonly rows: readonly { readonly label: string; readonly value: (option: Option) => string }[]
  readonly options: readonly Option[]
  readonly nameOf: (option: Option) => string
  /** Heading level of the cards, one below that above them. */
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
