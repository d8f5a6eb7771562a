import { describe, expect, test } from 'vitest'
import { browserStores } from '#shared/browser-stores.ts'
import { addressOf } from '#shared/language/addresses.ts'
import { LANGUAGES, languageRow } from '#shared/language/languages.ts'
import { pages } from '#shared/pages.ts'
import accuracy from '#shared/solar/accuracy.json' with { type: 'json' }
import { loadBuiltClient } from '../support/built-client.ts'
import { openWebsite } from '../support/website.ts'

const site = await openWebsite({
  deps: { client: await loadBuiltClient() },
  config: (defaults) => ({ ...defaults, languages: ['en', 'de', 'en-XA'] }),
})
const visitor = site.visitor()

const publicPaths = pages.filter(({ access }) => access === 'anyone').map(({ path }) => path)
const textsIn = (html: string) => [...html.matchAll(/>([^<]+)</g)].map(([, text = '']) => text)

describe('A page in another language', () => {
  test('stands below its tag and names it', async () => {
    const { text, status } = await visitor.get('/de/about-us')
    expect(status).toBe(200)
    expect(text).toMatch(/<html lang="de" dir="ltr"/)
    expect(text).toMatch(/<link rel="canonical" href="[^"]*\/de\/about-us">/)
  })

  test.each([
    ['/de/', '/de'],
    ['/en', '/'],
    ['/en/plan', '/plan'],
    ['/en?a=b', '/?a=b'],
    ['/en//other.example', '/other.example'],
    ['/en/\\other.example', '/other.example'],
    ['/de/plan/', '/de/plan'],
  ])('"%s" leads to "%s"', async (address, canonical) => {
    const { status, headers } = await visitor.get(address)
    expect([status, headers.location]).toEqual([301, canonical])
  })

  test.each(['/fr/plan', '/DE/plan', '/de/nowhere', '/de/admin/users', '/dev'])(
    '"%s" does not exist',
    async (address) => {
      expect((await visitor.get(address).set('Accept', 'text/html')).status).toBe(404)
    },
  )

  test('leaves English as it is, whatever the browser prefers', async () => {
    const english = await visitor.get('/about-us')
    const asGerman = await visitor.get('/about-us').set('Accept-Language', 'de')
    expect(asGerman.text).toBe(english.text)
    expect(english.headers.vary ?? '').not.toMatch(/accept-language/i)
  })

  test('is not offered to search engines before it is complete', async () => {
    const { text } = await visitor.get('/about-us')
    expect(text).not.toContain('hreflang="en-XA"')
    expect((await visitor.get('/sitemap.xml')).text).not.toContain('/en-xa')
  })

  test('is offered to search engines with its counterparts when it is complete', async () => {
    const complete = await openWebsite({
      config: (defaults) => ({ ...defaults, languages: ['en', 'de'], listedLanguages: ['en', 'de'] }),
    })
    const { slug } = await complete.article((await complete.person()).id)
    const { text } = await complete.visitor().get('/sitemap.xml')
    const { origin } = complete
    const listed = pages.filter(({ isListed }) => isListed).map(({ path }) => path)
    expect(listed).toContain('/about-us')
    const links = (tag: string, end: string) =>
      [
        ['en', '/about-us'],
        ['de', '/de/about-us'],
        ['x-default', '/about-us'],
      ].map(([language, path]) => `<${tag} rel="alternate" hreflang="${language}" href="${origin}${path}"${end}`)
    for (const path of ['/about-us', '/de/about-us'])
      expect(text).toContain(`<url><loc>${origin}${path}</loc>${links('xhtml:link', '/>').join('')}</url>`)
    expect([...text.matchAll(/<loc>([^<]*)</g)].map(([, address]) => address).sort()).toEqual(
      [...listed.flatMap((path) => [path, addressOf(path, 'de')]), `/tips/${slug}`].map((path) => origin + path).sort(),
    )
    const page = await complete.visitor().get('/de/about-us')
    for (const link of links('link', '>')) expect(page.text).toContain(link)
    expect(page.text).toContain('<meta property="og:locale" content="de_DE">')
    expect(page.text).toContain('<meta property="og:locale:alternate" content="en_US">')
    expect(page.text).not.toContain('<meta property="og:locale:alternate" content="de_DE">')
  })

  test('loads scripts that exist, each with its integrity hash', async () => {
    const { text } = await visitor.get('/de/plan/answer')
    const scripts = [...text.matchAll(/<[^>]*(?:src|href)="(\/assets\/[^"]*\.js)"[^>]*>/g)]
    expect(scripts.filter(([, path]) => path?.startsWith('/assets/de-')).length).toBeGreaterThan(5)
    for (const [tag, path = ''] of scripts) {
      expect(tag).toContain('integrity="sha384-')
      expect((await visitor.get(path)).status, path).toBe(200)
    }
  })
})

