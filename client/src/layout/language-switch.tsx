import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { addressOf } from '#shared/language/addresses.ts'
import { languageRow } from '#shared/language/languages.ts'
import { t } from '#shared/language/t.ts'
import { currentLanguage } from '#shared/language/translation.ts'
import { siteLanguages } from '../api/queries.ts'

/** Plain links: pages of another language have other scripts. */
export function LanguageSwitch() {
  const languages = useQuery(siteLanguages).data
  const [path] = useLocation()
  if (languages.length < 2) return null
  return (
    <nav aria-label={t('Language')} className="mt-2 print:hidden">
      <ul className="flex flex-wrap gap-x-5">
        {languages.map((language) => (
          <li key={language}>
            <a
              href={addressOf(path, language)}
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
