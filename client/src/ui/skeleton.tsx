import { t } from '#shared/language/t.ts'
import { classes } from './classes.ts'

const SHIMMER = 'animate-shimmer bg-(image:--shimmer) bg-[length:300%_100%]'

/** Sized by its classes. Not printed; `PrintHeader` mentions it. */
export const Skeleton = ({ className, corners = 'rounded-xl' }: { className?: string; corners?: string }) => (
  <div aria-hidden="true" data-loading="" className={classes(SHIMMER, corners, className, 'print:hidden')} />
)

export const calculating = () => t('Calculating …')

interface CalculatingProps {
  /** Its height is that of what comes. */
  readonly className: string
  /** Set once per screen. */
  readonly isAnnounced?: boolean
}

/** Placeholder of what is being calculated, so that it does not seem to be missing. */
export const Calculating = ({ className, isAnnounced = false }: CalculatingProps) => (
  <div
    data-loading=""
    {...(isAnnounced && { role: 'status' })}
    className={classes(SHIMMER, 'grid place-items-center rounded-xl text-soft print:hidden', className)}
  >
    <span className="rounded-lg bg-surface px-3 py-1 font-semibold">{calculating()}</span>
  </div>
)
