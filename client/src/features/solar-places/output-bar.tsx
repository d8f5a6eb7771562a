import { formatNumber } from '#shared/format/number.ts'

/** A number, and a bar that repeats it. Styled by its list, which may have hundreds. */
export const OutputBar = ({ output = 0, most }: { output: number | undefined; most: number }) => (
  <>
    {formatNumber(output)}
    <svg viewBox="0 0 100 12" aria-hidden="true">
      <rect width={Math.round((100 * output) / Math.max(1, most))} height="12" rx="2" />
    </svg>
  </>
)
