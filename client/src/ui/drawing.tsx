import type { ReactNode } from 'react'

/** A small drawing on a line of ground, for a chip. The words beside it say the same. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 66 46"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="h-8 w-11 shrink-0 sm:h-10 sm:w-14"
    >
      <path d="M2 42h62" />
      {children}
    </svg>
  )
}
