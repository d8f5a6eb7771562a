import { describe, expect, test } from 'vitest'
import { sanitize } from '../../server/articles/sanitize.ts'
import { loadBuiltClient } from '../support/built-client.ts'
import { hostileHtml } from '../support/hostile-html.ts'
import { openWebsite } from '../support/website.ts'

const site = await openWebsite({ deps: { client: await loadBuiltClient() } })
const admin = await site.admin()

const ELEMENTS = new Set(
  'a abbr b blockquote br caption cite code dd dl dt em figcaption figure h2 h3 h4 hr i img li ol p pre q s small strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  ),
)
/** Allowed attribute values, written independently of the sanitizer's rules. */
const ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  'a href': /^(https:\/\/[^\s\\]+|#[^\s]*|\/(?![/\\\t\n])[^\s\\]*)$/,
  'a rel': /^noopener noreferrer$/,
  'a title': /^/,
  'abbr title': /^/,
  'img src': /^(https:\/\/[^\s\\]+|\/(uploads|images)\/[\w.-]+)$/,
  'img alt': /^/,
  'img title': /^/,
  'img width': /^\d{1,5}$/,
  'img height': /^\d{1,5}$/,
  'img loading': /^lazy$/,
  'ol start': /^\d{1,5}$/,
  'td colspan': /^\d{1,5}$/,
  'td rowspan': /^\d{1,5}$/,
  'th colspan': /^\d{1,5}$/,
  'th rowspan': /^\d{1,5}$/,
  'th scope': /^(row|col)$/,
}

/** A tag that all parsers read alike: lower case, quoted values, no angle bracket inside. */
const TAG = /<(\/?)([a-z][a-z0-9]*)((?: [a-z]+="[^"<>]*")*)(?: \/)?>/g
const ATTRIBUTE = / ([a-z]+)="([^"<>]*)"/g
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&lt;': '<', '&gt;': '>' }

/** Forbidden parts of an HTML text. */
function faults(html: string) {
  const found: string[] = []
  for (const [, , name = '', attributes = ''] of html.matchAll(TAG)) {
    if (!ELEMENTS.has(name)) found.push(`<${name}>`)
    for (const [, attribute = '', written = ''] of attributes.matchAll(ATTRIBUTE)) {
      const value = written.replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? '\0')
      if (value.includes('\0') || !ATTRIBUTES[`${name} ${attribute}`]?.test(value))
        found.push(`${name} ${attribute}="${written}"`)
    }
  }
  // Removing all tags must leave no angle bracket: no comments, declarations or partial tags.
  const words = html.replace(TAG, '')
  if (/[<>]/.test(words)) found.push(`a bracket in ${words.slice(0, 80)}`)
  return found
}

/** Tags of an article's page outside its content. */
async function tagsOutside(slug: string, content: string) {
  const { text } = await site.visitor().get(`/tips/${slug}`).expect(200)
  const rest = text.split(content)
  expect(rest).toHaveLength(2)
  return [...rest.join('').matchAll(/<[^\s>]*/g)].map(([tag]) => tag)
}
const harmless = '<p>Before</p><p>and after</p>'
const tagsOfAnyArticle = site
  .article(admin.id, { title: 'T', image: '/images/bill.jpg', content: harmless })
  .then(({ slug }) => tagsOutside(slug, harmless))

describe('The corpus of hostile HTML', () => {
  test('contains at least 150 different fragments', () => {
    expect(new Set(hostileHtml).size).toBe(hostileHtml.length)
    expect(hostileHtml.length).toBeGreaterThanOrEqual(150)
  })

  test('is detected by the checks', () => {
    const noticed = hostileHtml.filter((html) => faults(html).length > 0)
    expect(noticed.length / hostileHtml.length).toBeGreaterThan(0.9)
  })

  test.each(hostileHtml.map((html, number) => [number, html.slice(0, 60), html] as const))(
    '%i %s loses hostile parts in one pass',
    async (number, _, html) => {
      const clean = sanitize(html)
      expect(faults(clean)).toEqual([])
      expect(sanitize(clean)).toBe(clean)
      // The text has good text around it, as an article: the API returns what it stores and serves.
      const article = { title: 'T', category: 'C', image: '/images/bill.jpg', slug: `hostile-${number}` }
      const content = `<p>Before</p>${html}`
      const { body } = await admin.agent
        .post('/api/articles')
        .send({ ...article, content })
        .expect(201)
      expect(faults(body.content)).toEqual([])
      expect(sanitize(body.content)).toBe(body.content)
      expect(body.content).toContain('Before')
      const served = await site.visitor().get(`/api/articles/hostile-${number}`).expect(200)
      expect(served.body.content).toBe(body.content)
      // The page contains the content once, unchanged. Description and page data add no markup.
      expect(await tagsOutside(`hostile-${number}`, body.content)).toEqual(await tagsOfAnyArticle)
    },
  )
})
