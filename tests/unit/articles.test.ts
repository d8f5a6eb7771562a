import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { NEWEST_ARTICLE_COUNT } from '#shared/contract/sizes.ts'
import { ArticleInput } from '#shared/forms/articles.ts'
import { addressOf } from '#shared/language/addresses.ts'
import { type Language, SOURCE_LANGUAGE } from '#shared/language/languages.ts'
import { pages } from '#shared/pages.ts'
import { pictures } from '#shared/pictures.ts'
import { chartPath, readCharts, readFirstArticles, readTranslations } from '../../server/articles/first-articles.ts'
import { sanitizeArticle } from '../../server/articles/sanitize.ts'
import { drawChart } from '../../server/tools/generate/article-charts.ts'
import pvwatts from '../reference/solar/pvwatts-v8.json' with { type: 'json' }

const seedArticles = readFirstArticles()
const seedTranslations = readTranslations()
const charts = readCharts()

test('The newest tips of a new site have different pictures, none of them the landing page’s or the plan’s', () => {
  const pages = [pictures.hero, pictures['roof-install']].map(({ stem }) => `${stem}.jpg`)
  const covers = seedArticles.slice(0, NEWEST_ARTICLE_COUNT).map(({ image }) => image)
  expect(new Set([...pages, ...covers]).size).toBe(pages.length + NEWEST_ARTICLE_COUNT)
})

const MAX_WORDS_OF_SENTENCE = 20

/** What differs between the languages of the articles. */
const writingIn: Readonly<Partial<Record<Language, { sources: string; unitWithSpace: RegExp }>>> = {
  en: { sources: 'Sources', unitWithSpace: /\d[ \u00A0]%|\d (?:kWh|kWp|kW|W|V|A)\b/g },
  de: { sources: 'Quellen', unitWithSpace: /\d ?%|\d ?€|\d (?:kWh|kWp|kW|W|V|A|ct)\b/g },
  es: { sources: 'Fuentes', unitWithSpace: /\d ?%|\d ?€|\d (?:kWh|kWp|kW|W|V|A)\b/g },
  hi: { sources: 'स्रोत', unitWithSpace: /\d[ \u00A0]%|₹[ \u00A0]|\d (?:kWh|kWp|kW|W|V|A|m²|m|km|°C)\b/g },
  fr: { sources: 'Sources', unitWithSpace: /\d ?%|\d ?€|\d (?:kWh|kWc|kW|W|V|A)\b| [;:!?»]|« |\d \d{3}\b/g },
  'pt-BR': { sources: 'Fontes', unitWithSpace: /\d[ \u00A0]%|R\$ \d|\d (?:kWh|kWp|kW|W|V|A)\b/g },
}

const translationsWithFields = seedTranslations.map(({ englishSlug, ...translation }) => {
  const { category = '', image = '' } = seedArticles.find(({ slug }) => slug === englishSlug) ?? {}
  return { ...translation, category, image }
})
const allArticles = [
  ...seedArticles.map((article) => ({ language: SOURCE_LANGUAGE, ...article })),
  ...translationsWithFields,
]
const addressesIn = (language: Language) =>
  new Set([
    ...pages.filter(({ isListed }) => isListed).map(({ path }) => addressOf(path, language)),
    ...allArticles
      .filter((article) => article.language === language)
      .map(({ slug }) => addressOf(`/tips/${slug}`, language)),
  ])
