import { useLayoutEffect, useState } from 'react'
import type { Calculator } from '#shared/calculators/define.ts'
import { forgetHandedOver, type HandedOver, readHandedOver } from '../../state/handed-over.ts'
import { wasUsedEarly } from '../../state/typed-early.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

/**
 * What was left for the calculator's screen; `isLeft` when that is anything at all. Over the server's HTML the screen begins
 * without, as it was rendered, and takes up what was left once it is the browser's own.
 */
export function useHandedOver(calculator: Calculator): { readonly handedOver: HandedOver; readonly isLeft: boolean } {
  const isOwn = useHydrated()
  const [handedOver, take] = useState(() => (isOwn ? readHandedOver(calculator) : nothing(calculator)))
  // Before anybody can type into the screen that gives way to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen has come
  useLayoutEffect(() => {
    const left = readHandedOver(calculator)
    // What somebody typed before the scripts came goes before what was left.
    if (!isOwn && isAnything(left) && !wasUsedEarly()) take(left)
    forgetHandedOver()
  }, [])
  return { handedOver, isLeft: isAnything(handedOver) }
}

const nothing = ({ initialInputs }: Calculator): HandedOver => ({
  typed: initialInputs,
  restored: null,
  sunHours: null,
})
const isAnything = ({ restored, sunHours }: HandedOver) => restored !== null || sunHours !== null