test.each([
  ['en', '', 'en', 'Plan your solar system with'],
  ['de', '/de', 'de', 'Planen Sie Ihre Solaranlage'],
] as const)('The app installed from a page in "%s" starts in that language', async (_, prefix, lang, description) => {
  const page = await visitor.get(`${prefix}/about-us`)
  const [, address = ''] = /<link rel="manifest" href="([^"]*)">/.exec(page.text) ?? []
  expect(address).toBe(`${prefix}/manifest.webmanifest`)
  const { headers, text } = await visitor.get(address).expect(200)
  expect(headers['content-type']).toMatch(/^application\/manifest\+json/)
  const manifest = JSON.parse(text)
  expect(manifest).toMatchObject({ name: 'Helioplan', id: '/', scope: '/', lang, dir: 'ltr', start_url: prefix || '/' })
  expect(manifest.description).toMatch(description)
  for (const { src } of manifest.icons) expect((await visitor.get(src)).status).toBe(200)
})

test('The copies of a script differ from it in texts alone', async () => {
  const scriptsOf = async (address: string) =>
    [...(await visitor.get(address)).text.matchAll(/(?:src|href)="(\/assets\/[^"]*\.js)"/g)].map(
      ([, path = '']) => path,
    )
  const nameOf = (path: string) => path.slice(path.lastIndexOf('/'))
  expect((await scriptsOf('/de/plan')).map(nameOf)).toEqual((await scriptsOf('/plan')).map(nameOf))
})

test('A call answers in the language that its page names', async () => {
  const refused = (language: string) =>
    visitor.post('/api/login').set('Accept-Language', language).send({ username: 'nobody-here', password: 'wrong' })
  const [english, pseudo, browser] = [await refused('en'), await refused('en-XA'), await refused('en-XA,de;q=0.5')]
  expect(pseudo.text).toMatch(/^⟦.*⟧$/)
  expect(english.text).not.toMatch(/⟦/)
  expect(browser.text).toBe(english.text)
})

const isPseudo = (text: string) => /[⟦áéíóú]/i.test(text)
/** Units and figures have no vowels. */
const isEnglish = (text: string) => /[aeiou]/.test(text) && !isPseudo(text)

/** Names that are the same in every language: of the operator, of languages, of places and publishers, and of stored items. */
const ownNames = new Set([
  'Helioplan',
  ...LANGUAGES.map((language) => languageRow(language).name),
  ...Object.values(site.config.contact),
  ...Object.values(browserStores).flatMap((stores) => Object.keys(stores)),
  ...stringsIn(accuracy),
])

function stringsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(stringsIn) : []
}

describe('Every text of a page is a message', () => {
  test.each(publicPaths.filter((path) => !path.startsWith('/admin')))('on %s', async (path) => {
    const { text: html } = await visitor.get(addressOf(path, 'en-XA'))
    const [, root = ''] = /<div id="root">(.*)<\/div>/s.exec(html) ?? []
    // Credits whose wording the license gives are marked as English.
    // Names of countries are the browser's.
    const withoutNames = root.replace(/<a href="[^"]*\/solar\/(?!data)[^"]*">[^<]*<\/a>/g, '')
    const texts = textsIn(withoutNames.replace(/<span lang="en">[^<]*<\/span>/g, ''))
    expect(texts.filter(isPseudo).length).toBeGreaterThan(15)
    expect(texts.filter((text) => isEnglish(text) && !ownNames.has(text))).toEqual([])
  })
})
