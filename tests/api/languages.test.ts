import { describe, expect, test } from 'vitest'
import { browserStores } from '#shared/browser-stores.ts'
import { addressOf } from '#shared/language/addresses.ts'
import { COMPLETE_LANGUAGES, LANGUAGES, languageRow } from '#shared/language/languages.ts'
import { OFFLINE_PATH, pages } from '#shared/pages.ts'
import accuracy from '#shared/solar/accuracy.json' with { type: 'json' }
import { loadBuiltClient } from '../support/built-client.ts'
import { findEnglishTexts, translate } from '../support/english-texts.ts'
import { openWebsite } from '../support/website.ts'

const site = await openWebsite({ deps: { client: await loadBuiltClient() }, config: { languages: LANGUAGES } })
const visitor = site.visitor()

const complete = COMPLETE_LANGUAGES
const translated = complete.filter((language) => language !== 'en')

const publicPaths = pages.filter(({ access }) => access === 'anyone').map(({ path }) => path)
const textsIn = (html: string) => [...html.matchAll(/>([^<]+)</g)].map(([, text = '']) => text)

describe('A page in another language', () => {
  test.each(translated)('stands below its tag and names it: %s', async (language) => {
    const { text, status } = await visitor.get(addressOf('/about-us', language))
    expect(status).toBe(200)
    expect(text).toContain(`<html lang="${language}" dir="ltr"`)
    expect(text).toContain(`<link rel="canonical" href="${site.origin}${addressOf('/about-us', language)}">`)
  })

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
    const listing = await openWebsite()
    const { slug } = await listing.article((await listing.person()).id)
    const { text } = await listing.get('/sitemap.xml')
    const { origin } = listing
    const listed = pages.filter(({ isListed }) => isListed).map(({ path }) => path)
    expect(listed).toContain('/about-us')
    const links = (tag: string, end: string) =>
      [...complete.map((language) => [language, addressOf('/about-us', language)]), ['x-default', '/about-us']].map(
        ([language, path]) => `<${tag} rel="alternate" hreflang="${language}" href="${origin}${path}"${end}`,
      )
    for (const language of complete)
      expect(text).toContain(
        `<url><loc>${origin}${addressOf('/about-us', language)}</loc>${links('xhtml:link', '/>').join('')}</url>`,
      )
    expect([...text.matchAll(/<loc>([^<]*)</g)].map(([, address]) => address).sort()).toEqual(
      [...complete.flatMap((language) => listed.map((path) => addressOf(path, language))), `/tips/${slug}`]
        .map((path) => origin + path)
        .sort(),
    )
    const openGraphTags = { en: 'en_US', de: 'de_DE', es: 'es_ES', fr: 'fr_FR', 'pt-BR': 'pt_BR', hi: 'hi_IN' }
    for (const language of complete) {
      const page = await listing.get(addressOf('/about-us', language))
      for (const link of links('link', '>')) expect(page.text).toContain(link)
      for (const [tag, locale] of Object.entries(openGraphTags)) {
        const property = tag === language ? 'og:locale' : 'og:locale:alternate'
        expect(page.text).toContain(`<meta property="${property}" content="${locale}">`)
      }
    }
  })

  test.each(translated)('loads scripts that exist, each with its integrity hash: %s', async (language) => {
    const { text } = await visitor.get(addressOf('/plan/answer', language))
    const scripts = [...text.matchAll(/<[^>]*(?:src|href)="(\/assets\/[^"]*\.js)"[^>]*>/g)]
    const folder = `/assets/${language.toLowerCase()}-`
    expect(scripts.filter(([, path]) => path?.startsWith(folder)).length).toBeGreaterThan(5)
    for (const [tag, path = ''] of scripts) {
      expect(tag).toContain('integrity="sha384-')
      expect((await visitor.get(path)).status, path).toBe(200)
    }
  })
})

test.each(complete)('The app installed from a page in %s starts in that language', async (language) => {
  const page = await visitor.get(addressOf('/about-us', language))
  const [, address = ''] = /<link rel="manifest" href="([^"]*)">/.exec(page.text) ?? []
  expect(address).toBe(addressOf('/manifest.webmanifest', language))
  const { headers, text } = await visitor.get(address).expect(200)
  expect(headers['content-type']).toMatch(/^application\/manifest\+json/)
  const manifest = JSON.parse(text)
  expect(manifest).toMatchObject({ name: 'Helioplan', id: '/', scope: '/', lang: language, dir: 'ltr' })
  expect(manifest.start_url).toBe(addressOf('/', language))
  const description = 'Plan your solar system with ten calculators and guides in plain language.'
  expect(manifest.description).toBe(translate(language, description))
  for (const { src } of manifest.icons) expect((await visitor.get(src)).status).toBe(200)
})

