import { Parser } from 'htmlparser2'
import sanitizeHtml from 'sanitize-html'
import { ALLOWED_ATTRIBUTES, RENAMED_TAGS, sanitizeAttributes } from '#shared/forms/article-html.ts'
import { HttpError } from '../http/errors.ts'

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(ALLOWED_ATTRIBUTES),
  allowedAttributes: Object.fromEntries(Object.entries(ALLOWED_ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  transformTags: {
    ...RENAMED_TAGS,
    ...Object.fromEntries(['a', 'img', 'th', 'td', 'ol'].map((tag) => [tag, keepAllowedAttributes])),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
}

function keepAllowedAttributes(tagName: string, attributes: sanitizeHtml.Attributes) {
  return { tagName, attribs: sanitizeAttributes(tagName, attributes) }
}

/**
 * Limits of nesting and of markup characters (`<`, `&`), far beyond any article. They bound the sanitizer's time, which
 * grows faster than the text for nested elements.
 */
const MAX_DEPTH = 100
const MAX_MARKUP_CHARACTERS = 6000

/** Parsers disagree about broken HTML, so it is sanitized until the result is stable. */
const MAX_PASSES = 5

/**
 * Idempotent.
 * @throws HttpError 400 if nothing is left or the limits are exceeded
 */
export function sanitizeArticle(html: string): string {
  rejectExcess(html)
  const sanitized = sanitize(html)
  if (sanitizeHtml(sanitized, { allowedTags: [], allowedAttributes: {} }).trim() === '' && !sanitized.includes('<img '))
    throw new HttpError(400, 'Content is required')
  return sanitized
}

/** Linear in the length of the text. */
function rejectExcess(html: string) {
  let markup = 0
  for (let index = 0; index < html.length; index++) {
    const code = html.charCodeAt(index)
    if ((code === LESS_THAN || code === AMPERSAND) && ++markup > MAX_MARKUP_CHARACTERS)
      throw new HttpError(400, 'The content has too much markup')
  }
  let depth = 0
  const parser = new Parser({
    onopentagname() {
      if (++depth > MAX_DEPTH) throw new HttpError(400, `The content nests elements more than ${MAX_DEPTH} deep`)
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
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const sanitized = sanitizeHtml(text, OPTIONS).trim()
    if (sanitized === text) return sanitized
    text = sanitized
  }
  // HTML that does not become stable is an attack: only its text remains.
  return sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} }).trim()
}