const tags = (html: string) => html.match(/<\/?[a-z0-9]+/g)
const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address ?? '')
const publicFile = (path: string) => new URL(`../../client/public${path}`, import.meta.url)
const textOf = (html: string) => html.replace(/<[^>]+>/g, '').replaceAll('\u00A0', ' ')
const sentencesOf = (text: string) =>
  text.split(/(?<=[।?]["”“»]?)\s+(?!\p{Ll})|(?<=[.?!:]["”“»]?)\s+(?=[\p{Lu}\d"“„«¿])/u)
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word))

test('Each initial article has its own slug in its language', () => {
  const addresses = allArticles.map(({ language, slug }) => addressOf(`/tips/${slug}`, language))
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('Each initial article has its own chart', () => {
  expect(new Set(charts.map(({ name }) => name)).size).toBe(allArticles.length)
})

test('Each translation belongs to an initial article', () => {
  const slugs = seedArticles.map(({ slug }) => slug)
  expect(seedTranslations.filter(({ englishSlug }) => !slugs.includes(englishSlug))).toEqual([])
})

describe.each(allArticles)('The initial article "$title"', ({ content, language, ...fields }) => {
  const writing = writingIn[language]
  if (!writing) throw new Error(`The rules for ${language} are missing`)
  const links = linksIn(content)
  const [body = '', sources = ''] = content.split(`<h2>${writing.sources}</h2>`)

  test('passes the article form’s validation', () => {
    expect(ArticleInput.parse({ content, ...fields })).toEqual({ content, ...fields })
  })

  test('is unchanged by the sanitizer', () => {
    const stored = sanitizeArticle(content)
    expect(tags(stored)).toEqual(tags(content))
    expect(stored.match(/href=/g)).toHaveLength(links.length)
    expect(stored.match(/src=/g)).toEqual(content.match(/src=/g))
  })

  test('starts with a short answer', () => {
    const [, answer = ''] = /^\s*<p>(.*?)<\/p>/.exec(content) ?? []
    expect(wordsOf(textOf(answer)).length).toBeGreaterThan(10)
    expect(sentencesOf(textOf(answer)).length).toBeLessThanOrEqual(3)
  })

  test(`has no sentence of more than ${MAX_WORDS_OF_SENTENCE} words`, () => {
    const blocks = [...body.matchAll(/<(p|li|td|figcaption)>(.*?)<\/\1>/g)].map(([, , block = '']) => textOf(block))
    const sentences = blocks.flatMap(sentencesOf)
    expect(sentences.filter((sentence) => wordsOf(sentence).length > MAX_WORDS_OF_SENTENCE)).toEqual([])
  })

  test('links only to existing pages or to https URLs', () => {
    const addresses = addressesIn(language)
    expect(links.filter((address) => !address.startsWith('https://') && !addresses.has(address))).toEqual([])
  })

  test('leads into the planner', () => {
    const plan = addressOf('/plan', language)
    expect(linksIn(body).filter((address) => address === plan || address.startsWith(`${plan}/`))).not.toEqual([])
  })

  test('names its sources at the end', () => {
    expect(sources.match(/href="https:/g)?.length).toBeGreaterThanOrEqual(3)
    expect(sources).not.toContain('<h2>')
  })

  test('has one of the site’s pictures as its cover', () => {
    expect(existsSync(publicFile(fields.image))).toBe(true)
  })

  test('has a chart with its values in words and its finding below', () => {
    const [, src = '', alt = ''] = /<figure>\n<img src="([^"]+)" alt="([^"]+)"/.exec(content) ?? []
    expect(existsSync(publicFile(src))).toBe(true)
    expect(wordsOf(alt).length).toBeGreaterThan(3)
    expect(content).toMatch(/<figcaption><strong>.+[.।]<\/strong> .+[.।]<\/figcaption>/)
  })

  test('writes percentages and units as its language does, with no-break spaces', () => {
    expect(content.match(writing.unitWithSpace)).toBeNull()
  })
})

test.each(charts)('The chart "$title" is drawn from its values', (chart) => {
  expect(readFileSync(publicFile(chartPath(chart)), 'utf8')).toBe(drawChart(chart))
})

describe('Figures of the initial articles', () => {
  /** The content has ordinary spaces. */
  const contentOf = (slug: string) =>
    (seedArticles.find((article) => article.slug === slug)?.content ?? '').replaceAll('\u00A0', ' ')
  const rowOf = (slug: string, heading: string) =>
    [
      ...(contentOf(slug).match(new RegExp(`<tr><th scope="row">${heading}</th>(.*)</tr>`))?.[1] ?? '').matchAll(
        /<td>(.*?)<\/td>/g,
      ),
    ].map(([, cell]) => cell)
  const inUs = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 0 })
  const denver = pvwatts.places.find(({ name }) => name === 'Denver') as (typeof pvwatts.places)[number]
  const denverMonths = (tilt: number, azimuth: number) =>
    denver.planes
      .find((plane) => plane.tilt === tilt && plane.azimuth === azimuth)
      ?.ac.map((kwh) => kwh / pvwatts.systemKw) as number[]
  const total = (months: readonly number[]) => months.reduce((sum, kwh) => sum + kwh, 0)
  const roofs = [
    [20, 180, 'South, 20°', 'South roof, 20°'],
    [0, 180, 'Flat', 'Flat roof'],
    [30, 90, 'East, 30°', 'East roof, 30°'],
    [90, 180, 'South wall', 'South wall'],
    [30, 0, 'North, 30°', 'North roof, 30°'],
  ] as const

  test.each(roofs)('give PVWatts’ output in Denver at %d° and azimuth %d°', (tilt, azimuth, roof, panels) => {
    const months = denverMonths(tilt, azimuth)
    const share = (100 * total(months) * pvwatts.systemKw) / denver.bestYield
    expect(rowOf('roof-tilt-and-direction', roof)).toEqual([inUs(total(months)), `${inUs(share)}%`])
    const [december = 0, march = 0, june = 0] = [months[11], months[2], months[5]]
    const ofJune = `${inUs((100 * december) / june)}%`
    expect(rowOf('solar-in-winter', panels)).toEqual([inUs(december), inUs(march), inUs(june), ofJune])
  })

  test('give PVWatts’ best output in Denver', () => {
    const best = `South, ${denver.bestTilt}° \\(the best\\)`
    expect(rowOf('roof-tilt-and-direction', best)).toEqual([inUs(denver.bestYield / pvwatts.systemKw), '100%'])
  })

  test('draw PVWatts’ months of a south roof in Denver', () => {
    const chart = charts.find(({ kind }) => kind === 'columns')
    expect(chart?.bars.map(([, value]) => value)).toEqual(denverMonths(20, 180).map(Math.round))
  })
})
