import { classes } from './classes.ts'

const SHIMMER = 'animate-shimmer bg-(image:--shimmer) bg-[length:300%_100%]'

type SkeletonProps = { className?: string; corners?: string }

/** Sized by its classes. Not printed; `PrintHeader` mentions it. */
export function Skeleton({ className, corners = 'rounded-xl' }: SkeletonProps) {
  return <div aria-hidden="true" data-loading="" className={classes(SHIMMER, corners, className, 'print:hidden')} />
}
