import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sanitize, sanitizeArticle } from '../../server/articles/sanitize.ts'

const fragments = fc.constantFrom(
  ...[
    '<p>',
    '</p>',
    '<h1>',
    '<script>',
    '</script>',
    '<style>',
    '</style>',
    '<svg>',
    '<math>',
    '<noscript>',
    '</noscript>',
  ],
  ...[
    '<template>',
    '<table>',
    '<tr>',
    '<td colspan="2">',
    '<img src=x onerror=alert(1)>',
    '<img src="/uploads/a.png">',
    '<!--',
    '-->',
  ],
  ...[
    '<![CDATA[',
    ']]>',
    '<a href="javascript:alert(1)">',
    '<a href="https://x.y/?a=1&b=2">',
    '</a>',
    '<a href="//evil">',
    '&lt;',
    '&amp;lt;',
  ],
  ...[
    '&',
    '<',
    '>',
    '"',
    "'",
    ' title="',
    'onclick=',
    '<iframe srcdoc="',
    '<textarea>',
    '</textarea>',
    '<xmp>',
    '\u0001',
    'text',
    '&#x6A;',
    '<b',
    '/>',
  ],
)
const html = fc.oneof(
  fc.array(fragments, { maxLength: 25 }).map((list) => list.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
)

describe('Sanitizing an article', () => {
  test('is idempotent', () => {
    fc.assert(
      fc.property(html, (text) => {
        expect(sanitize(sanitize(text))).toBe(sanitize(text))
      }),
      { numRuns: 3000 },
    )
  })

  test('leaves no script, handler or unsafe URL', () => {
    fc.assert(
      fc.property(html, (text) => {
        for (const [tag] of sanitize(text).matchAll(/<[^>]*>/g)) {
          expect(tag).toMatch(
            /^<\/?(h[234]|p|[oud]l|li|d[td]|br|hr|blockquote|pre|fig\w+|strong|[abisuq]|em|sub|sup|small|code|abbr|cite|img|table|caption|t\w+)( |>)/,
          )
          expect(tag).not.toMatch(/\son\w+=|javascript:|(href|src)="(?!https:|\/[^/]|#)/i)
        }
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
