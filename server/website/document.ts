import type { PageData, RenderedPage } from '#shared/contract/page.ts'
import { documentTitle } from '#shared/pages.ts'
import type { PageHead } from './pages.ts'

const NAME = 'Helioplan'
const CARD = '/images/og-card.jpg'

/** Elements for the head of a page that fetch what it needs. */
export interface Preloads {
  readonly styles: string
  readonly scripts: string
}

interface Shown {
  /** The site's own address. */
  readonly origin: string
  /** The page's, as links to it should have it. */
  readonly path: string
  readonly data: PageData
  readonly html?: RenderedPage['html']
  readonly preloads?: Preloads | undefined
}

/** The template with the page's own head in place of its title, its HTML in the root, and its data behind all that is seen. */
export function document(template: string, page: PageHead, shown: Shown) {
  const { data, html = '', preloads } = shown
  // Functions, because `$` means something in a replacement text.
  const whole = template
    .replace('<template', () => `${preloads?.styles ?? ''}<template`)
    .replace('</template>', () => `${preloads?.scripts ?? ''}</template>`)
  // Scripts wait until the page is seen (before-sight.js); without HTML they are what will be seen.
  return (html === '' ? whole.replace(/<\/?template[^>]*>/g, '') : whole)
    .replace(/<title>.*?<\/title>/s, () => headOf(page, shown))
    .replace('</body>', () => `${jsonElement('application/json', data, 'page-data')}\n  </body>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
}

function headOf(page: PageHead, { origin, path }: Shown) {
  const title = documentTitle(page.heading)
  const address = origin + path
  const image = page.image && /^https:/i.test(page.image) ? page.image : origin + (page.image ?? CARD)
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', page.description),
    ...(page.listed ? [`<link rel="canonical" href="${escapeHtml(address)}">`] : [meta('name', 'robots', 'noindex')]),
    meta('property', 'og:site_name', NAME),
    meta('property', 'og:type', page.linkedData ? 'article' : 'website'),
    meta('property', 'og:title', page.heading),
    meta('property', 'og:description', page.description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', image),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', page.heading),
    meta('name', 'twitter:description', page.description),
    meta('name', 'twitter:image', image),
    ...(page.head ? [page.head] : []),
    ...(page.linkedData ? [jsonElement('application/ld+json', { ...page.linkedData, image, url: address })] : []),
  ].join('\n    ')
}

const meta = (by: 'name' | 'property', name: string, content: string) =>
  `<meta ${by}="${name}" content="${escapeHtml(content)}">`

const jsonElement = (type: string, value: unknown, id?: string) =>
  `<script type="${type}"${id ? ` id="${id}"` : ''}>${jsonForHtml(value)}</script>`

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** JSON that no HTML parser takes for markup and no old JavaScript for a line's end. */
export const jsonForHtml = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
