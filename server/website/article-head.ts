import { Parser } from 'htmlparser2'
import type { articles } from '#shared/tables.ts'
import type { ArticleQueries } from '../articles/queries.ts'
import { isDatabaseUnavailable } from '../http/errors.ts'
import { articleNotFoundHead, articleUnavailableHead, type PageHead, type Redirect } from './page-heads.ts'

/** Characters that search engines and link previews show. */
const MAX_DESCRIPTION_LENGTH = 160
const HEADING_TAG = /^h\d$/

/** Head of the page, or a redirect to the article's current address. */
export async function findArticleHead(articles: ArticleQueries, slug: string): Promise<PageHead | Redirect> {
  try {
    const article = await articles.find(slug)
    if (!article) return articleNotFoundHead()
    return article.slug === slug ? headOfArticle(article) : { location: `/tips/${article.slug}`, isPermanent: false }
  } catch (error) {
    if (isDatabaseUnavailable(error)) return articleUnavailableHead()
    throw error
  }
}

function headOfArticle({ title, image, content, createdAt, updatedAt }: typeof articles.$inferSelect): PageHead {
  const description = truncate(textOf(content))
  const linkedData = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    datePublished: createdAt.toISOString(),
    dateModified: updatedAt.toISOString(),
  }
  return { heading: title, description, isListed: true, image, linkedData }
}

/** Without headings, which make poor descriptions. */
function textOf(html: string) {
  let text = ''
  let inHeading = false
  const parser = new Parser({
    onopentagname: (name) => {
      if (HEADING_TAG.test(name)) inHeading = true
      text += ' '
    },
    ontext: (words) => {
      if (!inHeading) text += words
    },
    onclosetag: (name) => {
      if (HEADING_TAG.test(name)) inHeading = false
      text += ' '
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
