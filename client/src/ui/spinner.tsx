import { classes } from './classes.ts'

/** A turning ring. With a label it is announced; without one it stands beside words that say what goes on. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span className={classes('inline-flex items-center gap-3', className)} {...(label && { role: 'status' })}>
      <span aria-hidden="true" className="spinner" />
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}

/** Fills the place of a page while something is being found out. */
export function PageSpinner({ label = 'Loading' }: { label?: string }) {
  return (
    <div className="grid min-h-[60vh] place-items-center">
      <Spinner label={label} className="text-3xl text-brand" />
    </div>
  )
}
