import { describe, expect, test } from 'vitest'
import { newArticle, openWebsite, statusesOf } from '../support/website.ts'

const site = await openWebsite()
const admin = await site.admin('editor')

let number = 0
const draft = (more: object = {}) =>
  newArticle(`winter-sun-${++number}`, { title: 'Winter sun', image: 'https://pictures.example/sun.jpg', ...more })
const create = (body: object) => admin.agent.post('/api/articles', body)
const created = async (more: object = {}) => (await create(draft(more)).expect(201)).body
const save = (id: number, body: object) => admin.agent.patch(`/api/articles/${id}`, body)
const read = (slug: string) => site.get(`/api/articles/${slug}`)
/** An article without translations as visitors read it. */
const asRead = (article: { slug: string }) => ({ ...article, language: 'en', slugs: { en: article.slug } })
const newest = async () => (await admin.agent.get('/api/admin/log').expect(200)).body.entries[0]

describe('Creating an article', () => {
  test('answers 201, publishes the article and logs the author', async () => {
    const body = draft()
    const { body: article } = await create(body).expect(201)
    expect(article).toMatchObject({ ...body, authorId: admin.id, revision: 1 })
    expect((await read(body.slug).expect(200)).body).toEqual(asRead(article))
    const list = (await site.get('/api/articles').expect(200)).body
    const { content: _, ...card } = body
    expect(list[0]).toEqual({ id: article.id, ...card, language: 'en', outdatedTranslations: [] })
    const subject = { subject: 'Winter sun', subjectId: String(article.id) }
    expect(await newest()).toMatchObject({ adminName: 'editor', action: 'Created article', ...subject })
  })

  test.each([
    [{ title: ' ' }, 'Title is required'],
    [{ category: '' }, 'Category is required'],
    [{ image: '' }, 'Must be a valid URL'],
    [{ image: 'http://pictures.example/sun.jpg' }, 'Must be a valid URL'],
    [{ image: 'javascript:alert(1)' }, 'Must be a valid URL'],
    [{ image: '//pictures.example/sun.jpg' }, 'Must be a valid URL'],
    [{ image: 'https://[' }, 'Must be a valid URL'],
    [{ image: 'https://a:b/x' }, 'Must be a valid URL'],
    [{ image: 'https://' }, 'Must be a valid URL'],
    [{ image: 'https://user@pictures.example/x' }, 'Must be a valid URL'],
    [{ slug: '' }, 'Slug is required'],
    [{ slug: 'Winter Sun' }, 'Use lower case letters, digits and single hyphens'],
    [{ slug: 'winter--sun' }, 'Use lower case letters, digits and single hyphens'],
    [{ slug: '../admin' }, 'Use lower case letters, digits and single hyphens'],
    [{ content: ' ' }, 'Content is required'],
    [{ content: '<script>alert(1)</script>' }, 'Content is required'],
    [{ content: '<p> <b></b> </p><!-- nothing -->' }, 'Content is required'],
    [{ content: undefined }, 'Content is required'],
  ])('refuses %j', async (change, sentence) => {
    await create(draft(change)).expect(400, sentence)
  })

  test('stores allowed HTML only', async () => {
    const { slug, content } = await created({
      content: '<h1>Sun</h1><p onclick="alert(1)">Up<script>alert(1)</script></p><a href="javascript:alert(1)">x</a>',
    })
    expect(content).toBe('<h2>Sun</h2><p>Up</p><a>x</a>')
    const rows = await site.query('select content from articles where slug = $1', slug)
    expect(rows[0].content).toBe(content)
  })

  // Tags of BCP 47: those of the site, and others.
  test.each(['de', 'fr', 'ja', 'hi', 'en', 'pt-br', 'en-gb', 'zh-tw'])('refuses the language code %s', async (slug) => {
    await create(draft({ slug })).expect(400, 'A language code cannot be a slug. Add a word to it')
  })

  test.each(['ev', 'pv', 'no-go', 'my-roof', 'de-rating', 'sun'])('accepts %s, no language code', async (slug) => {
    expect((await created({ slug })).slug).toBe(slug)
  })

  test('answers 409 to a slug in use, also for concurrent requests', async () => {
    const { slug } = await created()
    await create(draft({ slug })).expect(409, 'Another article already uses that URL slug')
    const body = draft()
    const answers = await Promise.all([create(body), create(body), create(body)])
    expect(statusesOf(answers)).toEqual([201, 409, 409])
  })

  test('takes up to 200,000 characters, and answers 413 beyond what any article has', async () => {
    const words = (length: number) => `<p>${'word '.repeat(Math.ceil(length / 5))}`.slice(0, length)
    await create(draft({ content: words(200_000) })).expect(201)
    await create(draft({ content: words(200_001) })).expect(400, 'Content must be at most 200,000 characters')
    await create(draft({ content: words(257 * 1024) })).expect(413, 'That is too large to send')
  })

  test.each<[string, string, string]>([
    ['elements 101 deep', '<b>'.repeat(101), 'The content nests elements more than 100 deep'],
    ['elements 60,000 deep', '<b>'.repeat(60_000), 'The content has too much markup'],
    ['nothing but signs that begin markup', '<&'.repeat(60_000), 'The content has too much markup'],
  ])('refuses %s before processing', async (_what, content, sentence) => {
    await create(draft({ content })).expect(400, sentence)
  })

  test('accepts elements nested a hundred deep', async () => {
    const { body } = await create(draft({ content: `${'<ul><li>'.repeat(50)}sun` })).expect(201)
    expect(body.content).toContain('sun')
  })

  test('never takes author, revision or id from the request', async () => {
    const article = await created({ authorId: 1, id: 4711, revision: 99, createdAt: '2000-01-01T00:00:00Z' })
    expect(article).toMatchObject({ authorId: admin.id, revision: 1 })
    expect(article.id).not.toBe(4711)
    expect(article.createdAt).not.toMatch(/^2000/)
  })
})

