import type { ComponentProps } from 'react'
import { t } from '#shared/language/t.ts'
import { AddIcon } from './action-icons.tsx'
import { Button } from './button.tsx'
import { classes } from './classes.ts'

interface List {
  /** Length of the list. */
  readonly count: number
  readonly max: number
}

type AddButtonProps = ComponentProps<typeof Button> & List

/** Adds to a list. In a full one it stays, so that it keeps the focus, and says why it adds nothing. */
export function AddButton({ count, max, onClick, children, className, ...button }: AddButtonProps) {
  const isFull = count >= max
  return (
    <div className={classes('grid justify-items-start gap-2', className)}>
      <Button
        variant="secondary"
        size="small"
        {...button}
        aria-disabled={isFull || undefined}
        onClick={isFull ? undefined : onClick}
      >
        <AddIcon className="size-5" />
        {children}
      </Button>
      <FullListNote count={count} max={max} />
    </div>
  )
}

/** The note of a list with several buttons. */
export const FullListNote = ({ count, max }: List) => (
  <p role="status" className="text-note text-soft empty:hidden">
    {count >= max && t('This list is full ({max}). Remove one to add another.', { max: String(max) })}
  </p>
)
