import type { ComponentProps } from 'react'
import { Link, useLocation } from 'wouter'

/** Link to the tips. On the landing page it is the browser's own hash navigation, focus included. */
export function TipsLink(link: Omit<ComponentProps<'a'>, 'href'>) {
  const [path] = useLocation()
  return path === '/' ? <a {...link} href="/#tips" /> : <Link {...link} href="/#tips" />
}
