import { useLayoutEffect, useState } from 'react'
import type { Calculator } from '#shared/calculators/define.ts'
import { hasEarlyInput } from '../../startup/input-before-hydration.ts'
import { useHydrated } from '../../startup/use-hydrated.ts'
import { type CalculatorHandoff, clearHandoff, readHandoff } from '../../state/handoff.ts'

const EMPTY: CalculatorHandoff = { typed: {}, restored: null, sunHours: null }

/** The first render over server HTML lacks the values; they follow after hydration. */
export function useHandoff(calculator: Calculator): {
  readonly handoff: CalculatorHandoff
  readonly hasHandoff: boolean
} {
  const isHydrated = useHydrated()
  const [handoff, setHandoff] = useState(() => (isHydrated ? readHandoff(calculator) : EMPTY))
  // The hand-off is read before anyone can type into the screen that is replaced.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount
  useLayoutEffect(() => {
    const stored = readHandoff(calculator)
    // Input before hydration takes precedence.
    if (!isHydrated && hasContent(stored) && !hasEarlyInput()) setHandoff(stored)
    clearHandoff()
  }, [])
  return { handoff, hasHandoff: hasContent(handoff) }
}

const hasContent = ({ restored, sunHours }: CalculatorHandoff) => restored !== null || sunHours !== null
