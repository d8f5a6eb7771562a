import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ArticleInput } from '#shared/forms/articles.ts'
import { pages } from '#shared/pages.ts'
import { seedArticles } from '../../server/articles/first/index.ts'
import { sanitizeArticle } from '../../server/articles/sanitize.ts'

const addresses = new Set([
  ...pages.filter(({ isListed }) => isListed).map(({ path }) => path),
  ...seedArticles.map(({ slug }) => `/tips/${slug}`),
])
const tags = (html: string) => html.match(/<\/?[a-z0-9]+/g)

test('Each initial article has its own slug', () => {
  expect(new Set(seedArticles.map(({ slug }) => slug)).size).toBe(seedArticles.length)
})

describe.each(seedArticles)('The initial article "$title"', (article) => {
  const links = [...article.content.matchAll(/href="([^"]*)"/g)].map(([, address]) => address ?? '')

  test('passes the article form’s validation', () => {
    expect(ArticleInput.parse(article)).toEqual(article)
  })

  test('is unchanged by the sanitizer', () => {
    const stored = sanitizeArticle(article.content)
    expect(tags(stored)).toEqual(tags(article.content))
    expect(stored.match(/href=/g)).toHaveLength(links.length)
  })

  test('links only to existing pages or to https URLs', () => {
    expect(links.filter((address) => !address.startsWith('https://') && !addresses.has(address))).toEqual([])
  })

  test('names its sources at the end', () => {
    const sources = article.content.split('<h2>Sources</h2>')[1] ?? ''
    expect(sources.match(/href="https:/g)?.length).toBeGreaterThanOrEqual(3)
  })

  test('has one of the site’s pictures', () => {
    expect(existsSync(new URL(`../../client/public${article.image}`, import.meta.url))).toBe(true)
  })
})
