import { classes } from './classes.ts'

/** Keeps the place of something that is loading; its size comes from the classes. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classes('skeleton', className)} />
}
