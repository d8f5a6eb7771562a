import { classes } from './classes.ts'

const RING = classes(
  'inline-block size-[1.125em] animate-turn rounded-full border-[0.15em] border-current border-r-transparent',
  // It says that something goes on: it turns in every case, but slowly and in steps.
  'motion-reduce:animate-tick!',
)

/** A turning ring. With a label it is announced; without one it stands beside words that say what goes on. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span className={classes('inline-flex items-center gap-3', className)} {...(label && { role: 'status' })}>
      <span aria-hidden="true" className={RING} />
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}

/** Fills the place of a page while something is being found out. */
export const PageSpinner = ({ label = 'Loading' }: { label?: string }) => (
  <PlaceSpinner label={label} className="min-h-[60vh]" />
)

/** Fills the place of a list that is loading. */
export const ListSpinner = ({ label }: { label: string }) => <PlaceSpinner label={label} className="min-h-64" />

function PlaceSpinner({ label, className }: { label: string; className: string }) {
  return (
    <div className={classes('grid place-items-center', className)}>
      <Spinner label={label} className="text-3xl text-brand" />
    </div>
  )
}
