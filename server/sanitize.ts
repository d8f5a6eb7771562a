import sanitizeHtml from 'sanitize-html'
import { HttpError } from './errors.ts'

/** From elsewhere only over TLS; of this site by an address that begins with one slash. */
const LINK = /^(https:\/\/[^\s/]|\/(?![/\\])|#)/i
const PICTURE = /^(https:\/\/[^\s/]|\/(uploads|images)\/[\w.-]+$)/i
const NUMBER = /^\d{1,5}$/

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[
      'h2',
      'h3',
      'h4',
      'p',
      'br',
      'hr',
      'ul',
      'ol',
      'li',
      'dl',
      'dt',
      'dd',
      'blockquote',
      'pre',
      'figure',
      'figcaption',
    ],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'code', 'abbr', 'q', 'cite', 'a', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    abbr: ['title'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  // The screen's h1 is the article's title.
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: asLink,
    img: asPicture,
    th: withNumbers,
    td: withNumbers,
    ol: withNumbers,
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
}

type Attributes = sanitizeHtml.Attributes

function asLink(tagName: string, { href = '', title }: Attributes) {
  const address = href.trim()
  if (!LINK.test(address)) return { tagName, attribs: kept({ title }) }
  const rel = address.startsWith('https:') ? 'noopener noreferrer' : undefined
  return { tagName, attribs: kept({ href: address, title, rel }) }
}

function asPicture(tagName: string, { src = '', alt = '', title, width, height }: Attributes) {
  const address = src.trim()
  if (!PICTURE.test(address)) return { tagName, attribs: kept({}) }
  return {
    tagName,
    attribs: kept({ src: address, alt, title, width: number(width), height: number(height), loading: 'lazy' }),
  }
}

function withNumbers(tagName: string, { colspan, rowspan, start, scope }: Attributes) {
  const given = { colspan: number(colspan), rowspan: number(rowspan), start: number(start) }
  return { tagName, attribs: kept({ ...given, scope: scope === 'row' || scope === 'col' ? scope : undefined }) }
}

const number = (text: string | undefined) => (text !== undefined && NUMBER.test(text) ? text : undefined)

const kept = (attributes: Record<string, string | undefined>): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined))

/** Parsers disagree about broken HTML: what is stored must be what any of them reads again. */
const MOST_PASSES = 5

/**
 * The allowed part of an article's HTML; sanitising it once more changes nothing.
 * @throws HttpError 400 when nothing is left
 */
export function sanitizeArticle(html: string): string {
  const clean = sanitize(html)
  if (sanitizeHtml(clean, { allowedTags: [], allowedAttributes: {} }).trim() === '' && !clean.includes('<img '))
    throw new HttpError(400, 'Content is required')
  return clean
}

export function sanitize(html: string): string {
  let text = html
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const clean = sanitizeHtml(text, ALLOWED).trim()
    if (clean === text) return clean
    text = clean
  }
  // What does not settle is no honest article: its words remain.
  return sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} }).trim()
}
