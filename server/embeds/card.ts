import { solarPath } from '#shared/contract/solar-headings.ts'
import { formatDate } from '#shared/format/date.ts'
import { formatNumber, formatShare } from '#shared/format/number.ts'
import { formatYears } from '#shared/format/quantity.ts'
import { monthName } from '#shared/format/time.ts'
import { addressOf } from '#shared/language/addresses.ts'
import { languageRow } from '#shared/language/languages.ts'
import { t } from '#shared/language/t.ts'
import { currentLanguage } from '#shared/language/translation.ts'
import { placesAttribution } from '#shared/places/places.ts'
import { regionOf } from '#shared/region.ts'
import { compassWords, DIRECTIONS } from '#shared/solar/compass.ts'
import { climateAttribution } from '#shared/solar/nasa.ts'
import { escapeHtml } from '../http/escape-html.ts'
import type { Estimate } from './estimate.ts'
import type { AppearanceInput, EstimateInput, Theme } from './parameters.ts'

/* HTML of the cards. Colors that the caller chooses are attributes of the drawing, because the policy allows no other. */

export interface CardFrame {
  readonly origin: string
  readonly theme: Theme
  /** Addresses of files. */
  readonly styles: string
  readonly script: string
  readonly calculator: string
}

const SUN = 'F7A81B'

export function renderEstimateCard(frame: CardFrame, estimate: Estimate, appearance: AppearanceInput): string {
  const heading = headingOf(estimate)
  return renderDocument(frame, {
    heading,
    ...(estimate.town && { canonical: townPage(estimate) }),
    body: `<h1>${escapeHtml(heading)}</h1>${renderFigures(estimate, appearance)}`,
    footer: renderFooter(frame, estimate),
  })
}

export const headingOf = ({ place, town }: Estimate): string =>
  town ? t('Solar in {place}', { place }) : t('Solar at {place}', { place })

export const renderErrorCard = (frame: CardFrame, sentence: string): string =>
  renderDocument(frame, {
    heading: t('Solar estimate'),
    body: `<h1>${escapeHtml(t('Solar estimate'))}</h1><div class="figures"><p class="error">${escapeHtml(sentence)}</p></div>`,
    footer: renderFooter(frame),
  })

export function renderCalculator(frame: CardFrame, estimate: Estimate | undefined, input: EstimateInput): string {
  const heading = t('Solar estimate')
  const label = (name: string, text: string) => `<label for="${name}">${escapeHtml(text)}</label>`
  const number = (name: string, text: string, value: number | undefined) =>
    `<div>${label(name, text)}<input id="${name}" name="${name}" inputmode="decimal" autocomplete="off" value="${value ?? ''}"></div>`
  const directions = DIRECTIONS.map(
    (azimuth) =>
      `<option value="${azimuth}"${azimuth === input.azimuth ? ' selected' : ''}>${escapeHtml(compassWords(azimuth))}</option>`,
  )
  const failed = t('We could not get an estimate. Check your connection and try again.')
  const unknown = t('We could not find that town. Check the spelling.')
  return renderDocument(frame, {
    heading,
    scripts: [frame.calculator],
    body: `<h1>${escapeHtml(heading)}</h1>
<noscript><p>${escapeHtml(t('Turn on JavaScript to get an estimate here.'))}</p></noscript>
<form data-failed="${escapeHtml(failed)}" data-unknown="${escapeHtml(unknown)}">
<div>${label('town', t('Town'))}<input id="town" name="town" list="towns" autocomplete="off" required maxlength="100" value="${escapeHtml(estimate?.town ? estimate.place : '')}"><datalist id="towns"></datalist></div>
${number('size', t('System size (kWp)'), input.kwp)}
${number('slope', t('Roof slope (degrees)'), input.tilt)}
<div>${label('direction', t('Direction the roof faces'))}<select id="direction" name="direction"><option value="">${escapeHtml(t('Best direction'))}</option>${directions.join('')}</select></div>
<button>${escapeHtml(t('Show estimate'))}</button>
</form>
<div id="result" aria-live="polite">${
      estimate
        ? `<h2>${escapeHtml(estimate.place)}</h2>${renderFigures(estimate, input)}`
        : `<p>${escapeHtml(t('Enter your town to see how much electricity solar panels make there. An empty slope means the best one.'))}</p>`
    }</div>`,
    footer: renderFooter(frame, estimate),
  })
}

