/** Names of programs, with their meaning. */
export const Definitions = ({ rows }: { rows: readonly (readonly [name: string, meaning: string])[] }) => (
  <dl className="divide-y divide-line">
    {rows.map(([name, meaning]) => (
      <div key={name} className="grid gap-x-6 py-2.5 md:grid-cols-[1fr_2fr]">
        <dt className="font-mono text-sm font-semibold wrap-anywhere">
          <span lang="en">{name}</span>
        </dt>
        <dd>{meaning}</dd>
      </div>
    ))}
  </dl>
)
