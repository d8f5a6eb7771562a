import { and, asc, desc, eq, getTableName, gt, gte, lt, type Placeholder, sql } from 'drizzle-orm'
import { ARTICLES_PER_PAGE } from '#shared/contract/sizes.ts'
import { type Language, SOURCE_LANGUAGE } from '#shared/language/languages.ts'
import { t } from '#shared/language/t.ts'
import { currentLanguage } from '#shared/language/translation.ts'
import { articles, articleTranslations, formerSlugs, rowBlocks } from '#shared/tables.ts'
import type { Database } from '../database/connect.ts'
import { BLOCK_SIZE, countRows, findPageStart } from '../database/pagination.ts'
import { preferReplica } from '../database/replica.ts'
import type { Deps } from '../deps.ts'
import { notFound } from '../http/errors.ts'
import type { Handlers } from '../http/mount.ts'

type SlugsByLanguage = Readonly<Record<string, string>>

const slugInput = sql.placeholder('slug')

interface Slugs {
  readonly englishSlug: string
  readonly slugs: SlugsByLanguage
}
const withEnglishSlug = <Row extends Slugs>({ englishSlug, slugs, ...row }: Row) => ({
  ...row,
  slugs: { [SOURCE_LANGUAGE]: englishSlug, ...slugs },
})

/** Reads from the replica if it is usable. */
export const articleQueries = ({ db, replica }: Pick<Deps, 'db' | 'replica'>) =>
  preferReplica(createQueries(db), replica, createQueries)

function createQueries(db: Database) {
  const { id, category, image } = articles
  const translation = articleTranslations
  const isIn = (language: Language | Placeholder) =>
    and(eq(translation.articleId, id), eq(translation.language, language))
  const slugs = sql<SlugsByLanguage>`(
    select coalesce(json_object_agg(language, slug), '{}'::json) from ${translation} where article_id = ${id}
  )`
  /** An article without a translation is listed in English. */
  const inLanguage = {
    id,
    category,
    image,
    title: sql<string>`coalesce(${translation.title}, ${articles.title})`,
    slug: sql<string>`coalesce(${translation.slug}, ${articles.slug})`,
    language: sql<Language>`coalesce(${translation.language}, ${SOURCE_LANGUAGE})`,
  }
  const cardColumns = {
    ...inLanguage,
    outdatedTranslations: sql<Language[]>`array(
      select language from ${translation} as other where other.article_id = ${id} and other.revision < ${articles.revision}
    )`,
  }
  const selectCards = (language: Language) =>
    db.select(cardColumns).from(articles).leftJoin(translation, isIn(language)).$dynamic()
  const bySlug = db
    .select({
      ...inLanguage,
      authorId: articles.authorId,
      content: sql<string>`coalesce(${translation.content}, ${articles.content})`,
      revision: articles.revision,
      createdAt: sql`coalesce(${translation.createdAt}, ${articles.createdAt})`.mapWith(articles.createdAt),
      updatedAt: sql`coalesce(${translation.updatedAt}, ${articles.updatedAt})`.mapWith(articles.updatedAt),
      englishSlug: articles.slug,
      slugs,
    })
    .from(articles)
    .leftJoin(translation, isIn(sql.placeholder('language')))
    .where(
      sql`${id} = coalesce(
        (select article_id from ${translation} as wanted where wanted.slug = ${slugInput} and wanted.language = ${sql.placeholder('language')}),
        (select other.id from ${articles} as other where other.slug = ${slugInput}),
        (select article_id from ${formerSlugs} as former where former.slug = ${slugInput}),
        (select article_id from ${translation} as other where other.slug = ${slugInput} limit 1)
      )`,
    )
    .prepare('article-by-slug')

  return {
    /** Newest first; optionally limited, or older than an id. */
    cards(language: Language, { limit, before }: { limit?: number | undefined; before?: number | undefined } = {}) {
      const newest = selectCards(language)
        .where(before === undefined ? undefined : lt(id, before))
        .orderBy(desc(id))
      return limit === undefined ? newest : newest.limit(limit)
    },

    /** Newest first, with the number of pages. */
    async page(language: Language, page: number, rows: number) {
      const { totalPages, where, offset } = await findPageStart(db, articles, page, rows)
      const pageArticles = await selectCards(language).where(where).orderBy(desc(id)).offset(offset).limit(rows)
      return { articles: pageArticles, totalPages }
    },

    /** Finds it by its current or a former slug, or that of another language. In English where it is not translated. */
    async find(slug: string, language: Language) {
      const [found] = await bySlug.execute({ slug, language })
      return found && withEnglishSlug(found)
    },

    count: () => countRows(db, articles),

    /** Numbers of the id blocks with articles, oldest first. */
    async blocks() {
      const { block, relation, rows } = rowBlocks
      const nonEmptyBlocks = await db
        .select({ block })
        .from(rowBlocks)
        .where(and(eq(relation, getTableName(articles)), gt(rows, 0)))
        .orderBy(asc(block))
      return nonEmptyBlocks.map(({ block }) => block)
    },

    async addresses(block: number) {
      const rows = await db
        .select({ englishSlug: articles.slug, updatedAt: articles.updatedAt, slugs })
        .from(articles)
        .where(and(gte(id, block * BLOCK_SIZE), lt(id, (block + 1) * BLOCK_SIZE)))
        .orderBy(asc(id))
      return rows.map(withEnglishSlug)
    },
  }
}

export type ArticleQueries = ReturnType<typeof articleQueries>
export type LocalizedArticle = NonNullable<Awaited<ReturnType<ArticleQueries['find']>>>

export const articleRoutes = (deps: Pick<Deps, 'db' | 'replica'>) => {
  const articles = articleQueries(deps)
  return {
    listArticles: ({ input }) => articles.cards(currentLanguage(), input),
    listTips: ({ input: { page } }) => articles.page(currentLanguage(), page, ARTICLES_PER_PAGE),

    async getArticle({ input: { slug } }) {
      const article = await articles.find(slug, currentLanguage())
      if (article?.language !== currentLanguage()) throw notFound(t('Article not found'))
      return article
    },
  } satisfies Partial<Handlers>
}
