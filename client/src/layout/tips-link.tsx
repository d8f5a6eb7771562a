import type { ComponentProps } from 'react'
import { Link, useLocation } from 'wouter'

/** Leads to the tips from any page. On the landing page the browser itself goes there, focus included. */
export function TipsLink(link: Omit<ComponentProps<'a'>, 'href'>) {
  const [path] = useLocation()
  return path === '/' ? <a {...link} href="/#tips" /> : <Link {...link} href="/#tips" />
}