test.each(translated)('The offline page has a copy in %s', async (language) => {
  const { text } = await visitor.get(addressOf(OFFLINE_PATH, language)).expect(200)
  expect(text).toContain(`<html lang="${language}" dir="ltr"`)
  expect(text).toContain(`src="/assets/${language.toLowerCase()}-`)
})

test.each(translated)('The copies of a script differ from it in texts alone: %s', async (language) => {
  /** The name leaves out the hash of the towns' names, a file of each language. */
  const nameOf = (path: string) => path.slice(path.lastIndexOf('/')).replace(/^\/(en|de|es|fr|pt-BR|hi)-.*/, 'towns')
  const scriptsOf = async (address: string) =>
    [...(await visitor.get(address)).text.matchAll(/(?:src|href)="(\/assets\/[^"]*\.js)"/g)].map(([, path = '']) =>
      nameOf(path),
    )
  const scripts = await scriptsOf('/plan')
  expect(scripts).toContain('towns')
  expect(await scriptsOf(addressOf('/plan', language))).toEqual(scripts)
})

const refusedLogin = (language: string) =>
  visitor.post('/api/login', { username: 'nobody-here', password: 'wrong' }).set('Accept-Language', language)

test('A call answers in the language that its page names', async () => {
  const [english, pseudo, browser] = [
    await refusedLogin('en'),
    await refusedLogin('en-XA'),
    await refusedLogin('en-XA,de;q=0.5'),
  ]
  expect(pseudo.text).toMatch(/^⟦.*⟧$/)
  expect(english.text).not.toMatch(/⟦/)
  expect(browser.text).toBe(english.text)
})

test.each(translated)('A call from a page in %s answers in it', async (language) => {
  const english = await refusedLogin('en')
  expect((await refusedLogin(language)).text).toBe(translate(language, english.text))
  const message = { name: '', email: 'nowhere', message: '', captcha: 7 }
  const refused = await visitor.post('/api/contact', message).set('Accept-Language', language).expect(400)
  expect(findEnglishTexts(language, stringsIn(refused.body))).toEqual([])
})

const isPseudo = (text: string) => /[⟦áéíóú]/i.test(text)
/** Units and figures have no vowels. */
const isEnglish = (text: string) => /[aeiou]/.test(text) && !isPseudo(text)

/** Names that are the same in every language: of the operator, of languages, of places and publishers, and of stored items. */
const ownNames = new Set([
  'Helioplan',
  ...LANGUAGES.map((language) => languageRow(language).name),
  complete.join(', '),
  ...Object.values(site.config.contact),
  ...Object.values(browserStores).flatMap((stores) => Object.keys(stores)),
  ...stringsIn(accuracy),
])

function stringsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(stringsIn) : []
}

test.each(publicPaths.filter((path) => !path.startsWith('/admin')))(
  'Every text of a page is a message on %s',
  async (path) => {
    const { text: html } = await visitor.get(addressOf(path, 'en-XA'))
    const [, root = ''] = /<div id="root">(.*)<\/div>/s.exec(html) ?? []
    // Credits whose wording the license gives are marked as English.
    // Names of countries are the browser's.
    const withoutNames = root.replace(/<a href="[^"]*\/solar\/(?!data)[^"]*">[^<]*<\/a>/g, '')
    const texts = textsIn(withoutNames.replace(/<span lang="en">[^<]*<\/span>/g, ''))
    expect(texts.filter(isPseudo).length).toBeGreaterThan(15)
    expect(texts.filter((text) => isEnglish(text) && !ownNames.has(text))).toEqual([])
  },
)

describe.each(translated)('No text is left in English in %s', (language) => {
  test.each(publicPaths.filter((path) => !path.startsWith('/admin')))('on %s', async (path) => {
    const { text: html } = await visitor.get(addressOf(path, language))
    const [, root = ''] = /<div id="root">(.*)<\/div>/s.exec(html) ?? []
    const texts = textsIn(root.replace(/<span lang="en">[^<]*<\/span>/g, ''))
    expect(texts.length).toBeGreaterThan(15)
    expect(findEnglishTexts(language, texts)).toEqual([])
  })
})
