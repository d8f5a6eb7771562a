import { useQuery } from '@tanstack/react-query'
import { languageRow } from '#shared/language/languages.ts'
import { t } from '#shared/language/t.ts'
import { currentLanguage } from '#shared/language/translation.ts'
import { siteLanguages } from '../api/queries.ts'
import { useAddressIn } from './use-address-in.ts'

/** Plain links: pages of another language have other scripts. */
export function LanguageSwitch() {
  const languages = useQuery(siteLanguages).data
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
