import { describe, expect, test } from 'vitest'
import { type FirstArticleData, parseArticle } from '../../server/articles/first-articles.ts'

const data: FirstArticleData = {
  figures: {
    all: { years: 25, use: 1 },
    en: { price: 0.185, use: 3500, bill: { after: -120.5 } },
    de: { price: 0.35, use: 3500, share: 0.405, text: '<b>35</b>' as never },
  },
  charts: {
    bills: {
      en: {
        title: 'Bills <now>',
        subtitle: 'In dollars for {{use | number}} kWh',
        bars: [
          ['Before "solar"', '$500', 500],
          ['After', '{{bill.after | money}}'],
        ],
      },
    },
  },
}
const parse = (body: string, language: 'en' | 'de' = 'en', head = 'title: Your bill') =>
  parseArticle(`---\n${head}\n---\n${body}`, ['title'], { file: 'en/bill.html', language, ...data })
const contentOf = (body: string, language?: 'en' | 'de') => parse(body, language).content.trim()

describe('A first article', () => {
  test('has the fields of its front matter and the HTML below', () => {
    expect(parse('<p>One</p>\n---\n', 'en', 'title: Bills: what they say')).toEqual({
      title: 'Bills: what they say',
      content: '\n<p>One</p>\n---\n',
    })
  })

  test('writes figures as its language does, those of the language first', () => {
    expect(contentOf('{{use | number}} kWh, {{years}}, {{bill.after | money}}, {{price | price}}')).toBe(
      '3,500\u00A0kWh, 25, −$121, $0.185',
    )
    expect(contentOf('{{use | number}} kWh, {{share | percent 1}}, {{price | money all}}', 'de')).toBe(
      '3.500\u00A0kWh, 40,5\u00A0%, 0,35\u00A0€',
    )
  })

  test('computes with figures', () => {
    // 12 − 2 × 3 = 6; (12 − 2) × 3 = 30; 12 ÷ 2 ÷ 3 = 2; 10 − 4 − 3 = 3
    expect(contentOf('{{12 - 2 * 3}} {{(12 - 2) * 3}} {{12 / 2 / 3}} {{10 - 4 - 3}}')).toBe('6 30 2 3')
    expect(contentOf('{{round(use / 1000) * 1000 | number}} {{min(years, 3)}} {{power(1.5, 2)}}')).toBe('4,000 3 2.25')
    // 1,000 saved a year pay 10,000 in 10 years.
    expect(contentOf('{{paybackPeriod(10000, 1000, 0, 0, 0) | number 1}}')).toBe('10.0')
  })

  test('describes its chart, whose texts are escaped', () => {
    const content = contentOf('{{chart bills}}')
    expect(content).toContain('src="/images/chart-bills-en.svg" alt="Before &#34;solar&#34;: $500; After: −$121."')
    expect(content).toContain('<strong>Bills &#60;now&#62;.</strong> In dollars for 3,500\u00A0kWh.')
  })

  test.each([
    ['{{prize | price}}', 'The figure "prize" is missing'],
    ['{{bill | money}}', 'The figure "bill" is missing'],
    ['{{constructor.name}}', 'The figure "constructor.name" is missing'],
    ['{{price | euros}}', 'The format "euros" is unknown'],
    ['{{price | price | money}}', 'The format "price" is unknown'],
    ['{{price(3)}}', 'The function "price" is unknown'],
    ['{{toString(3)}}', 'The function "toString" is unknown'],
    ['{{(price}}', '")" is missing'],
    ['{{price price}}', '"price" is not expected'],
    ['{{1 / 0}}', 'It has no value'],
    ['{{paybackPeriod(10000, 0, 0, 0, 0)}}', 'It has no value'],
    ['{{}}', 'The figure "" is missing'],
    ['{{price\n}}', 'A placeholder is not closed'],
  ])('is refused with %j', (body, reason) => {
    expect(() => parse(body)).toThrow(`en/bill.html: `)
    expect(() => parse(body)).toThrow(reason)
  })

  test('is refused with a text in place of a figure', () => {
    expect(() => parse('{{text}}', 'de')).toThrow('en/bill.html: {{text}}: The figure "text" is missing')
  })

  test('is refused with a chart that is not there or not in its language', () => {
    expect(() => parse('{{chart prices}}')).toThrow('en/bill.html: the chart "prices" is missing')
    expect(() => parse('{{chart bills}}', 'de')).toThrow('en/bill.html: the chart "bills" is missing')
  })

  test.each([
    ['slug: bill', 'en/bill.html: the key "slug" is unknown'],
    ['title', 'en/bill.html: the key "title" is missing'],
    ['title: ', 'en/bill.html: the key "title" is missing'],
    ['title: A\ntitle: B', 'en/bill.html: the key "title" is there twice'],
  ])('is refused with the front matter %j', (head, message) => expect(() => parse('', 'en', head)).toThrow(message))

  test('is refused without front matter', () => {
    expect(() => parseArticle('<p>Text</p>', ['title'], { file: 'en/bill.html', language: 'en', ...data })).toThrow(
      'en/bill.html: the front matter is missing',
    )
  })
})
