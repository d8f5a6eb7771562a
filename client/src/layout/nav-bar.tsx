import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { catalogue } from '#shared/calculators/catalogue.ts'
import { currentUser } from '../api/queries.ts'
import { ButtonLink } from '../ui/button.tsx'
import { BarsIcon, CrossIcon } from '../ui/icon.tsx'
import { Menu } from '../ui/menu.tsx'
import { Logo } from './logo.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { TipsLink } from './tips-link.tsx'
import { UserMenu } from './user-menu.tsx'

/** One bar for all screens: a row on wide ones, a panel behind a button on phones. */
export function NavBar() {
  const [path] = useLocation()
  const { data: user } = useQuery(currentUser)
  const [openAt, setOpenAt] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const open = openAt === path
  const current = (href: string) => (href === path ? ({ 'aria-current': 'page' } as const) : {})

  return (
    <header className="nav-bar no-print">
      <nav
        aria-label="Main"
        className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-2 px-5 md:px-8"
        onKeyDown={({ key }) => {
          if (key !== 'Escape' || !open) return
          setOpenAt(null)
          button.current?.focus()
        }}
      >
        <Link href="/" className="mr-auto flex min-h-17 items-center gap-2.5 text-brand lg:mr-6" {...current('/')}>
          <Logo />
        </Link>
        <button
          ref={button}
          type="button"
          aria-expanded={open}
          aria-controls="nav-links"
          onClick={() => setOpenAt(open ? null : path)}
          className="button button-quiet size-11 p-0 lg:hidden noscript:hidden"
        >
          <span className="sr-only">Menu</span>
          {open ? <CrossIcon /> : <BarsIcon />}
        </button>
        <div id="nav-links" className={open ? 'nav-links' : 'nav-links max-lg:hidden max-lg:noscript:block'}>
          <Menu label="Calculators" panelClassName="lg:w-[34rem] lg:columns-2 lg:gap-0.5">
            {catalogue.map(({ slug, label }) => (
              <li key={slug}>
                <Link href={`/calculators/${slug}`} className="menu-item" {...current(`/calculators/${slug}`)}>
                  {label}
                </Link>
              </li>
            ))}
          </Menu>
          <Link href="/about-us" className="nav-item" {...current('/about-us')}>
            About Us
          </Link>
          <TipsLink className="nav-item" onClick={() => setOpenAt(null)}>
            Tips &amp; Tricks
          </TipsLink>
          <Link href="/contact" className="nav-item" {...current('/contact')}>
            Contact
          </Link>
          <div className="max-lg:mt-3 max-lg:grid max-lg:gap-3 max-lg:border-t max-lg:border-line max-lg:pt-4 lg:ml-auto lg:flex lg:min-w-0 lg:items-center lg:gap-2">
            {user ? (
              <UserMenu user={user} />
            ) : (
              <>
                <ButtonLink href="/auth" variant="quiet">
                  Sign In
                </ButtonLink>
                <ButtonLink href="/auth">Get Started</ButtonLink>
              </>
            )}
            <ThemeSwitch />
          </div>
        </div>
      </nav>
    </header>
  )
}
