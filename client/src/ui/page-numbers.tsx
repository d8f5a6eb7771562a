import { ButtonLink } from '../../ui/button.tsx'

type PageNumbersProps = { page: number; totalPages: number; address: (page: number) => string }

/** The first and last page and those around the present one; 0 stands for a gap. */
export function shownPages(page: number, totalPages: number): number[] {
  const near = [1, page - 1, page, page + 1, totalPages].filter((number) => number >= 1 && number <= totalPages)
  const numbers = [...new Set(near)].sort((a, b) => a - b)
  return numbers.flatMap((number, at) => {
    const before = numbers[at - 1] ?? 0
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? [0, number] : [number]
  })
}

/** Previous, the numbered pages, and next; nothing when all fits on one. */
export function PageNumbers({ page, totalPages, address }: PageNumbersProps) {
  if (totalPages <= 1 && page === 1) return null
  return (
    <nav aria-label="Pages" className="admin-pages">
      <Step
        to={Math.min(page - 1, totalPages)}
        name="Previous"
        address={address}
        enabled={page > 1 && totalPages > 0}
      />
      {shownPages(page, totalPages).map((number, at) =>
        number === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name
          <span key={`gap-${at}`} aria-hidden="true">
            …
          </span>
        ) : (
          <ButtonLink
            key={number}
            variant="secondary"
            href={address(number)}
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </ButtonLink>
        ),
      )}
      <Step to={page + 1} name="Next" address={address} enabled={page < totalPages} />
    </nav>
  )
}

type StepProps = { to: number; name: string; address: (page: number) => string; enabled: boolean }

function Step({ to, name, address, enabled }: StepProps) {
  if (enabled)
    return (
      <ButtonLink variant="secondary" href={address(to)}>
        {name}
      </ButtonLink>
    )
  return (
    <button type="button" disabled className="button button-secondary">
      {name}
    </button>
  )
}
