import type { ReactNode } from 'react'
import { formatDate } from '#shared/format/date.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import type { FigurePath, Home } from '#shared/home/home.ts'
import type { SourcedEntry } from '#shared/home/presets/preset.ts'
import { reviewReasonOf } from '#shared/home/presets/review.ts'
import { findPresetEntry } from '#shared/home/presets/typical-home.ts'
import { provenanceOf } from '#shared/home/provenance.ts'
import { valueAt } from '#shared/home/record.ts'
import { today } from '../../state/today.ts'
import { Badge } from '../../ui/badge.tsx'
import { TextAnchor } from '../../ui/text-link.tsx'
import { usePlan } from './engine/plan-store.ts'
import { useCountryPreset, useHomeRegion, usePricedHome } from './home-region.ts'

const CONFIDENCE_TEXT: Readonly<Record<SourcedEntry['confidence'], string>> = {
  high: 'an official or a regulator’s figure',
  medium: 'a market survey, or an official figure read second hand',
  low: 'one guide, or much averaged: check it',
}

export function FigureSource({ path }: { path: FigurePath }) {
  const preset = useCountryPreset()
  const region = useHomeRegion()
  const homeOrigin = usePricedHome((home) => originAt(home, path))
  // Roof and panels may be the plan's assumptions.
  const plannedOrigin = usePlan(({ plannedHome }) =>
    homeOrigin || !plannedHome ? undefined : originAt(plannedHome, path),
  )
  const plan = usePlan(({ plan }) => (homeOrigin || plannedOrigin ? undefined : plan))
  const origin = homeOrigin ?? plannedOrigin
  if (origin?.kind === 'yours') return <SourceLine badge="yours" />
  if (origin?.kind === 'worked-out') return <SourceLine badge="worked out">{origin.how}</SourceLine>
  if (origin) {
    const reading = preset && findPresetEntry(preset, origin.figure)
    return <SourceLine badge="typical">{reading && <ReadingSource reading={reading} />}</SourceLine>
  }
  if (plan?.kind === 'missing' && plan.figures.includes(path))
    return <SourceLine badge="needed">Nothing typical is known.</SourceLine>
  if (plan?.kind === 'answer' && plan.value.missing.includes(path)) {
    return <SourceLine badge="needed">Counted as nothing until you say otherwise.</SourceLine>
  }
  const assumption = plan?.kind === 'answer' ? plan.value.assumed.find((figure) => figure.path === path) : undefined
  if (assumption?.from.kind !== 'default') return null
  return (
    <SourceLine badge="assumed">
      {formatFigure(assumption.value, assumption.unit, region)}. {assumption.from.source}
      {assumption.from.asOf && `, ${formatDate(assumption.from.asOf, region)}`}
    </SourceLine>
  )
}

/** Origin of a stated figure; an empty list means that nothing was stated. */
function originAt(home: Home, path: FigurePath) {
  const value = valueAt(home, path.split('.'))
  const isStated = Array.isArray(value) ? value.length > 0 : value !== undefined
  return isStated ? provenanceOf(home, path) : undefined
}

function ReadingSource({ reading }: { reading: SourcedEntry }) {
  const { source, asOf, confidence, note } = reading
  const region = useHomeRegion()
  const warning = reviewReasonOf(reading, today())
  return (
    <>
      {source.url ? <TextAnchor href={source.url}>{source.title}</TextAnchor> : source.title}
      {asOf ? `, as of ${formatDate(asOf, region)}` : ', without a date'}; {CONFIDENCE_TEXT[confidence]}.
      {warning && <strong className="text-amber"> Check this: {warning}.</strong>}
      {note && (
        <details className="mt-1">
          <summary className="inline-flex min-h-6 items-center underline underline-offset-4">What it holds for</summary>
          {note}
        </details>
      )}
    </>
  )
}

function SourceLine({ badge, children }: { badge: string; children?: ReactNode }) {
  return (
    <div className="mt-2 text-sm text-soft">
      <Badge tone={badge === 'yours' ? 'savings' : 'sun'} className="mr-2">
        {badge}
      </Badge>
      {children}
    </div>
  )
}
