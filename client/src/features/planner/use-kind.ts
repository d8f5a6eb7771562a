import { useState } from 'react'
import { withFigure, withPartAt } from '#shared/home/change.ts'
import type { FigurePath } from '#shared/home/home.ts'
import { draftOf, saveDraft } from '../../state/drafts.ts'
import { changeHome, homeState, useHomeState } from '../../state/home.ts'
import { baseFor } from './edit.ts'

interface KindOptions<Kind extends string> {
  readonly path: FigurePath
  /** What the home has there; nothing where it has none, or none that the user gave. */
  readonly held: Kind | undefined
  /** What the home has there first of a kind that was never given; nothing while a box of its own asks for it. */
  readonly start?: (kind: Kind) => unknown
}

/**
 * The kind shown of a part of the home that has one kind at a time, and a way to choose another. A kind that was left comes
 * back as it was given. The choice follows the plan: after Undo, or in another plan, it is the kind that the plan has.
 */
export function useKind<Kind extends string>({ path, held, start }: KindOptions<Kind>) {
  const { revision } = useHomeState()
  const [chosen, setChosen] = useState<{ readonly kind: Kind; readonly revision: number } | null>(null)
  const kind = chosen?.revision === revision ? chosen.kind : held
  function choose(to: Kind) {
    setChosen({ kind: to, revision })
    if (to === held) return
    const { home } = homeState()
    if (held !== undefined) saveDraft(home, path, held)
    const draft = draftOf(home, path, to)
    const first = draft ? undefined : start?.(to)
    const base = baseFor(path)
    const next = draft ? withPartAt(base, path, draft) : first !== undefined && withFigure(base, path, first)
    if (next) changeHome(next)
  }
  return [kind, choose] as const
}
