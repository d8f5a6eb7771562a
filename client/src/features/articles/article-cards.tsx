import type { ArticleCard as Article } from '#shared/contract/api.ts'
import { addressOf } from '#shared/language/addresses.ts'
import { SOURCE_LANGUAGE } from '#shared/language/languages.ts'
import { t } from '#shared/language/t.ts'
import { currentLanguage } from '#shared/language/translation.ts'
import { Badge } from '../../ui/badge.tsx'
import { CARD_GRID, CARD_SURFACE } from '../../ui/card-style.ts'
import { classes } from '../../ui/classes.ts'
import { Arrow, CardLink, LINK_CARD_SIZES, LinkCard } from '../../ui/link-card.tsx'
import { tRich } from '../../ui/rich-message.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Cover, categoryName } from './cover.tsx'

export const ArticleCards = ({ articles, level }: { articles: readonly Article[]; level: 'h2' | 'h3' }) => (
  <ul className={CARD_GRID}>
    {articles.map((article) => (
      <ArticleCard key={article.id} article={article} level={level} />
    ))}
  </ul>
)

const PLACEHOLDERS = ['first', 'second', 'third']

export const LoadingArticleCards = () => (
  <div role="status" aria-label={t('Loading the tips')} className={CARD_GRID}>
    {PLACEHOLDERS.map((name) => (
      <div key={name} className={classes(CARD_SURFACE, 'flex overflow-hidden sm:block')}>
        <Skeleton className="w-28 sm:aspect-3/2 sm:w-auto" corners="rounded-none" />
        <div className="grid min-h-38 flex-1 content-start gap-3 p-4 sm:p-5">
          <Skeleton className="h-6 w-24" />
          <Skeleton className="h-6" />
          <Skeleton className="h-6 w-2/3" />
        </div>
      </div>
    ))}
  </div>
)

export const tipsFailed = () => t('We could not load the tips. Try again in a moment.')
export const noTips = () => t('There are no tips yet. Come back soon.')

function ArticleCard({ article, level: Heading }: { article: Article; level: 'h2' | 'h3' }) {
  const { title, slug, category, image } = article
  const isForeign = article.language === SOURCE_LANGUAGE && currentLanguage() !== SOURCE_LANGUAGE
  const titleLanguage = isForeign ? SOURCE_LANGUAGE : undefined
  const path = `/tips/${slug}`
  return (
    <LinkCard picture={<Cover image={image} sizes={LINK_CARD_SIZES} />}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
        <Badge>{categoryName(category)}</Badge>
        {isForeign && <span>{t('In English')}</span>}
      </div>
      <Heading lang={titleLanguage} className="mt-2 text-lg sm:mt-3 sm:text-xl">
        {title}
      </Heading>
      <CardLink
        {...(isForeign ? { href: addressOf(path, SOURCE_LANGUAGE), hrefLang: SOURCE_LANGUAGE } : { href: path })}
        className="mt-auto flex min-h-11 items-end gap-2 pt-2 font-semibold text-brand sm:pt-4"
      >
        <span>
          {tRich('Read More<hidden>: {title}</hidden>', {
            title,
            hidden: (text) => (
              <span lang={titleLanguage} className="sr-only">
                {text}
              </span>
            ),
          })}
        </span>
        <Arrow />
      </CardLink>
    </LinkCard>
  )
}
