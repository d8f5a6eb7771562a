import type { ReactNode } from 'react'
import { LineDrawing } from './icon.tsx'

/** A small drawing on a line of ground, for a chip. The words beside it say the same. */
export const Drawing = ({ children }: { children: ReactNode }) => (
  <LineDrawing viewBox="0 0 66 46" className="h-8 w-11 shrink-0 sm:h-10 sm:w-14">
    <path d="M2 42h62" />
    {children}
  </LineDrawing>
)
