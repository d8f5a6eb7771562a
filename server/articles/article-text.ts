import { CHART_WIDTH, type Chart, chartHeight, chartPath } from './chart.ts'

/** One of the first articles in one language. */
export interface ArticleText {
  readonly title: string
  readonly chart: Chart
  /** HTML with headings from h2 on; the page shows the title as h1. */
  readonly content: string
}

/** An article in another language than English, at an address of its own. */
export interface TranslatedArticleText extends ArticleText {
  readonly slug: string
}

/** Symbols that stay on the line of their number. */
const NUMBER_AND_UNIT = /(?<=\d) (?=[%€]|(?:kWh|kWp|kWc|kW|Wh|W|V|A|Ah|ct|m²|m|mm|cm|km|°C|mph)\b)/g

/** Joins numbers and units by a no-break space. */
export const joinUnits = (html: string): string => html.replace(NUMBER_AND_UNIT, '\u00A0')

/**
 * The chart for the content; a description of every value replaces the picture for those who cannot see it.
 * @param fullStop as the language writes it
 */
export function chartFigure(chart: Chart, fullStop = '.'): string {
  const values = chart.bars.map(([label, , text]) => `${label}: ${text}`).join('; ')
  return `<figure>
<img src="${chartPath(chart)}" alt="${values}${fullStop}" width="${CHART_WIDTH}" height="${chartHeight(chart)}">
<figcaption><strong>${chart.title}${fullStop}</strong> ${chart.subtitle}${fullStop}</figcaption>
</figure>`
}
