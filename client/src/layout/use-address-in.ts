import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { addressOf } from '#shared/language/addresses.ts'
import type { Language } from '#shared/language/languages.ts'
import { ARTICLE_PATH, matchPage } from '#shared/pages.ts'
import { article } from '../api/queries.ts'

/** Address of this page in another language: of an article without a translation, that of all articles. */
export function useAddressIn(): (language: Language) => string {
  const [path] = useLocation()
  const { pattern, slug = '' } = matchPage(path) ?? {}
  // The article is loaded by its page.
  const { data } = useQuery({ ...article(slug), enabled: false })
  if (pattern !== ARTICLE_PATH || !data) return (language) => addressOf(path, language)
  return (language) => {
    // Articles saved for offline reading by an earlier version have no slugs.
    const translated = data.slugs?.[language]
    return addressOf(translated === undefined ? '/tips' : `/tips/${translated}`, language)
  }
}
