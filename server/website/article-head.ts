import { Parser } from 'htmlparser2'
import { addressOf } from '#shared/language/addresses.ts'
import type { Language } from '#shared/language/languages.ts'
import { currentLanguage } from '#shared/language/translation.ts'
import type { ArticleQueries, LocalizedArticle } from '../articles/queries.ts'
import { isDatabaseUnavailable } from '../http/errors.ts'
import { articleNotFoundHead, articleUnavailableHead, type PageHead, type Redirect } from './page-heads.ts'

/** Characters that search engines and link previews show. */
const MAX_DESCRIPTION_LENGTH = 160
const HEADING_TAG = /^h\d$/
/** Tags within a sentence: no space before and after them. */
const INLINE_TAG = /^(a|b|code|em|i|s|span|strong|sub|sup|u)$/

/** Head of the page, or a redirect to the article's current address in this language. */
export async function findArticleHead(articles: ArticleQueries, slug: string): Promise<PageHead | Redirect> {
  try {
    const article = await articles.find(slug, currentLanguage())
    if (article?.language !== currentLanguage()) return articleNotFoundHead()
    if (article.slug === slug) return headOfArticle(article)
    // Editors change former slugs, but not those of other languages.
    return { location: `/tips/${article.slug}`, isPermanent: Object.values(article.slugs).includes(slug) }
  } catch (error) {
    if (isDatabaseUnavailable(error)) return articleUnavailableHead()
    throw error
  }
}

/** Addresses of an article in those languages that it has. */
export const articleAddresses = (slugs: Readonly<Record<string, string>>, languages: readonly Language[]) =>
  languages.flatMap((language) => {
    const slug = slugs[language]
    return slug === undefined ? [] : [[language, addressOf(`/tips/${slug}`, language)] as const]
  })

function headOfArticle(article: LocalizedArticle): PageHead {
  const { title, image, content, language, slugs, createdAt, updatedAt } = article
  const description = truncate(textOf(content))
  const linkedData = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    inLanguage: language,
    datePublished: createdAt.toISOString(),
    dateModified: updatedAt.toISOString(),
  }
  return { heading: title, description, isListed: true, image, linkedData, slugs }
}

/** Headings are left out, because they make poor descriptions. */
function textOf(html: string) {
  let text = ''
  let inHeading = false
  const parser = new Parser({
    onopentagname: (name) => {
      if (HEADING_TAG.test(name)) inHeading = true
      if (!INLINE_TAG.test(name)) text += ' '
    },
    ontext: (words) => {
      if (!inHeading) text += words
    },
    onclosetag: (name) => {
      if (HEADING_TAG.test(name)) inHeading = false
      if (!INLINE_TAG.test(name)) text += ' '
    },
  })
  parser.end(html)
  return text.replace(/\s+/g, ' ').trim()
}

function truncate(text: string) {
  if (text.length <= MAX_DESCRIPTION_LENGTH) return text
  const head = text.slice(0, MAX_DESCRIPTION_LENGTH)
  return `${head.slice(0, Math.max(head.lastIndexOf(' '), 80)).replace(/[\s,;:.–-]+$/, '')}…`
}
