import type { ReactNode } from 'react'
import type { FigurePath } from '#shared/home/home.ts'
import { doubtOf } from '#shared/home/presets/check.ts'
import type { Read } from '#shared/home/presets/preset.ts'
import { provenanceOf } from '#shared/home/provenance.ts'
import { valueAt } from '#shared/home/record.ts'
import { readOf } from '#shared/home/typical.ts'
import { useHome } from '../../state/home.ts'
import { today } from '../../state/today.ts'
import { Badge } from '../../ui/badge.tsx'
import { TextAnchor } from '../../ui/text-link.tsx'
import { usePlan } from './reckoning/plan-store.ts'
import { usePreset, useRegionOfHome } from './region-of-home.ts'
import { writeDay, writeFigure } from './write.ts'

const TRUST: Readonly<Record<Read['confidence'], string>> = {
  high: 'an official or a regulator’s figure',
  medium: 'a market survey, or an official figure read second hand',
  low: 'one guide, or much averaged: check it',
}

/** Where a figure comes from: yours, typical with source and date, worked out, or what stands in for it. */
export function FigureFrom({ path }: { path: FigurePath }) {
  const home = useHome()
  const { plan, planned = home } = usePlan()
  const preset = usePreset()
  const region = useRegionOfHome()
  // The roof and the panels may be those that the plan assumed.
  const shown = isGiven(valueAt(home, path.split('.'))) ? home : planned
  if (isGiven(valueAt(shown, path.split('.')))) {
    const said = provenanceOf(shown, path)
    if (said.kind === 'yours') return <Line word="yours" />
    if (said.kind === 'worked-out') return <Line word="worked out">{said.how}</Line>
    const read = preset && readOf(preset, said.figure)
    return <Line word="typical">{read && <Source read={read} />}</Line>
  }
  if (plan?.kind === 'missing' && plan.figures.includes(path))
    return <Line word="needed">Nothing typical is known.</Line>
  if (plan?.kind === 'answer' && plan.value.asked.includes(path)) {
    return <Line word="needed">Counted as nothing until you say otherwise.</Line>
  }
  const assumed = plan?.kind === 'answer' ? plan.value.assumed.find((each) => each.path === path) : undefined
  if (assumed?.from.kind !== 'usual') return null
  return (
    <Line word="assumed">
      {writeFigure(assumed.value, assumed.unit, region)}. {assumed.from.source}
      {assumed.from.asOf && `, ${writeDay(assumed.from.asOf, region)}`}
    </Line>
  )
}

/** An empty list is nobody's word. */
const isGiven = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== undefined)

function Source({ read }: { read: Read }) {
  const { source, asOf, confidence, note } = read
  const region = useRegionOfHome()
  const doubt = doubtOf(read, today())
  return (
    <>
      {source.url ? <TextAnchor href={source.url}>{source.title}</TextAnchor> : source.title}
      {asOf ? `, as of ${writeDay(asOf, region)}` : ', without a date'}; {TRUST[confidence]}.
      {doubt && <strong className="text-amber"> Check this: {doubt}.</strong>}
      {note && (
        <details className="mt-1">
          <summary className="inline-flex min-h-6 items-center underline underline-offset-4">What it holds for</summary>
          {note}
        </details>
      )}
    </>
  )
}

function Line({ word, children }: { word: string; children?: ReactNode }) {
  return (
    <div className="mt-2 text-sm text-soft">
      <Badge tone={word === 'yours' ? 'savings' : 'sun'} className="mr-2">
        {word}
      </Badge>
      {children}
    </div>
  )
}
