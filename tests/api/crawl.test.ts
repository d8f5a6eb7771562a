import { expect, test } from 'vitest'
import type { RenderPage } from '#shared/contract/page.ts'
import { loadTownIndex } from '../../server/towns/town-index.ts'
import { openWebsite } from '../support/website.ts'

/** Takes the processor for as long as a page of the built site. */
const renderSlowly: RenderPage = async () => {
  const start = performance.now()
  while (performance.now() - start < 10);
  return { html: '', queries: [], sources: [] }
}

const site = await openWebsite({
  config: { trustProxy: 1 },
  deps: {
    client: {
      template: () => '<!doctype html><title></title><body></body>',
      render: renderSlowly,
      files: (_request, _response, next) => next(),
    },
  },
})

const open = (slug: string, from: string) => site.get(`/solar/${slug}`).set('X-Forwarded-For', from)

test('A crawler of all towns is refused no page, and a person beside it waits for one of its pages, not for all', async () => {
  const { townsByKey } = await loadTownIndex()
  const slugs = [...townsByKey.values()].map(({ slug }) => slug).filter((_, i) => i % 400 === 0)
  expect(slugs.length).toBeGreaterThan(55)
  const [opened = '', ...crawled] = slugs
  const answered: string[] = []
  const crawl = crawled.map(async (slug) => {
    const { status } = await open(slug, '198.51.100.1')
    answered.push(slug)
    return status
  })
  await expect.poll(() => answered.length, { interval: 1, timeout: 30_000 }).toBeGreaterThan(2)
  await open(opened, '198.51.100.2').expect(200)
  expect(answered.length).toBeLessThan(crawled.length / 2)
  expect(new Set(await Promise.all(crawl))).toEqual(new Set([200]))
})
