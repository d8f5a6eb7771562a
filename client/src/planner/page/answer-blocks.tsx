import type { ReactNode } from 'react'
import { t } from '#shared/language/t.ts'
import { CARD_SURFACE } from '../../ui/card-style.ts'
import { classes } from '../../ui/classes.ts'
import { usePlan } from '../engine/plan-store.ts'

/* What the answers of all kinds of homes are built of. */

export const AnswerRegion = ({ className = 'gap-6', children }: { className?: string; children: ReactNode }) => (
  <section aria-labelledby="answer" aria-busy={usePlan(({ isBusy }) => isBusy)} className={classes('grid', className)}>
    <h2 id="answer" className="sr-only">
      {t('Our answer')}
    </h2>
    {children}
  </section>
)

/** The answer in one sentence, for homes without a chance. */
export const AnswerSentence = ({ children }: { children: string }) => (
  <p role="status" className="text-[clamp(1.5rem,1.2rem+1.4vw,2.25rem)] leading-tight font-bold text-balance">
    {children}
  </p>
)

interface FactCardProps {
  readonly label: string
  readonly value: ReactNode
  readonly note: string
  readonly children?: ReactNode
}

/** A figure within a `dl`. */
export const FactCard = ({ label, value, note, children }: FactCardProps) => (
  <div className={classes(CARD_SURFACE, 'p-5')}>
    <dt className="font-semibold text-soft">{label}</dt>
    <dd>
      {value}
      {note && <span className="mt-1 block text-note text-soft">{note}</span>}
      {children}
    </dd>
  </div>
)
