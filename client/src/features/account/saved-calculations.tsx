import { useInfiniteQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { t } from '#shared/language/t.ts'
import { calculations } from '../../api/calculation-queries.ts'
import { endpointUrl } from '../../api/call.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextAnchor } from '../../ui/text-link.tsx'
import { ClearHistory } from './clear-history.tsx'
import { SavedCalculationItem } from './saved-calculation-item.tsx'

export function SavedCalculations() {
  const query = useInfiniteQuery(calculations)
  const { data, isPending, isError } = query
  const saved = data?.pages.flat() ?? []
  return (
    <CardSection heading={t('Saved Calculations')} actions={saved.length > 0 && <ClearHistory />}>
      {isPending && <Loading />}
      {isError && !data && <LoadError message={t('We could not load your saved calculations.')} query={query} />}
      {data && saved.length === 0 && (
        <div className="grid justify-items-start gap-5">
          <p className="text-soft">
            {t('No calculations saved yet. Use any calculator and click "Save" to store your results.')}
          </p>
          <ButtonLink href="/calculators" variant="secondary">
            {t('View Calculators')}
          </ButtonLink>
        </div>
      )}
      {saved.length > 0 && (
        <>
          <ul className="divide-y divide-line" aria-label={t('Saved calculations, newest first')}>
            {saved.map((calculation) => (
              <SavedCalculationItem key={calculation.id} calculation={calculation} />
            ))}
          </ul>
          <LoadMore query={query} errorMessage={t('We could not load older calculations.')} />
          <Downloads />
        </>
      )}
    </CardSection>
  )
}

function Downloads() {
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line pt-5 text-sm">
      <Download aria-hidden="true" className="size-4 text-soft" />
      {(['csv', 'json'] as const).map((format) => (
        <TextAnchor key={format} href={endpointUrl('exportCalculations', { format })} download standalone>
          {t('Download {format}', { format: format.toUpperCase() })}
        </TextAnchor>
      ))}
    </p>
  )
}

function Loading() {
  return (
    <div role="status" aria-label={t('Loading your saved calculations')} className="grid gap-6">
      {[1, 2, 3].map((row) => (
        <div key={row} className="grid gap-2">
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-4 w-36" />
          <Skeleton className="h-4 w-56" />
        </div>
      ))}
    </div>
  )
}
