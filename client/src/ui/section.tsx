import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import { Intro } from './page.tsx'

const SECTION = classes(
  'far-below mx-auto w-full max-w-6xl px-5 pt-16 outline-none last:pb-20 md:px-8 md:pt-26 md:last:pb-28',
  '[&_h2]:text-section',
)

export const Section = ({ className, ...section }: ComponentProps<'section'> & { 'aria-labelledby': string }) => (
  <section {...section} className={classes(SECTION, className)} />
)

export const SectionHeader = ({ id, heading, intro }: { id: string; heading: string; intro: ReactNode }) => (
  <div className="mb-8 max-w-text">
    <h2 id={id}>{heading}</h2>
    <Intro className="mt-2.5">{intro}</Intro>
  </div>
)
