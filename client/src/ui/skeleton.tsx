import { classes } from './classes.ts'

const SHIMMER = 'animate-shimmer bg-(image:--shimmer) bg-[length:300%_100%]'

type SkeletonProps = { className?: string; corners?: string }

/** Keeps the place of something that is loading; its size comes from the classes. */
export function Skeleton({ className, corners = 'rounded-xl' }: SkeletonProps) {
  return <div aria-hidden="true" className={classes(SHIMMER, corners, className)} />
}
