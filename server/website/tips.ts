import { asc, eq, sql } from 'drizzle-orm'
import { Parser } from 'htmlparser2'
import { articles, formerSlugs } from '#shared/tables.ts'
import type { Deps } from '../deps.ts'
import { isDatabaseAway } from '../http/errors.ts'
import { articleNotFoundHead, articleUnavailableHead, type PageHead } from './pages.ts'

/** Characters of a description that search engines and link previews show. */
const DESCRIPTION = 160
const HEADING = /^h\d$/

/** The pages of the articles, from the database. */
export function tips({ db }: Deps) {
  const bySlug = db
    .select({
      title: articles.title,
      image: articles.image,
      // Enough of the text for a description.
      content: sql<string>`left(${articles.content}, 2000)`,
      createdAt: articles.createdAt,
      updatedAt: articles.updatedAt,
    })
    .from(articles)
    .where(eq(articles.slug, sql.placeholder('slug')))
    .prepare('tip-by-slug')
  const present = db
    .select({ slug: articles.slug })
    .from(formerSlugs)
    .innerJoin(articles, eq(articles.id, formerSlugs.articleId))
    .where(eq(formerSlugs.slug, sql.placeholder('slug')))
    .prepare('tip-by-former-slug')
  const all = db
    .select({ slug: articles.slug, updatedAt: articles.updatedAt })
    .from(articles)
    .orderBy(asc(articles.id))
    .prepare('tips')

  /** The article's page, or the address it has moved to. */
  async function find(slug: string): Promise<PageHead | { movedTo: string }> {
    try {
      const [article] = await bySlug.execute({ slug })
      if (article) return asHead(article)
      const [moved] = await present.execute({ slug })
      return moved ? { movedTo: `/tips/${moved.slug}` } : articleNotFoundHead
    } catch (error) {
      if (isDatabaseAway(error)) return articleUnavailableHead
      throw error
    }
  }
  return { find, all: () => all.execute() }
}

interface Article {
  readonly title: string
  readonly image: string
  readonly content: string
  readonly createdAt: Date
  readonly updatedAt: Date
}

function asHead({ title, image, content, createdAt, updatedAt }: Article): PageHead {
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
