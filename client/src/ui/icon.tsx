import type { ReactNode } from 'react'

/* Icons of every page, in this file because the landing page has a size budget. Other pages use lucide-react, whose
 * stroke style these match. */

type IconProps = { className?: string }
type LineDrawingProps = IconProps & { viewBox?: string; children: ReactNode }

export const LineDrawing = ({ className = 'size-6', viewBox = '0 0 24 24', children }: LineDrawingProps) => (
  <svg
    viewBox={viewBox}
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className={className}
  >
    {children}
  </svg>
)

export const createLineIcon = (path: string) => (props: IconProps) => (
  <LineDrawing {...props}>
    <path d={path} />
  </LineDrawing>
)

export const ChevronDownIcon = createLineIcon('m6 9.5 6 6 6-6')
export const CloseIcon = createLineIcon('M6 6 18 18M18 6 6 18')
export const MenuIcon = createLineIcon('M4 6.5h16M4 12h16M4 17.5h16')
export const MoonIcon = createLineIcon('M20.5 13.5A8.5 8.5 0 1 1 10.5 3.5a6.8 6.8 0 0 0 10 10Z')
export const SunIcon = createLineIcon(
  'M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
)
export const WarningIcon = createLineIcon('M2.5 12a9.5 9.5 0 1 0 19 0 9.5 9.5 0 1 0-19 0M12 7.5v5M12 16.5v.01')
