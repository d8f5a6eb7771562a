import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { catalogue } from '#shared/calculators/catalogue.ts'
import { t, tInContext } from '#shared/language/t.ts'
import { currentUser } from '../api/queries.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { CloseIcon, MenuIcon } from '../ui/icon.tsx'
import { BAR_ITEM, Menu, MenuLink } from '../ui/menu.tsx'
import { Logo } from './logo.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { TipsLink } from './tips-link.tsx'
import { UserMenu } from './user-menu.tsx'

const BAR = classes(
  'sticky top-0 z-40 border-b border-line bg-paper/92 backdrop-blur-md print:hidden',
  // A phone in landscape needs the height.
  '[@media(height<30rem)]:static',
)
const LINKS = classes(
  'max-h-[calc(100dvh-4.5rem)] w-full overflow-y-auto pt-1 pb-6',
  'lg:flex lg:min-w-0 lg:flex-1 lg:items-center lg:gap-1 lg:overflow-visible lg:p-0',
)

/** A row on wide screens, a panel behind a button on phones. */
export function NavBar() {
  const [path] = useLocation()
  const { data: user } = useQuery(currentUser)
  const [openPath, setOpenPath] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = openPath === path
  const current = (href: string) => (href === path ? ({ 'aria-current': 'page' } as const) : {})

  return (
    <header className={BAR}>
      <nav
        aria-label={tInContext('navigation', 'Main')}
        className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-2 px-5 md:px-8"
        onKeyDown={({ key }) => {
          if (key !== 'Escape' || !isOpen) return
          setOpenPath(null)
          button.current?.focus()
        }}
      >
        <Link href="/" className="mr-auto flex min-h-17 items-center gap-2.5 text-brand lg:mr-6" {...current('/')}>
          <Logo />
        </Link>
        <Button
          ref={button}
          variant="quiet"
          size="icon"
          aria-expanded={isOpen}
          aria-controls="nav-links"
          onClick={() => setOpenPath(isOpen ? null : path)}
          className="lg:hidden noscript:hidden"
        >
          <span className="sr-only">{t('Menu')}</span>
          {isOpen ? <CloseIcon /> : <MenuIcon />}
        </Button>
        <div id="nav-links" className={classes(LINKS, !isOpen && 'max-lg:hidden max-lg:noscript:block')}>
          <Link href="/plan" className={BAR_ITEM} {...current('/plan')}>
            {t('My Plan')}
          </Link>
          <Menu label={t('Calculators')} panelClassName="lg:left-0 lg:w-[34rem] lg:columns-2 lg:gap-0.5">
            {catalogue.map(({ slug, label }) => (
              <MenuLink key={slug} href={`/calculators/${slug}`} {...current(`/calculators/${slug}`)}>
                {label()}
              </MenuLink>
            ))}
          </Menu>
          <Link href="/about-us" className={BAR_ITEM} {...current('/about-us')}>
            {t('About Us')}
          </Link>
          <TipsLink className={BAR_ITEM} onClick={() => setOpenPath(null)}>
            {t('Tips & Tricks')}
          </TipsLink>
          <Link href="/contact" className={BAR_ITEM} {...current('/contact')}>
            {t('Contact')}
          </Link>
          <div className="max-lg:mt-3 max-lg:grid max-lg:gap-3 max-lg:border-t max-lg:border-line max-lg:pt-4 lg:ml-auto lg:flex lg:min-w-0 lg:items-center lg:gap-2">
            {user ? (
              <UserMenu user={user} />
            ) : (
              <>
                <ButtonLink href="/auth" variant="quiet">
                  {t('Sign In')}
                </ButtonLink>
                <ButtonLink href="/auth">{t('Get Started')}</ButtonLink>
              </>
            )}
            <ThemeSwitch />
          </div>
        </div>
      </nav>
    </header>
  )
}
