import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { t } from '#shared/language/t.ts'
import { classes } from './classes.ts'

export const CloseButton = ({ className, ...button }: ComponentProps<'button'>) => (
  <button
    type="button"
    aria-label={t('Close')}
    {...button}
    className={classes(
      'grid size-11 shrink-0 place-items-center rounded-xl text-soft hover:bg-sky hover:text-ink',
      className,
    )}
  >
    <X aria-hidden="true" className="size-5" />
  </button>
)
