import type { PageData, RenderedPage } from '#shared/contract/page.ts'
import { addressOf } from '#shared/language/addresses.ts'
import { type Language, languageRow, SOURCE_LANGUAGE } from '#shared/language/languages.ts'
import { defaultLocale } from '#shared/language/locale.ts'
import { t } from '#shared/language/t.ts'
import { currentLanguage } from '#shared/language/translation.ts'
import { documentTitle } from '#shared/pages.ts'
import { escapeHtml } from '../http/escape-html.ts'

const SITE_NAME = 'Helioplan'
const SHARE_CARD = '/images/og-card.jpg'

export interface Preloads {
  readonly styles: string
  readonly scripts: string
}

export interface PageHead {
  readonly heading: string
  readonly description: string
  readonly isListed: boolean
  readonly status?: 200 | 404 | 503
  /** Unlisted, but its links lead to listed pages. */
  readonly isFollowed?: boolean
  /** Picture for link previews. Default: the site's share card. */
  readonly image?: string
  /** Structured data (schema.org). */
  readonly linkedData?: Readonly<Record<string, unknown>>
  /** Slugs of an article, by language. */
  readonly slugs?: Readonly<Record<string, string>>
  /** Additional tags of this page. */
  readonly head?: string
}

export interface DocumentContent {
  readonly origin: string
  readonly path: string
  /** Addresses of this page by language. */
  readonly alternates: readonly (readonly [Language, string])[]
  readonly data: PageData
  readonly html?: RenderedPage['html']
  readonly preloads?: Preloads | undefined
}

export function renderDocument(template: string, page: PageHead, content: DocumentContent) {
  const { data, html = '', preloads } = content
  const language = currentLanguage()
  // Functions, because `$` is special in replacement texts.
  const withPreloads = template
    .replace('<template', () => `${preloads?.styles ?? ''}<template`)
    .replace('</template>', () => `${preloads?.scripts ?? ''}</template>`)
  // Scripts in the <template> start after the first paint (before-first-paint.js). Without HTML they start at once.
  return (html === '' ? withPreloads.replace(/<\/?template[^>]*>/g, '') : withPreloads)
    .replace('<html lang="en"', () => `<html lang="${language}" dir="${languageRow(language).direction}"`)
    .replace(/<title>.*?<\/title>/s, () => renderHead(page, content))
    .replace('></aside>', renderNoScript)
    .replace('</body>', () => `${renderJson('application/json', data, 'page-data')}\n  </body>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
}

/** Label and text of the notice for browsers without JavaScript. */
const renderNoScript = () => {
  const text = t(
    'You can read all public pages without JavaScript. Turn it on to use the calculators and forms, and to sign in.',
  )
  return ` aria-label="${escapeHtml(t('JavaScript is off'))}">${escapeHtml(text)}</aside>`
}

function renderHead(page: PageHead, { origin, path, alternates }: DocumentContent) {
  const title = documentTitle(page.heading)
  const address = origin + path
  const image = page.image && /^https:/i.test(page.image) ? page.image : origin + (page.image ?? SHARE_CARD)
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<link rel="manifest" href="${addressOf(MANIFEST)}">`,
    renderMeta('name', 'description', page.description),
    ...(page.isListed || page.isFollowed ? [`<link rel="canonical" href="${escapeHtml(address)}">`] : []),
    ...(page.isListed ? [] : [renderMeta('name', 'robots', page.isFollowed ? 'noindex, follow' : 'noindex')]),
    ...renderAlternates(origin, alternates),
    renderMeta('property', 'og:site_name', SITE_NAME),
    ...renderLocales(alternates),
    renderMeta('property', 'og:type', page.linkedData?.['@type'] === 'Article' ? 'article' : 'website'),
    renderMeta('property', 'og:title', page.heading),
    renderMeta('property', 'og:description', page.description),
    renderMeta('property', 'og:url', address),
    renderMeta('property', 'og:image', image),
    renderMeta('name', 'twitter:card', 'summary_large_image'),
    renderMeta('name', 'twitter:title', page.heading),
    renderMeta('name', 'twitter:description', page.description),
    renderMeta('name', 'twitter:image', image),
    ...(page.head ? [page.head] : []),
    ...(page.linkedData ? [renderJson('application/ld+json', { ...page.linkedData, image, url: address })] : []),
  ].join('\n    ')
}

const renderAlternates = (origin: string, alternates: DocumentContent['alternates']) =>
  listAlternates(alternates).map(
    ([language, path]) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(origin + path)}">`,
  )

/** The list includes the English page for readers of other languages; it is empty for a page in one language. */
export function listAlternates(
  alternates: DocumentContent['alternates'],
): readonly (readonly [language: string, path: string])[] {
  if (alternates.length < 2) return []
  const english = alternates.filter(([language]) => language === SOURCE_LANGUAGE)
  return [...alternates, ...english.map(([, path]) => ['x-default', path] as const)]
}

/** Locales of the page, and of its other languages. */
function renderLocales(alternates: DocumentContent['alternates']) {
  const toLocale = (language: Language) => defaultLocale(language).replace('-', '_')
  const others = alternates.filter(([language]) => language !== currentLanguage())
  return [
    renderMeta('property', 'og:locale', toLocale(currentLanguage())),
    ...others.map(([language]) => renderMeta('property', 'og:locale:alternate', toLocale(language))),
  ]
}

const renderMeta = (attribute: 'name' | 'property', name: string, content: string) =>
  `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`

const renderJson = (type: string, value: unknown, id?: string) =>
  `<script type="${type}"${id ? ` id="${id}"` : ''}>${escapeJson(value)}</script>`

/** JSON that cannot end a script element. Also escapes U+2028 and U+2029, which old JavaScript rejects in strings. */
const escapeJson = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

export const MANIFEST = '/manifest.webmanifest'

/** Web app manifest. With one id, an installed app takes the language of the pages that its user opens. */
export function renderManifest() {
  const language = currentLanguage()
  const icon = (name: string, size: number, purpose: string) => ({
    src: `/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return JSON.stringify({
    name: 'Helioplan',
    short_name: 'Helioplan',
    description: t('Plan your solar system with ten calculators and guides in plain language.'),
    id: '/',
    start_url: addressOf('/'),
    scope: '/',
    display: 'standalone',
    lang: language,
    dir: languageRow(language).direction,
    background_color: '#f4f8f9',
    theme_color: '#0e4a5c',
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('icon-maskable-512', 512, 'maskable')],
  })
}
