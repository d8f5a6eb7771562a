import { useState } from 'react'
import { withFigure, withPartAt } from '#shared/home/change.ts'
import type { FigurePath } from '#shared/home/home.ts'
import { changeHome, getHomeState, useHomeState } from '../../home/home.ts'
import { readDraft, saveDraft } from '../../state/drafts.ts'
import { resolveBaseHome } from './edit.ts'

interface ChoiceOptions<Kind extends string> {
  readonly path: FigurePath
  /** The stored kind; `undefined` if the user has given none. */
  readonly current: Kind | undefined
  /** The first value of a kind that was never given; `undefined` while its own field asks for it. */
  readonly initialValue?: (kind: Kind) => unknown
}

/**
 * Choice between kinds of which the home holds one. A kind chosen again returns with its former input. After Undo, or
 * in another plan, the choice follows the home.
 */
export function useChoiceWithDrafts<Kind extends string>({ path, current, initialValue }: ChoiceOptions<Kind>) {
  const revision = useHomeState(({ revision }) => revision)
  const [chosen, setChosen] = useState<{ readonly kind: Kind; readonly revision: number } | null>(null)
  const kind = chosen?.revision === revision ? chosen.kind : current
  function choose(nextKind: Kind) {
    setChosen({ kind: nextKind, revision })
    if (nextKind === current) return
    const { home } = getHomeState()
    if (current !== undefined) saveDraft(home, path, current)
    const draft = readDraft(home, path, nextKind)
    const initial = draft ? undefined : initialValue?.(nextKind)
    const baseHome = resolveBaseHome(path)
    const nextHome = draft
      ? withPartAt(baseHome, path, draft)
      : initial !== undefined && withFigure(baseHome, path, initial)
    if (nextHome) changeHome(nextHome)
  }
  return [kind, choose] as const
}
