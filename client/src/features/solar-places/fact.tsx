/** A row of a list of facts. */
export const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="grid gap-x-6 py-2 sm:grid-cols-[1fr_1.5fr]">
    <dt className="font-semibold">{name}</dt>
    <dd>{value}</dd>
  </div>
)
