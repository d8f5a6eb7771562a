import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sanitize, sanitizeArticle } from '../../server/articles/sanitize.ts'
import { loadBuiltClient } from '../support/built-client.ts'
import { hostileHtml } from '../support/hostile-html.ts'
import { newArticle, openWebsite } from '../support/website.ts'

const site = await openWebsite({ deps: { client: await loadBuiltClient() } })
const admin = await site.admin()

const ELEMENTS =
  /^([abipqsu]|abbr|blockquote|br|caption|cite|code|dd|dl|dt|em|figcaption|figure|h[234r]|img|li|ol|ul|pre|small|strong|sub|sup|t(able|body|d|foot|h|head|r))$/
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
    if (!ELEMENTS.test(name)) found.push(`<${name}>`)
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
  const { text } = await site.get(`/tips/${slug}`).expect(200)
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
      const article = newArticle(`hostile-${number}`, { title: 'T', content: `<p>Before</p>${html}` })
      const { body } = await admin.agent.post('/api/articles', article).expect(201)
      expect(faults(body.content)).toEqual([])
      expect(sanitize(body.content)).toBe(body.content)
      expect(body.content).toContain('Before')
      const served = await site.get(`/api/articles/hostile-${number}`).expect(200)
      expect(served.body.content).toBe(body.content)
      // The page contains the content once, unchanged. Description and page data add no markup.
      expect(await tagsOutside(`hostile-${number}`, body.content)).toEqual(await tagsOfAnyArticle)
    },
  )
})

/** Pieces of the corpus, and halves of tags, attributes and characters, in any order. */
const pieces = fc.constantFrom(
  ...new Set(hostileHtml.flatMap((html) => html.split(/(?<=>)|(?=<)/))),
  '<h1>',
  '<td colspan="2">',
  '<img src="/uploads/a.png">',
  '<a href="https://x.y/?a=1&b=2">',
  '<a href="//evil">',
  '&lt;',
  '&amp;lt;',
  '&',
  '<',
  '>',
  '"',
  "'",
  ' title="',
  'onclick=',
  '\u0001',
  'text',
  '&#x6A;',
  '<b',
  '/>',
)
const html = fc.oneof(
  fc.array(pieces, { maxLength: 25 }).map((list) => list.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
)

describe('Sanitizing an article', () => {
  test('is idempotent, and leaves no script, handler or unsafe URL', () => {
    fc.assert(
      fc.property(html, (text) => {
        const clean = sanitize(text)
        expect(sanitize(clean)).toBe(clean)
        expect(faults(clean)).toEqual([])
      }),
      { numRuns: 3000 },
    )
  })

  test.each([
    ['<h1>Title</h1>', '<h2>Title</h2>'],
    ['<p style="color:red" class="x" onclick="x()">Hi</p>', '<p>Hi</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="http://x.example">x</a>', '<a>x</a>'],
    ['<a href="//x.example">x</a>', '<a>x</a>'],
    ['<a href="/\\x.example">x</a>', '<a>x</a>'],
    ['<a href="/tips/a" target="_blank">x</a>', '<a href="/tips/a">x</a>'],
    ['<a href="https://x.example/">x</a>', '<a href="https://x.example/" rel="noopener noreferrer">x</a>'],
    ['<a href="HTTPS://x.example/">x</a>', '<a href="HTTPS://x.example/" rel="noopener noreferrer">x</a>'],
    ['<img src="/uploads/a.png" alt="A">', '<img src="/uploads/a.png" alt="A" loading="lazy" />'],
    ['<img src="/api/logout">', ''],
    ['<img src="data:image/png;base64,AAAA">', ''],
    ['<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ])('turns %s into %s', (html, sanitized) => expect(sanitize(html)).toBe(sanitized))

  test('rejects content without text or pictures', () => {
    for (const empty of ['<script>alert(1)</script>', '<p> </p>', '<img src="data:x">'])
      expect(() => sanitizeArticle(empty)).toThrow('Content is required')
    expect(sanitizeArticle('<img src="/uploads/a.png">')).toContain('<img')
  })
})
