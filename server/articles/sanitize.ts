import { Parser } from 'htmlparser2'
import sanitizeHtml from 'sanitize-html'
import { ALLOWED, keptAttributes, RENAMED } from '#shared/forms/article-html.ts'
import { HttpError } from '../http/errors.ts'

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(ALLOWED),
  allowedAttributes: Object.fromEntries(Object.entries(ALLOWED).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  transformTags: { ...RENAMED, ...Object.fromEntries(['a', 'img', 'th', 'td', 'ol'].map((tag) => [tag, keeping])) },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
}

function keeping(tagName: string, attributes: sanitizeHtml.Attributes) {
  return { tagName, attribs: keptAttributes(tagName, attributes) }
}

/**
 * Elements inside each other, and signs that begin markup (`<`, `&`). Far beyond any article, and few enough that the work
 * below, which grows faster than the text where elements nest, stays a small part of a second.
 */
const DEEPEST = 100
const MOST_MARKUP = 6000

/** Parsers disagree about broken HTML: what is stored must be what any of them reads again. */
const MOST_PASSES = 5

/**
 * The allowed part of an article's HTML; sanitising it once more changes nothing.
 * @throws HttpError 400 when nothing is left, or when there is too much of it to work through
 */
export function sanitizeArticle(html: string): string {
  refuseExcess(html)
  const clean = sanitize(html)
  if (sanitizeHtml(clean, { allowedTags: [], allowedAttributes: {} }).trim() === '' && !clean.includes('<img '))
    throw new HttpError(400, 'Content is required')
  return clean
}

/** In time that grows with the text and no faster. */
function refuseExcess(html: string) {
  let markup = 0
  for (let at = 0; at < html.length; at++) {
    const sign = html.charCodeAt(at)
    if ((sign === LESS_THAN || sign === AMPERSAND) && ++markup > MOST_MARKUP)
      throw new HttpError(400, 'The content has too much markup')
  }
  let depth = 0
  const parser = new Parser({
    onopentagname() {
      if (++depth > DEEPEST) throw new HttpError(400, `The content nests elements more than ${DEEPEST} deep`)
    },
    onclosetag() {
      depth--
    },
  })
  parser.end(html)
}

const LESS_THAN = '<'.charCodeAt(0)
const AMPERSAND = '&'.charCodeAt(0)

export function sanitize(html: string): string {
  let text = html
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const clean = sanitizeHtml(text, OPTIONS).trim()
    if (clean === text) return clean
    text = clean
  }
  // What does not settle is no honest article: its words remain.
  return sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} }).trim()
}
