import type { ReactNode } from 'react'

/** A row of a list of facts. */
export const FactRow = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-6 py-2 sm:grid-cols-[1fr_1.5fr]">
    <dt className="font-semibold">{name}</dt>
    <dd>{children}</dd>
  </div>
)

export const Fact = ({ name, value }: { name: string; value: string }) => <FactRow name={name}>{value}</FactRow>
