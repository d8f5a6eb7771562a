import { type ComponentProps, type ReactNode, useId } from 'react'
import { CARD } from './card-style.ts'
import { classes } from './classes.ts'
import { Disclosure } from './disclosure.tsx'

export const Card = ({ className, ...div }: ComponentProps<'div'>) => (
  <div {...div} className={classes(CARD, className)} />
)

type CardSectionProps = ComponentProps<'section'> & { heading: string; actions?: ReactNode }

export function CardSection({ heading, actions, className, children, ...section }: CardSectionProps) {
  const id = useId()
  return (
    <section {...section} aria-labelledby={id} className={classes(CARD, className)}>
      <div className="mb-3.5 flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-xl">
          {heading}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  )
}

type FoldedSectionProps = Omit<CardSectionProps, 'actions'> & Pick<ComponentProps<typeof Disclosure>, 'printsOpen'>

/** One line until it is opened. */
export function FoldedSection({ heading, printsOpen, className, children, ...section }: FoldedSectionProps) {
  const id = useId()
  return (
    <section {...section} aria-labelledby={id} className={className}>
      <Disclosure
        title={
          <h2 id={id} className="text-base">
            {heading}
          </h2>
        }
        {...(printsOpen && { printsOpen })}
      >
        {children}
      </Disclosure>
    </section>
  )
}
