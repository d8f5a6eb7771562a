import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import type { FigurePath } from '#shared/home/home.ts'
import { t } from '#shared/language/t.ts'
import { useHydrated } from '../../../startup/use-hydrated.ts'
import { Button } from '../../../ui/button.tsx'
import { CARD_SURFACE } from '../../../ui/card-style.ts'
import { classes } from '../../../ui/classes.ts'
import { FigureSource } from '../../fields/figure-source.tsx'
import { findFirstControl } from '../../page/focus-figure.ts'

interface MoneyLineProps {
  readonly heading: string
  readonly value: string
  /** Note below the value while it is not edited. */
  readonly note?: ReactNode
  /** The figure whose origin is shown while it is not edited. */
  readonly path: FigurePath
  readonly children: ReactNode
}

/** A figure on one line, edited in place, one at a time. The fields stay mounted: nothing typed is lost. */
export function MoneyLine({ heading, value, note, path, children }: MoneyLineProps) {
  const id = useId()
  const details = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isHydrated = useHydrated()
  function close() {
    if (details.current) details.current.open = false
    summary.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.defaultPrevented && details.current?.open) close()
  }
  return (
    <section aria-labelledby={id} className={CARD_SURFACE}>
      <details
        ref={details}
        name="money"
        className="group"
        onKeyDown={onKeyDown}
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open)
          // A link to one of the fields has moved the focus there.
          if (currentTarget.open && document.activeElement === summary.current)
            findFirstControl(currentTarget.querySelector('[data-fields]'))?.focus()
        }}
      >
        <summary
          ref={summary}
          className={classes(
            'flex min-h-13 list-none flex-wrap items-baseline gap-x-4 rounded-card px-5 pt-3.5 pb-2 hover:text-brand',
            '[&::-webkit-details-marker]:hidden',
          )}
        >
          <h2 id={id} className="text-base">
            {heading}
          </h2>
          <span className="ml-auto flex flex-wrap items-baseline justify-end gap-x-4 group-open:hidden">
            <span className="font-strong">{value}</span>
            <span className="text-note underline underline-offset-4 print:hidden">{t('Edit')}</span>
          </span>
        </summary>
        <div data-fields="" className="px-5 pt-1 pb-5">
          {/* Left out of the server's page, whose hydration they would make twice as long on a slow phone. */}
          {isHydrated && children}
          <Button variant="secondary" size="small" className="mt-6" onClick={close}>
            {t('Hide these fields')}
          </Button>
        </div>
      </details>
      {!isOpen && (
        <div className="px-5 pb-3.5">
          {note}
          <FigureSource path={path} />
        </div>
      )}
    </section>
  )
}
