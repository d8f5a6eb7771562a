import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useHydrated } from '../startup/use-hydrated.ts'
import { classes } from './classes.ts'
import { restoreFocus } from './focus.ts'
import { Spinner } from './spinner.tsx'

interface ButtonStyle {
  /** `quiet`: next to text. `danger`: cannot be undone. `light`: on a picture. `chosen`: the current item. */
  readonly variant?: keyof typeof variants | undefined
  /** snug and tight: medium and small with less padding, for rows of buttons. icon: no text. */
  readonly size?: keyof typeof sizes | undefined
}

const BASE = classes(
  'inline-flex items-center justify-center gap-2 rounded-xl border-[1.5px] text-center font-strong leading-tight',
  'transition active:translate-y-px',
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-soft disabled:shadow-none',
  'aria-busy:cursor-progress aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:text-soft',
)
const variants = {
  primary: 'border-transparent bg-sun text-night shadow-sun not-disabled:hover:bg-sun-strong',
  secondary: 'border-edge bg-surface text-ink not-disabled:hover:border-brand not-disabled:hover:bg-sky',
  quiet: 'border-transparent text-brand not-disabled:hover:bg-sky',
  danger: 'border-transparent bg-danger text-on-danger not-disabled:hover:bg-danger-strong',
  chosen: 'border-sun bg-sun-soft text-amber',
  light:
    'border-white/75 bg-veil/45 text-white backdrop-blur-[6px] not-disabled:hover:bg-veil/70 focus-visible:outline-white',
}
const sizes = {
  large: 'min-h-13.5 px-7 py-3 text-lg',
  medium: 'min-h-11.5 px-5 py-2',
  snug: 'min-h-11.5 px-3 py-2',
  small: 'min-h-11 px-3.5 py-1.5 text-note',
  tight: 'min-h-11 px-2.5 py-1.5 text-note',
  icon: 'h-11.5 w-11',
}

/** Classes of elements that look like buttons: labels, links that the browser follows itself. */
export const buttonClasses = ({ variant = 'primary', size = 'medium' }: ButtonStyle, className?: string) =>
  classes(BASE, variants[variant], sizes[size], className)

type ButtonProps = ComponentProps<'button'> & ButtonStyle & { pending?: boolean }

/** Submit buttons are disabled until hydration: a native submit would put the input into the URL. */
export function Button({ variant, size, pending = false, disabled, className, children, ref, ...button }: ButtonProps) {
  const isUnhydrated = !useHydrated() && button.type === 'submit'
  const element = useRestoredFocus(pending)
  useImperativeHandle(ref, () => element.current as HTMLButtonElement)
  return (
    <button
      type="button"
      {...button}
      ref={element}
      disabled={disabled || pending || isUnhydrated}
      aria-busy={pending || undefined}
      className={buttonClasses({ variant, size }, className)}
    >
      {pending && <Spinner />}
      {children}
    </button>
  )
}

/**
 * A focused button loses the focus while it is disabled. It gets it back, or the page's heading does if the button is gone,
 * unless the user has moved on.
 */
function useRestoredFocus(pending: boolean) {
  const element = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const button = element.current
    if (!pending || document.activeElement !== button) return
    // The button is still disabled if it is being removed.
    return () => restoreFocus(button?.disabled ? undefined : button)
  }, [pending])
  return element
}

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'href'> & ButtonStyle & { href: string }

export const ButtonLink = ({ variant, size, className, href, ...link }: ButtonLinkProps) => (
  <Link {...link} href={href} className={buttonClasses({ variant, size }, className)} />
)
