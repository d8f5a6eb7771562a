/* The server stores no other elements and attributes (server/articles/sanitize.ts), and the preview and the editor show
 * no others. */

const none: readonly string[] = []

// biome-ignore format: a table reads best as one
export const ALLOWED_ATTRIBUTES: { readonly [tag: string]: readonly string[] } = {
  h2: none, h3: none, h4: none, p: none, br: none, hr: none,
  ul: none, ol: ['start'], li: none, dl: none, dt: none, dd: none,
  blockquote: none, pre: none, figure: none, figcaption: none,
  strong: none, b: none, em: none, i: none, u: none, s: none, sub: none, sup: none, small: none, code: none,
  abbr: ['title'], q: none, cite: none,
  a: ['href', 'title', 'rel'],
  img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
  table: none, caption: none, thead: none, tbody: none, tfoot: none, tr: none,
  th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'],
}

/** The h1 of the page is the article title. */
export const RENAMED_TAGS: { readonly [tag: string]: string } = { h1: 'h2', h5: 'h4', h6: 'h4' }

/** External links only over TLS; internal links start with one slash. */
const LINK = /^(https:\/\/[^\s/]|\/(?![/\\])|#)/i
const PICTURE = /^(https:\/\/[^\s/]|\/(uploads|images)\/[\w.-]+$)/i
const NUMBER = /^\d{1,5}$/

/** Browsers drop tabs and line breaks in URLs: "/\t/elsewhere" would lead to another site. */
const CONTROL = /\p{Cc}/u

export const isLinkAddress = (address: string) => LINK.test(address) && !CONTROL.test(address)

type Attributes = Record<string, string>

export function sanitizeAttributes(tag: string, attributes: Attributes): Attributes {
  if (tag === 'a') return omitUndefined(linkAttributes(attributes))
  if (tag === 'img') return omitUndefined(pictureAttributes(attributes))
  const { scope, title } = attributes
  return omitUndefined({
    ...(ALLOWED_ATTRIBUTES[tag]?.includes('title') && { title }),
    ...(ALLOWED_ATTRIBUTES[tag]?.includes('colspan') && {
      colspan: parseDigits(attributes.colspan),
      rowspan: parseDigits(attributes.rowspan),
    }),
    ...(ALLOWED_ATTRIBUTES[tag]?.includes('start') && { start: parseDigits(attributes.start) }),
    ...(ALLOWED_ATTRIBUTES[tag]?.includes('scope') && {
      scope: scope === 'row' || scope === 'col' ? scope : undefined,
    }),
  })
}

function linkAttributes({ href = '', title }: Attributes) {
  const address = href.trim()
  if (!isLinkAddress(address)) return { title }
  return { href: address, title, rel: /^https:/i.test(address) ? 'noopener noreferrer' : undefined }
}

function pictureAttributes({ src = '', alt = '', title, width, height }: Attributes) {
  const address = src.trim()
  if (!PICTURE.test(address)) return {}
  return { src: address, alt, title, width: parseDigits(width), height: parseDigits(height), loading: 'lazy' }
}

const parseDigits = (text: string | undefined) => (text !== undefined && NUMBER.test(text) ? text : undefined)

const omitUndefined = (attributes: Record<string, string | undefined>): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined))
