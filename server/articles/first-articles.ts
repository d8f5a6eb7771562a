import { readdirSync, readFileSync } from 'node:fs'
import { LANGUAGES, type Language, SOURCE_LANGUAGE } from '#shared/language/languages.ts'
import { escapeHtml } from '../http/escape-html.ts'
import { createFiller, type Figures } from './placeholders.ts'

/** A chart of an article: horizontal bars, or columns over months. */
export interface Chart {
  /** Topic and language, in the file's name. */
  readonly name: string
  readonly kind?: 'bars' | 'columns'
  /** The finding, without a full stop. */
  readonly title: string
  /** What is drawn and in which unit, without a full stop. */
  readonly subtitle: string
  readonly bars: readonly Bar[]
}

/** `text` is the value as it is written. A column's label is one letter in the chart and complete in its description. */
export type Bar = readonly [label: string, value: number, text: string]

/** Readable on phones, where the chart fills the width [px]. */
export const CHART_WIDTH = 440
export const CHART_MARGIN = 20
export const BAR_PITCH = 54
const COLUMNS_HEIGHT = 240

export const chartHeight = ({ kind, bars }: Chart): number =>
  kind === 'columns' ? COLUMNS_HEIGHT : 2 * CHART_MARGIN + bars.length * BAR_PITCH - 14

export const chartPath = ({ name }: Chart): string => `/images/chart-${name}.svg`

/*
 * The first articles are files, first/{language}/{slug of the English article}.html: `key: value` lines between two lines
 * of `---`, then the HTML, in which the page shows the title as h1. `{{figure | format}}` is a figure of figures.json,
 * `{{chart name}}` a chart of charts.json.
 */

/** The sources and the built server are both two levels below the root. */
const FOLDER = new URL('../../server/articles/first/', import.meta.url)

const FULL_STOPS: Readonly<Partial<Record<Language, string>>> = { hi: '।' }
/** Symbols that stay on the line of their number. */
const NUMBER_AND_UNIT = /(?<=\d) (?=[%€]|(?:kWh|kWp|kWc|kW|Wh|W|V|A|Ah|ct|m²|m|mm|cm|km|°C|mph)\b)/g

interface ChartRow extends Omit<Chart, 'name' | 'bars'> {
  /** Without a value, it is that of the text's placeholder. */
  readonly bars: readonly (readonly [label: string, text: string, value?: number])[]
}

export interface FirstArticleData {
  /** By language; `all` are those of every language. */
  readonly figures: Readonly<Record<string, Figures>>
  readonly charts: Readonly<Record<string, Readonly<Partial<Record<Language, ChartRow>>>>>
}

const readText = (path: string) => readFileSync(new URL(path, FOLDER), 'utf8')

const readData = (): FirstArticleData => ({
  figures: JSON.parse(readText('figures.json')),
  charts: JSON.parse(readText('charts.json')),
})

const listSlugs = (language: Language) =>
  readdirSync(new URL(language, FOLDER)).map((name) => name.replace(/\.html$/, ''))

/** Articles in English for a new database, in reading order. */
export function readFirstArticles() {
  const data = readData()
  return listSlugs(SOURCE_LANGUAGE)
    .map((slug) => {
      const file = `${SOURCE_LANGUAGE}/${slug}.html`
      const keys = ['title', 'category', 'image', 'order'] as const
      return { slug, ...parseArticle(readText(file), keys, { file, language: SOURCE_LANGUAGE, ...data }) }
    })
    .sort((one, other) => Number(one.order) - Number(other.order))
    .map(({ order: _, ...article }) => article)
}

/** Translations for which there is a file. */
export const listTranslations = () =>
  readdirSync(FOLDER)
    .filter((name) => name !== SOURCE_LANGUAGE && LANGUAGES.some((language) => language === name))
    .flatMap((name) => listSlugs(name as Language).map((englishSlug) => ({ language: name as Language, englishSlug })))

export function readTranslations() {
  const data = readData()
  return listTranslations().map(({ language, englishSlug }) => {
    const file = `${language}/${englishSlug}.html`
    return {
      englishSlug,
      language,
      ...parseArticle(readText(file), ['slug', 'title'], { file, language, ...data }),
    }
  })
}

/** All charts, which server/tools/generate/article-charts.ts draws. */
export function readCharts(): Chart[] {
  const data = readData()
  return Object.entries(data.charts).flatMap(([topic, rows]) =>
    Object.keys(rows).map((language) => buildChart(topic, language as Language, data)),
  )
}

interface ArticleContext extends FirstArticleData {
  readonly file: string
  readonly language: Language
}

/**
 * @param keys all of the front matter
 * @throws Error naming the file and what is missing or unknown in it
 */
export function parseArticle<Key extends string>(text: string, keys: readonly Key[], context: ArticleContext) {
  const { file, language, figures } = context
  const [, head = '', body] = /^---\n(.*?)\n---(\n.*)$/s.exec(text) ?? []
  if (body === undefined) throw new Error(`${file}: the front matter is missing`)
  const fields: Partial<Record<string, string>> = {}
  for (const line of head.split('\n')) {
    const [, key = line, value = ''] = /^(\w+):? ?(.*)$/.exec(line) ?? []
    if (!keys.some((known) => known === key)) throw new Error(`${file}: the key "${key}" is unknown`)
    if (fields[key]) throw new Error(`${file}: the key "${key}" is there twice`)
    fields[key] = value
  }
  for (const key of keys) if (!fields[key]) throw new Error(`${file}: the key "${key}" is missing`)
  const { fill } = createFiller(language, { ...figures.all, ...figures[language] })
  const withCharts = body.replace(/\{\{chart (.*?)\}\}/g, (_, topic: string) =>
    renderChart(buildChart(topic, language, context, file), FULL_STOPS[language]),
  )
  return { ...(fields as Record<Key, string>), content: fill(withCharts, file).replace(NUMBER_AND_UNIT, '\u00A0') }
}

/** @throws Error naming the file and what is missing */
function buildChart(
  topic: string,
  language: Language,
  { figures, charts }: FirstArticleData,
  file = 'charts.json',
): Chart {
  const row = charts[topic]?.[language]
  if (!row) throw new Error(`${file}: the chart "${topic}" is missing`)
  const { fill, valueIn } = createFiller(language, { ...figures.all, ...figures[language] })
  return {
    ...row,
    name: `${topic}-${language.toLowerCase()}`,
    title: fill(row.title, file),
    subtitle: fill(row.subtitle, file),
    bars: row.bars.map(([label, text, value = valueIn(text, file)]) => [fill(label, file), value, fill(text, file)]),
  }
}

/** A description of every value replaces the picture for those who cannot see it. */
function renderChart(chart: Chart, fullStop = '.'): string {
  const values = chart.bars.map(([label, , text]) => `${label}: ${text}`).join('; ')
  return `<figure>
<img src="${chartPath(chart)}" alt="${escapeHtml(values)}${fullStop}" width="${CHART_WIDTH}" height="${chartHeight(chart)}">
<figcaption><strong>${escapeHtml(chart.title)}${fullStop}</strong> ${escapeHtml(chart.subtitle)}${fullStop}</figcaption>
</figure>`
}
