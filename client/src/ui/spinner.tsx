import { t } from '#shared/language/t.ts'
import { classes } from './classes.ts'

const RING = classes(
  'inline-block size-[1.125em] animate-turn rounded-full border-[0.15em] border-current border-r-transparent',
  // With reduced motion it turns slowly and in steps, so that it still shows activity.
  'motion-reduce:animate-tick!',
)

/** Announced if it has a label; without one it needs text next to it. */
export const Spinner = ({ label, className }: { label?: string; className?: string }) => (
  <span className={classes('inline-flex items-center gap-3', className)} {...(label && { role: 'status' })}>
    <span aria-hidden="true" className={RING} />
    {label && <span className="sr-only">{label}</span>}
  </span>
)

export const PageSpinner = ({ label = t('Loading') }: { label?: string }) => (
  <CenteredSpinner label={label} className="min-h-[60vh]" />
)

export const ListSpinner = ({ label }: { label: string }) => <CenteredSpinner label={label} className="min-h-64" />

const CenteredSpinner = ({ label, className }: { label: string; className: string }) => (
  <div className={classes('grid place-items-center', className)}>
    <Spinner label={label} className="text-3xl text-brand" />
  </div>
)
