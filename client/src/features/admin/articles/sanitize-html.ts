import { Parser } from 'htmlparser2'
import { ALLOWED_ATTRIBUTES, RENAMED_TAGS, sanitizeAttributes } from '#shared/forms/article-html.ts'

const TEXTLESS_ELEMENTS = new Set(['script', 'style', 'textarea', 'option', 'xmp'])
const VOID = new Set(['br', 'hr', 'img'])

/**
 * Equals the server's sanitizer. Uses a parser of its own: the browser's parser reports event handlers and styles as
 * violations of the Content-Security-Policy.
 */
export function sanitizeHtml(html: string): string {
  let output = ''
  let skippedDepth = 0
  const parser = new Parser({
    onopentag(tagName, attributes) {
      if (TEXTLESS_ELEMENTS.has(tagName)) skippedDepth++
      if (skippedDepth === 0) output += formatOpeningTag(tagName, attributes)
    },
    ontext(text) {
      if (skippedDepth === 0) output += escapeHtml(text)
    },
    onclosetag(tagName) {
      if (TEXTLESS_ELEMENTS.has(tagName)) skippedDepth--
      else if (skippedDepth === 0) output += formatClosingTag(tagName)
    },
  })
  parser.end(html)
  return output
}

/** Outside the document, where nothing can run. */
export function sanitizeToFragment(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = sanitizeHtml(html)
  return document.importNode(template.content, true)
}

/** An empty article has neither text nor a picture after sanitizing. */
export function isEmptyArticle(html: string): boolean {
  const fragment = sanitizeToFragment(html)
  return fragment.textContent?.trim() === '' && fragment.querySelector('img') === null
}

const isAllowed = (tag: string) => Object.hasOwn(ALLOWED_ATTRIBUTES, tag)

function formatOpeningTag(tagName: string, attributes: Record<string, string>): string {
  const tag = RENAMED_TAGS[tagName] ?? tagName
  if (!isAllowed(tag)) return ''
  const allowedAttributes = sanitizeAttributes(tag, attributes)
  if (tag === 'img' && !allowedAttributes.src) return ''
  return `<${tag}${Object.entries(allowedAttributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')}>`
}

function formatClosingTag(tagName: string): string {
  const tag = RENAMED_TAGS[tagName] ?? tagName
  return isAllowed(tag) && !VOID.has(tag) ? `</${tag}>` : ''
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
