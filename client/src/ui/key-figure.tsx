import { classes } from './classes.ts'

type KeyFigureProps = {
  /** A formatted number, or a word instead. */
  value: string
  unit?: string | undefined
  size?: keyof typeof sizes
  /** Class of another color than the brand's. */
  colorClass?: string
}

const sizes = {
  medium: { value: 'text-[clamp(1.625rem,1.4rem+1vw,2.125rem)]', unit: 'text-[0.625em]' },
  large: { value: 'text-[clamp(2rem,1.6rem+1.6vw,2.75rem)]', unit: 'text-[0.5em]' },
}

export const KeyFigure = ({ value, unit, size = 'medium', colorClass = 'text-brand' }: KeyFigureProps) => (
  <span
    className={classes(
      'block leading-[1.15] font-[750] tracking-[-0.02em] tabular-nums print:text-2xl',
      sizes[size].value,
      colorClass,
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
