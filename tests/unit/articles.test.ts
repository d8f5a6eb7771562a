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

test('Each starting article has an address of its own', () => {
  expect(new Set(seedArticles.map(({ slug }) => slug)).size).toBe(seedArticles.length)
})

describe.each(seedArticles)('The starting article "$title"', (article) => {
  const links = [...article.content.matchAll(/href="([^"]*)"/g)].map(([, address]) => address ?? '')

  test('would pass the form an administrator fills in', () => {
    expect(ArticleInput.parse(article)).toEqual(article)
  })

  test('loses nothing to the sanitiser', () => {
    const stored = sanitizeArticle(article.content)
    expect(tags(stored)).toEqual(tags(article.content))
    expect(stored.match(/href=/g)).toHaveLength(links.length)
  })

  test('links only to pages that exist here, or to https elsewhere', () => {
    expect(links.filter((address) => !address.startsWith('https://') && !addresses.has(address))).toEqual([])
  })

  test('names its sources at the end', () => {
    const sources = article.content.split('<h2>Sources</h2>')[1] ?? ''
    expect(sources.match(/href="https:/g)?.length).toBeGreaterThanOrEqual(3)
  })

  test('has one of the pictures of the site', () => {
    expect(existsSync(new URL(`../../client/public${article.image}`, import.meta.url))).toBe(true)
  })
})
