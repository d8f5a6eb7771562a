/*
 * What an article's HTML may hold: each element with its attributes. The server stores nothing else (server/sanitize.ts),
 * and the admin's preview and editor show nothing else.
 */

const none: readonly string[] = []

// biome-ignore format: a table reads best as one
export const ALLOWED: { readonly [tag: string]: readonly string[] } = {
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

/** The screen's h1 is the article's title. */
export const RENAMED: { readonly [tag: string]: string } = { h1: 'h2', h5: 'h4', h6: 'h4' }

/** From elsewhere only over TLS; of this site by an address that begins with one slash. */
const LINK = /^(https:\/\/[^\s/]|\/(?![/\\])|#)/i
const PICTURE = /^(https:\/\/[^\s/]|\/(uploads|images)\/[\w.-]+$)/i
const NUMBER = /^\d{1,5}$/

/** Browsers leave tabs and line breaks out of addresses: "/\t/elsewhere" would lead elsewhere. */
const CONTROL = /\p{Cc}/u

export const isLinkAddress = (address: string) => LINK.test(address) && !CONTROL.test(address)

type Attributes = Record<string, string>

/** The attributes that an allowed element keeps of those it was given. */
export function keptAttributes(tag: string, given: Attributes): Attributes {
  if (tag === 'a') return defined(linkAttributes(given))
  if (tag === 'img') return defined(pictureAttributes(given))
  const { scope, title } = given
  return defined({
    ...(ALLOWED[tag]?.includes('title') && { title }),
    ...(ALLOWED[tag]?.includes('colspan') && { colspan: number(given.colspan), rowspan: number(given.rowspan) }),
    ...(ALLOWED[tag]?.includes('start') && { start: number(given.start) }),
    ...(ALLOWED[tag]?.includes('scope') && { scope: scope === 'row' || scope === 'col' ? scope : undefined }),
  })
}

function linkAttributes({ href = '', title }: Attributes) {
  const address = href.trim()
  if (!isLinkAddress(address)) return { title }
  return { href: address, title, rel: address.startsWith('https:') ? 'noopener noreferrer' : undefined }
}

function pictureAttributes({ src = '', alt = '', title, width, height }: Attributes) {
  const address = src.trim()
  if (!PICTURE.test(address)) return {}
  return { src: address, alt, title, width: number(width), height: number(height), loading: 'lazy' }
}

const number = (text: string | undefined) => (text !== undefined && NUMBER.test(text) ? text : undefined)

const defined = (attributes: Record<string, string | undefined>): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined))
