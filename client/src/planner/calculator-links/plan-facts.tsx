import { t } from '#shared/language/t.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'

interface PlanFactsProps {
  readonly size: string
  readonly price: string
  readonly payback: string
  /** Class of the values. */
  readonly valueClass?: string
  readonly link: { readonly href: string; readonly text: string }
}

/** Figures of a plan, or what they will say. */
export function PlanFacts({ size, price, payback, valueClass = '', link }: PlanFactsProps) {
  const facts = [
    [t('System size'), size],
    [t('Price after incentives'), price],
    [t('Payback'), payback],
  ]
  return (
    <>
      <dl className="mt-5 grid gap-3 sm:grid-cols-3 sm:min-h-19 sm:gap-5">
        {facts.map(([label, value]) => (
          <div key={label} className="border-l-4 border-sun pl-3">
            <dt className="text-note text-soft">{label}</dt>
            <dd className={classes('font-strong', valueClass)}>{value}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink href={link.href} className="mt-5">
        {link.text}
      </ButtonLink>
    </>
  )
}
