import { Parser } from 'htmlparser2'
import type { articles } from '#shared/tables.ts'
import type { ArticleQueries } from '../articles/queries.ts'
import { isDatabaseAway } from '../http/errors.ts'
import { articleNotFoundHead, articleUnavailableHead, type Moved, type PageHead } from './pages.ts'

/** Characters of a description that search engines and link previews show. */
const DESCRIPTION = 160
const HEADING = /^h\d$/

/** The head of an article's page, or the address it has moved to. */
export async function articleHead(articles: ArticleQueries, slug: string): Promise<PageHead | Moved> {
  try {
    const article = await articles.find(slug)
    if (!article) return articleNotFoundHead
    return article.slug === slug ? asHead(article) : { movedTo: `/tips/${article.slug}`, forGood: false }
  } catch (error) {
    if (isDatabaseAway(error)) return articleUnavailableHead
    throw error
  }
}

function asHead({ title, image, content, createdAt, updatedAt }: typeof articles.$inferSelect): PageHead {
  const description = shortened(textOf(content))
  const linkedData = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    datePublished: createdAt.toISOString(),
    dateModified: updatedAt.toISOString(),
  }
  return { heading: title, description, listed: true, image, linkedData }
}

/** The words of sanitised HTML, first paragraph first: headings say little about what follows. */
function textOf(html: string) {
  let text = ''
  let inHeading = false
  const parser = new Parser({
    onopentagname: (name) => {
      if (HEADING.test(name)) inHeading = true
      text += ' '
    },
    ontext: (words) => {
      if (!inHeading) text += words
    },
    onclosetag: (name) => {
      if (HEADING.test(name)) inHeading = false
      text += ' '
    },
  })
  parser.end(html)
  return text.replace(/\s+/g, ' ').trim()
}

function shortened(text: string) {
  if (text.length <= DESCRIPTION) return text
  const cut = text.slice(0, DESCRIPTION)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 80)).replace(/[\s,;:.–-]+$/, '')}…`
}
