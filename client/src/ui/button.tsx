import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { classes } from './classes.ts'
import { Spinner } from './spinner.tsx'
import { useHydrated } from './use-hydrated.ts'

type Look = {
  /** primary: the one thing to do here. secondary: another way. quiet: beside text. danger: cannot be undone. light: on a picture. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'light'
  size?: 'medium' | 'large' | 'small'
}

const look = ({ variant = 'primary', size = 'medium' }: Look, className?: string) =>
  classes('button', `button-${variant}`, size !== 'medium' && `button-${size}`, className)

type ButtonProps = ComponentProps<'button'> & Look & { pending?: boolean }

/**
 * While pending it shows a spinner and cannot be pressed again. One that sends a form waits for the page's scripts: the
 * browser's own way of sending would put what was typed into the address.
 */
export function Button({ variant, size, pending = false, disabled, className, children, ...button }: ButtonProps) {
  const isDeaf = !useHydrated() && button.type === 'submit'
  return (
    <button
      type="button"
      {...button}
      disabled={disabled || pending || isDeaf}
      aria-busy={pending || undefined}
      className={look({ ...(variant && { variant }), ...(size && { size }) }, className)}
    >
      {pending && <Spinner />}
      {children}
    </button>
  )
}

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'href'> & Look & { href: string }

/** A link that looks like a button: it leads to another page of the site. */
export function ButtonLink({ variant, size, className, href, ...link }: ButtonLinkProps) {
  return (
    <Link {...link} href={href} className={look({ ...(variant && { variant }), ...(size && { size }) }, className)} />
  )
}
