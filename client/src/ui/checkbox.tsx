import type { ReactNode } from 'react'
import { classes } from './classes.ts'

type CheckboxProps = { checked: boolean; onValue: (checked: boolean) => void; children: ReactNode; className?: string }

export const Checkbox = ({ checked, onValue, children, className }: CheckboxProps) => (
  <label className={classes('flex min-h-11 cursor-pointer items-center gap-3 py-1 font-semibold', className)}>
    <input
      type="checkbox"
      checked={checked}
      onChange={({ target }) => onValue(target.checked)}
      className="size-5 shrink-0 cursor-pointer accent-brand"
    />
    <span>{children}</span>
  </label>
)
