import { classes } from './classes.ts'

type FigureProps = {
  /** A number as it is written, or a word in its place. */
  value: string
  unit?: string | undefined
  size?: keyof typeof sizes
  /** Class of another colour than the brand's. */
  colour?: string
}

const sizes = {
  medium: { value: 'text-[clamp(1.625rem,1.4rem+1vw,2.125rem)]', unit: 'text-[0.625em]' },
  large: { value: 'text-[clamp(2rem,1.6rem+1.6vw,2.75rem)]', unit: 'text-[0.5em]' },
}

/** An answer: its number large, its unit small beside it. */
export function Figure({ value, unit, size = 'medium', colour = 'text-brand' }: FigureProps) {
  return (
    <span
      className={classes(
        'block leading-[1.15] font-[750] tracking-[-0.02em] tabular-nums print:text-2xl',
        sizes[size].value,
        colour,
      )}
    >
      {value}
      {unit && (
        <>
          {' '}
          <span className={classes('font-strong tracking-normal', sizes[size].unit)}>{unit}</span>
        </>
      )}
    </span>
  )
}
