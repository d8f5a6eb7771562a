import type { ComponentProps } from 'react'
import { Link, useLocation } from 'wouter'
import { addressOf } from '#shared/language/addresses.ts'

/** The landing page uses the browser's own hash navigation, focus included. */
export function TipsLink(link: Omit<ComponentProps<'a'>, 'href'>) {
  const [path] = useLocation()
  return path === '/' ? <a {...link} href={addressOf('/#tips')} /> : <Link {...link} href="/#tips" />
}