/** What the calculator takes over from a card. */
function renderFigures(estimate: Estimate, { show, accent }: AppearanceInput): string {
  const parts = {
    year: () => renderYear(estimate),
    months: () => renderMonths(estimate, accent),
    payback: () => renderPayback(estimate),
  }
  return `<div class="figures">${show.map((part) => parts[part]()).join('')}</div>`
}

/** Energy is rounded to the precision of the model. */
const roundKwh = (kwh: number) => formatNumber(Number(kwh.toPrecision(3)), {}, kwh < 100 ? 1 : 0)
const kwhOf = (kwh: number) => t('{number}\u00A0kWh', { number: roundKwh(kwh) })

function renderYear({ year, kwp, tilt, azimuth, loss }: Estimate): string {
  const slope = `${formatNumber(tilt)}°`
  const size = t('{number}\u00A0kWp', { number: formatNumber(kwp, {}, 2) })
  const isBest = loss < 0.005
  return [
    `<p class="year">${escapeHtml(t('{number}\u00A0kWh a year', { number: roundKwh(year.p50) }))}</p>`,
    paragraph(
      tilt === 0
        ? t('From {size} of solar panels (kilowatt-peak) lying flat.', { size })
        : t('From {size} of solar panels (kilowatt-peak), slope {slope}, facing {direction}.', {
            size,
            slope,
            direction: compassWords(azimuth),
          }),
    ),
    paragraph(
      isBest
        ? t('This is the best slope and direction here.')
        : t('The best slope and direction would make {share} more.', { share: formatShare(loss / (1 - loss)) }),
    ),
    paragraph(
      t('We put the chance that a home here gets between {low} and {high} a year at about 8 in 10.', {
        low: kwhOf(year.p90),
        high: kwhOf(year.p10),
      }),
    ),
  ].join('\n')
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`

/** Units of the drawing, which is stretched to the width of the card. */
const CHART_HEIGHT = 100
const STEP = 10

function renderMonths({ months }: Estimate, accent = SUN): string {
  const likely = months.map(({ p50 }) => p50)
  const [most, least] = [Math.max(...likely), Math.min(...likely)]
  const scale = CHART_HEIGHT / Math.max(1e-9, ...months.map(({ p10 }) => p10))
  const heightOf = (kwh: number) => Math.round(Math.max(0, kwh) * scale)
  const bars = months.map((range, month) => {
    const [high, middle, low] = [heightOf(range.p10), heightOf(range.p50), heightOf(range.p90)]
    return (
      `<rect x="${month * STEP + 1.5}" y="${CHART_HEIGHT - middle}" width="7" height="${middle}" fill="#${accent}"/>` +
      `<rect class="range" x="${month * STEP + 4.7}" y="${CHART_HEIGHT - high}" width="0.6" height="${high - low}"/>`
    )
  })
  const names = months.map((_, month) => `<span>${escapeHtml(monthName(month, 'narrow'))}</span>`)
  const columns = [t('Month'), t('Most likely (kWh)'), t('Bad case (kWh)'), t('Good case (kWh)')]
  const rows = months.map(
    ({ p50, p90, p10 }, month) =>
      `<tr><th scope="row">${escapeHtml(monthName(month))}</th>${[p50, p90, p10].map((kwh) => `<td>${roundKwh(kwh)}</td>`).join('')}</tr>`,
  )
  return `${paragraph(
    t('Most in {best} ({most}), least in {worst} ({least}).', {
      best: monthName(likely.indexOf(most)),
      most: kwhOf(most),
      worst: monthName(likely.indexOf(least)),
      least: kwhOf(least),
    }),
  )}
<div class="months" aria-hidden="true"><svg viewBox="0 0 ${12 * STEP} ${CHART_HEIGHT}" preserveAspectRatio="none">${bars.join('')}</svg><div class="names">${names.join('')}</div></div>
<details><summary>${escapeHtml(t('Figures by month'))}</summary><table><thead><tr>${columns.map((column) => `<th scope="col">${escapeHtml(column)}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>
${paragraph(t('The thin line of a month reaches from a bad case to a good case, each 1 in 10.'))}</details>`
}

function renderPayback({ town, money }: Estimate): string {
  if (!town || !money?.cost)
    return paragraph(
      t(
        'We know no typical payback here. Ask an installer for a price, and your electricity provider what it pays for exported solar.',
      ),
    )
  const { country } = town.town.town
  const { use, kwp, cost, missing, asOf } = money
  const { likely, good, bad } = cost.payback
  const region = regionOf(country)
  const years = (value: number | null) => formatYears(value, region, t('not within 25 years'))
  return [
    t(
      'Payback for a typical home: most likely {likely}. In a good case {good}, in a bad case {bad} (each about 1 in 10).',
      { likely: years(likely), good: years(good), bad: years(bad) },
    ),
    t('Its {kwp}\u00A0kWp of panels make as much in a year as it uses: {use}\u00A0kWh.', {
      kwp: formatNumber(kwp, {}, 1, 1),
      use: formatNumber(use),
    }),
    ...(missing.includes('export rate')
      ? [t('We know no typical export rate here and count exported solar as unpaid.')]
      : []),
    t('Typical figures of {date}, paid in cash.', { date: formatDate(asOf, { country }) }),
  ]
    .map(paragraph)
    .join('\n')
}

const townPage = ({ town }: Estimate) => addressOf(town ? solarPath(town.town.slug) : '/')

function renderFooter({ origin }: CardFrame, estimate?: Estimate): string {
  const address = origin + (estimate ? townPage(estimate) : addressOf('/'))
  return `<a href="${escapeHtml(address)}" target="_blank" rel="noopener">${escapeHtml(t('Figures: Helioplan'))}</a>
<details><summary>${escapeHtml(t('Sources'))}</summary>${paragraph(climateAttribution())}${paragraph(placesAttribution())}</details>`
}

interface CardDocument {
  readonly heading: string
  /** Path of the page with the same figures. */
  readonly canonical?: string
  readonly scripts?: readonly string[]
  readonly body: string
  readonly footer: string
}

function renderDocument(
  { origin, theme, styles, script }: CardFrame,
  { heading, canonical, scripts = [], body, footer }: CardDocument,
) {
  const language = currentLanguage()
  return `<!doctype html>
<html lang="${language}" dir="${languageRow(language).direction}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(heading)} · Helioplan</title>
${canonical ? `<link rel="canonical" href="${escapeHtml(origin + canonical)}">\n` : ''}<link rel="stylesheet" href="${styles}">
${[script, ...scripts].map((address) => `<script src="${address}" defer></script>`).join('\n')}
</head>
<body>
<main>
${body}
</main>
<footer>
${footer}
</footer>
</body>
</html>
`
}

const BADGE_HEIGHT = 20
const BADGE_PADDING = 6
/** Mean width of a character of the font below [px]; `textLength` makes each text exactly as wide. */
const CHARACTER_WIDTH = 6.4
const textWidth = (text: string) => Math.round([...text].length * CHARACTER_WIDTH)

/** The badge shows 1 kW of panels. The font is the reader's, and nothing is loaded. */
export function renderBadge(estimate: Estimate): string {
  const name = headingOf(estimate)
  const value = t('{number}\u00A0kWh per kWp a year', {
    number: formatNumber(Number(estimate.year.p50.toPrecision(3))),
  })
  const [left, right] = [textWidth(name) + 2 * BADGE_PADDING, textWidth(value) + 2 * BADGE_PADDING]
  const text = (content: string, x: number, color: string) =>
    `<text x="${x + BADGE_PADDING}" y="14" textLength="${textWidth(content)}" fill="${color}">${escapeHtml(content)}</text>`
  const label = escapeHtml(`${name}: ${value}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="${BADGE_HEIGHT}" role="img" aria-label="${label}"><title>${label}</title>
<rect width="${left}" height="${BADGE_HEIGHT}" fill="#0b2b36"/><rect x="${left}" width="${right}" height="${BADGE_HEIGHT}" fill="#fdeccd"/>
<g font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">${text(name, 0, '#ffffff')}${text(value, left, '#0b2b36')}</g>
</svg>
`
}
