import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/language/languages.ts'
import { articleTranslations } from '#shared/tables.ts'
import { newArticle, openWebsite } from '../support/website.ts'

const languages: Language[] = ['en', 'de']
const site = await openWebsite({ config: { languages, listedLanguages: languages } })
const admin = await site.admin()

const translate = (articleId: number, slug: string) => {
  const texts = { title: 'Sonne im Winter', content: '<p>Tief, aber da.</p>' }
  return site.db.insert(articleTranslations).values({ articleId, language: 'de', slug, ...texts, revision: 1 })
}

let number = 0
/** An article and its German slug. */
async function translated() {
  const article = await site.article(admin.id, { slug: `winter-sun-${++number}`, title: 'Winter sun' })
  const germanSlug = `wintersonne-${number}`
  await translate(article.id, germanSlug)
  return { ...article, germanSlug }
}
const { get } = site
const call = (path: string, language = 'de') => get(path).set('Accept-Language', language)

describe('A translated article', () => {
  test('has a page of its own, with head and linked data in its language', async () => {
    const { slug, germanSlug } = await translated()
    const { text } = await get(`/de/tips/${germanSlug}`).expect(200)
    expect(text).toContain('<title>Sonne im Winter · Helioplan</title>')
    expect(text).toContain('<meta name="description" content="Tief, aber da.">')
    expect(text).toContain('"inLanguage":"de"')
    expect(text).toContain(`<link rel="canonical" href="${site.origin}/de/tips/${germanSlug}">`)
    const english = await get(`/tips/${slug}`).expect(200)
    expect(english.text).toContain('<title>Winter sun · Helioplan</title>')
    expect(english.text).toContain('"inLanguage":"en"')
  })

  test('names its addresses in all languages, on each page and in the sitemap', async () => {
    const { slug, germanSlug } = await translated()
    const addresses = { en: `${site.origin}/tips/${slug}`, de: `${site.origin}/de/tips/${germanSlug}` }
    const links = [...Object.entries(addresses), ['x-default', addresses.en]]
    for (const address of Object.values(addresses)) {
      const { text } = await get(new URL(address).pathname).expect(200)
      for (const [language, href] of links)
        expect(text).toContain(`<link rel="alternate" hreflang="${language}" href="${href}">`)
    }
    const { text: sitemap } = await get('/sitemap.xml').expect(200)
    for (const address of Object.values(addresses)) {
      const [, entry = ''] = sitemap.split(`<url><loc>${address}</loc>`)
      for (const [language, href] of links)
        expect(entry.split('</url>')[0]).toContain(`hreflang="${language}" href="${href}"`)
    }
  })

  test('leads from the slug of another language to its own', async () => {
    const { id, slug, germanSlug } = await translated()
    const leads = async (path: string) => {
      const { status, headers } = await get(path)
      return [status, headers.location]
    }
    expect(await leads(`/de/tips/${slug}`)).toEqual([301, `/de/tips/${germanSlug}`])
    expect(await leads(`/tips/${germanSlug}`)).toEqual([301, `/tips/${slug}`])
    await admin.agent.patch(`/api/articles/${id}`, newArticle(`${slug}-b`)).expect(200)
    expect(await leads(`/de/tips/${slug}`)).toEqual([302, `/de/tips/${germanSlug}`])
    expect(await leads(`/tips/${germanSlug}`)).toEqual([301, `/tips/${slug}-b`])
  })

  test('is deleted with the article', async () => {
    const { id, germanSlug } = await translated()
    await admin.agent.delete(`/api/articles/${id}`).expect(204)
    await get(`/de/tips/${germanSlug}`).expect(404)
  })

  test('may use a picture that no other article uses', async () => {
    const { id, germanSlug } = await translated()
    const upload = 'a'.repeat(64)
    const uses = async () =>
      (await site.query('select upload_id as of from upload_uses where article_id = $1', id)).map(({ of }) => of)
    await site.query(
      'update article_translations set content = $1 where slug = $2',
      `<img src="/uploads/${upload}.webp">`,
      germanSlug,
    )
    expect(await uses()).toEqual([upload])
    await site.query('update articles set content = content where id = $1', id)
    expect(await uses()).toEqual([upload])
    await site.query('delete from article_translations where slug = $1', germanSlug)
    expect(await uses()).toEqual([])
  })
})

describe('An article without a translation', () => {
  test('has no page in the other language', async () => {
    const { slug } = await site.article(admin.id)
    await get(`/de/tips/${slug}`).expect(404)
    await call(`/api/articles/${slug}`).expect(404)
    const { text } = await get(`/tips/${slug}`).expect(200)
    expect(text).not.toContain('hreflang')
  })

  test('is listed in English', async () => {
    const { slug, title } = await site.article(admin.id)
    const [newest] = (await call('/api/articles').expect(200)).body
    expect(newest).toMatchObject({ slug, title, language: 'en' })
  })
})

describe('Calls', () => {
  test('answer in their language', async () => {
    const { id, slug, germanSlug } = await translated()
    const german = { id, slug: germanSlug, title: 'Sonne im Winter', language: 'de' }
    const english = { id, slug, title: 'Winter sun', language: 'en' }
    for (const [language, expected] of [
      ['de', german],
      ['en', english],
      ['de', german],
    ] as const) {
      expect((await call('/api/articles?limit=1', language).expect(200)).body[0]).toMatchObject(expected)
      expect((await call('/api/tips', language).expect(200)).body.articles[0]).toMatchObject(expected)
      const { body } = await call(`/api/articles/${slug}`, language).expect(200)
      expect(body).toMatchObject({ ...expected, slugs: { en: slug, de: germanSlug } })
    }
  })

  test('show a change of a translation', async () => {
    const { germanSlug } = await translated()
    const title = async () => (await call(`/api/articles/${germanSlug}`).expect(200)).body.title
    expect(await title()).toBe('Sonne im Winter')
    await site.query("update article_translations set title = 'Neu' where slug = $1", germanSlug)
    await expect.poll(title, { timeout: 5000 }).toBe('Neu')
  })
})

test('A translation of an earlier text is listed as outdated', async () => {
  const { id, slug } = await translated()
  const newest = async () => (await call('/api/articles?limit=1', 'en').expect(200)).body[0]
  expect(await newest()).toMatchObject({ id, outdatedTranslations: [] })
  await admin.agent.patch(`/api/articles/${id}`, newArticle(slug)).expect(200)
  expect(await newest()).toMatchObject({ id, outdatedTranslations: ['de'] })
})

test('Two languages may share a slug', async () => {
  const first = await site.article(admin.id, { title: 'Solar' })
  const second = await site.article(admin.id, { title: 'Other' })
  await translate(second.id, first.slug)
  expect((await call(`/api/articles/${first.slug}`, 'en').expect(200)).body.id).toBe(first.id)
  expect((await call(`/api/articles/${first.slug}`).expect(200)).body.id).toBe(second.id)
})
