import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { Link } from 'wouter'
import { featuredEntries } from '#shared/calculators/catalogue.ts'
import { phoneLink } from '#shared/contact-details.ts'
import { countryName } from '#shared/format/names.ts'
import { languageRow } from '#shared/language/languages.ts'
import { t, tInContext } from '#shared/language/t.ts'
import { currentLanguage } from '#shared/language/translation.ts'
import { UNITED_STATES } from '#shared/united-states.ts'
import { siteSettings } from '../api/queries.ts'
import { prepareStoredHome } from '../home/load-home-schemas.ts'
import { useRegion } from '../home/region.ts'
import { classes } from '../ui/classes.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Logo } from './logo.tsx'
import { TipsLink } from './tips-link.tsx'
import { useAddressIn } from './use-address-in.ts'

const FOOTER = 'bg-night text-[1rem] text-on-night [&_:focus-visible]:outline-sun'
const COLUMN_LINKS = classes(
  'mt-3 [&>li>*]:inline-flex [&>li>*]:min-h-11 [&>li>*]:items-center [&>li>*]:py-1.5 [&>li>*]:leading-snug',
  '[&>li>a]:underline-offset-4 [&>li>a]:hover:text-white [&>li>a]:hover:underline',
)

export function Footer() {
  const { email, phone, address } = useQuery(siteSettings).data.contact
  return (
    <footer className={FOOTER}>
      <div className="mx-auto grid max-w-6xl grid-cols-2 gap-x-8 gap-y-10 px-5 py-14 md:px-8 lg:grid-cols-[1.6fr_1fr_1.2fr_1.3fr]">
        <div className="max-sm:col-span-2">
          <div className="flex items-center gap-2.5 text-white">
            <Logo />
          </div>
          <p className="mt-4 max-w-xs">
            {t('Clear numbers for people planning solar at home, with every assumption shown.')}
          </p>
          <RegionButton />
          <LanguageSwitch />
        </div>
        <Column heading={t('Quick Links')}>
          <Link href="/">{tInContext('navigation', 'Home')}</Link>
          <Link href="/calculators">{t('Calculators')}</Link>
          <Link href="/about-us">{t('About Us')}</Link>
          <Link href="/contact">{t('Contact')}</Link>
        </Column>
        <Column heading={t('Resources')}>
          <TipsLink>{t('Tips & Tricks')}</TipsLink>
          <Link href="/accuracy">{t('How accurate is this?')}</Link>
          <Link href="/developers">{t('For Developers')}</Link>
          <Link href="/solar">{t('Solar Around the World')}</Link>
          <Link href="/solar/data">{t('Solar Data by Town')}</Link>
          <Link href="/privacy">{t('Privacy')}</Link>
          {featuredEntries.slice(0, 3).map(({ slug, label }) => (
            <Link key={slug} href={`/calculators/${slug}`}>
              {label()}
            </Link>
          ))}
        </Column>
        <Column heading={t('Contact Us')} className="max-sm:col-span-2">
          <a href={`mailto:${email}`}>{email}</a>
          <a href={phoneLink(phone)}>{phone}</a>
          <address className="not-italic">{address}</address>
        </Column>
      </div>
    </footer>
  )
}

const Column = ({ heading, className, children }: { heading: string; className?: string; children: ReactNode[] }) => (
  <div className={className}>
    <h2 className="text-base tracking-normal text-white">{heading}</h2>
    <ul className={COLUMN_LINKS}>
      {children.flat().map((child, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <li key={index}>{child}</li>
      ))}
    </ul>
  </div>
)

const RegionDialog = lazyPart(async () => {
  await prepareStoredHome()
  return import('./region-dialog.tsx')
})

function RegionButton() {
  const { country, currency } = useRegion()
  const [isOpen, setOpen] = useState(false)
  const buttonElement = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={buttonElement}
        type="button"
        onClick={() => setOpen(true)}
        className="mt-5 min-h-11 underline underline-offset-4 hover:text-white print:hidden"
      >
        {t('Country: {country} ({currency})', { country: formatCountryName(country), currency })}
      </button>
      {isOpen && (
        <Suspense>
          <RegionDialog opener={buttonElement} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Intl.DisplayNames takes long to start; the default country does without. */
const formatCountryName = (country: string) =>
  country === UNITED_STATES.country ? t('United States') : countryName(country)

/** Plain links: pages of another language have other scripts. */
function LanguageSwitch() {
  const { languages } = useQuery(siteSettings).data
  const addressIn = useAddressIn()
  if (languages.length < 2) return null
  return (
    <nav aria-label={t('Language')} className="mt-2 print:hidden">
      <ul className="flex flex-wrap gap-x-5">
        {languages.map((language) => (
          <li key={language}>
            <a
              href={addressIn(language)}
              lang={language}
              hrefLang={language}
              aria-current={language === currentLanguage() ? 'true' : undefined}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:text-white hover:underline current:underline"
            >
              {languageRow(language).name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
