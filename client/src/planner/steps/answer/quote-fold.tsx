import { type ReactNode, useState } from 'react'
import { quotesOf } from '#shared/home/quotes.ts'
import { t } from '#shared/language/t.ts'
import { useHome } from '../../../home/home.ts'
import { CARD_SURFACE } from '../../../ui/card-style.ts'
import { classes } from '../../../ui/classes.ts'
import { ChevronDownIcon } from '../../../ui/icon.tsx'

/** One line until the home has a quote, or its fields are asked for. */
export function QuoteFold({ children }: { children: ReactNode }) {
  const hasQuote = useHome((home) => quotesOf(home).length > 0)
  const [isOpen, setOpen] = useState(false)
  // Stays open when its last figure is removed.
  if (hasQuote && !isOpen) setOpen(true)
  return (
    <details open={isOpen} className="[&[open]>summary]:mb-2 [&[open]>summary>svg]:rotate-180 print:hidden">
      <summary
        className={classes(
          CARD_SURFACE,
          'flex min-h-13 list-none items-center justify-between gap-4 px-5 py-3 [&::-webkit-details-marker]:hidden',
        )}
      >
        <strong className="font-strong">{t('Have a quote? Check it')}</strong>
        <ChevronDownIcon className="size-5 shrink-0 transition duration-200" />
      </summary>
      {children}
    </details>
  )
}