describe('Updating an article', () => {
  test('changes the article, its revision and time, and logs the author', async () => {
    const article = await created()
    const { body: saved } = await save(article.id, { ...draft({ title: 'Spring sun' }), revision: 1 }).expect(200)
    expect(saved).toMatchObject({ id: article.id, title: 'Spring sun', revision: 2, createdAt: article.createdAt })
    expect(Date.parse(saved.updatedAt)).toBeGreaterThan(Date.parse(article.updatedAt))
    expect(await newest()).toMatchObject({ action: 'Updated article', subject: 'Spring sun' })
  })

  test('answers 409 to the later of two editors and keeps the earlier text', async () => {
    const { id, slug } = await created()
    const other = await site.admin()
    const mine = save(id, { ...draft({ slug, title: 'Mine' }), revision: 1 })
    const theirs = other.agent.patch(`/api/articles/${id}`, { ...draft({ slug, title: 'Theirs' }), revision: 1 })
    const answers = await Promise.all([mine, theirs])
    expect(statusesOf(answers)).toEqual([200, 409])
    const [refused] = answers.filter(({ status }) => status === 409)
    expect(refused?.text).toBe(
      'The article changed meanwhile. Compare your text with the saved one before you save again',
    )
    const [savedAnswer] = answers.filter(({ status }) => status === 200)
    expect((await read(slug).expect(200)).body).toEqual(asRead(savedAnswer?.body))
    // The later editor may save with the current revision.
    await save(id, { ...draft({ slug, title: 'Both' }), revision: 2 }).expect(200)
    await save(id, draft({ slug, title: 'Without a revision' })).expect(200)
  })

  test('sanitizes like creating', async () => {
    const { id } = await created()
    await save(id, draft({ content: '<svg onload=alert(1)>' })).expect(400, 'Content is required')
    const { body } = await save(id, draft({ content: '<p style="position:fixed">Hi</p>' })).expect(200)
    expect(body.content).toBe('<p>Hi</p>')
  })

  test('answers 409 to another article’s slug, 404 for an unknown article', async () => {
    const [one, two] = [await created(), await created()]
    await save(one.id, draft({ slug: two.slug })).expect(409, 'Another article already uses that URL slug')
    expect((await read(one.slug).expect(200)).body).toEqual(asRead(one))
    await save(2147483647, draft()).expect(404, 'Article not found')
  })
})

test.each([
  'HTTPS://pictures.example/sun.jpg',
  'https://pictures.example:8443/a?b=c#d',
  'https://bücher.example/x.jpg',
])('The cover may come from %s', async (image) => {
  const { slug } = await created({ image })
  await site.get(`/tips/${slug}`).expect(200)
})

test('The list of articles returns all articles, or a number of those below an id', async () => {
  for (let i = 0; i < 5; i++) await created()
  const all = (await site.get('/api/articles').expect(200)).body
  const page = async (query: string) => (await site.get(`/api/articles?${query}`).expect(200)).body
  expect(await page('limit=2')).toEqual(all.slice(0, 2))
  expect(await page(`limit=3&before=${all[1].id}`)).toEqual(all.slice(2, 5))
  expect(await page('before=1')).toEqual([])
  for (const wrong of ['0', '101', 'x', '1.5'])
    await site.get(`/api/articles?limit=${wrong}`).expect(400, 'The limit must be a number from 1 to 100')
})

describe('A former slug of an article', () => {
  test('redirects to the current slug after several changes', async () => {
    const { id, slug: first } = await created()
    await save(id, draft({ slug: `${first}-b` })).expect(200)
    await save(id, draft({ slug: `${first}-c` })).expect(200)
    for (const former of [first, `${first}-b`]) {
      const page = await site.get(`/tips/${former}`).expect(302)
      // Browsers do not cache it.
      expect(page.headers).toMatchObject({ location: `/tips/${first}-c`, 'cache-control': 'no-cache' })
      expect((await read(former).expect(200)).body.slug).toBe(`${first}-c`)
    }
    // The slug moves back: no redirect loop.
    await save(id, draft({ slug: first })).expect(200)
    await site.get(`/tips/${first}`).expect(200)
    expect((await site.get(`/tips/${first}-c`).expect(302)).headers.location).toBe(`/tips/${first}`)
  })

  test('can be taken by another article', async () => {
    const { id, slug } = await created()
    await save(id, draft({ slug: `${slug}-moved` })).expect(200)
    const next = await created({ slug, title: 'Another sun' })
    expect((await read(slug).expect(200)).body.id).toBe(next.id)
    await save(next.id, draft({ slug: `${slug}-next` })).expect(200)
    expect((await read(slug).expect(200)).body.id).toBe(next.id)
    await admin.agent.delete(`/api/articles/${next.id}`).expect(204)
    await read(slug).expect(404, 'Article not found')
    await read(`${slug}-moved`).expect(200)
  })
})

test('Deleting an article answers 204, deletes it and logs the author', async () => {
  const { id, slug } = await created()
  await admin.agent.delete(`/api/articles/${id}`).expect(204)
  await read(slug).expect(404, 'Article not found')
  await site.get(`/tips/${slug}`).expect(404)
  expect(await newest()).toMatchObject({ action: 'Deleted article', subject: 'Winter sun', subjectId: String(id) })
  await admin.agent.delete(`/api/articles/${id}`).expect(404, 'Article not found')
})
