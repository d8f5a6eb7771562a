import type { User } from '#shared/contract/api.ts'
import { documentTitle } from '#shared/pages.ts'
import type { PageHead } from './pages.ts'

const NAME = 'Helioplan'
const CARD = '/images/og-card.jpg'

/** What a page's scripts know without asking; `user` is absent when the server could not find out. */
export interface PageData {
  readonly user?: User | null
  readonly map: { readonly tiles: boolean; readonly tileUrl: string; readonly attribution: string }
  readonly liveClimate: boolean
}

/** Stands in a document for the nonce, which differs with every answer. */
export const NONCE = '{style-nonce}'

/** The template with the page's own head in place of its title. */
export function document(template: string, page: PageHead, { url, data }: { url: URL; data: PageData }) {
  const head = headOf(page, url, data)
  // A function, because `$` means something in a replacement text.
  return template.replace(/<title>.*?<\/title>/s, () => head)
}

function headOf(page: PageHead, { origin, pathname }: URL, data: PageData) {
  const title = documentTitle(page.heading)
  const address = origin + pathname
  const image = new URL(page.image ?? CARD, origin).href
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
    `<meta property="csp-nonce" nonce="${NONCE}">`,
    jsonElement('application/json', data, 'page-data'),
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
