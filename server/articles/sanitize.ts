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
    const clean = sanitizeHtml(text, OPTIONS).trim()
    if (clean === text) return clean
    text = clean
  }
  // What does not settle is no honest article: its words remain.
  return sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} }).trim()
}
