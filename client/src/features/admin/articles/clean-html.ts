import { Parser } from 'htmlparser2'
import { ALLOWED, keptAttributes, RENAMED } from '#shared/forms/article-html.ts'

/** Elements whose text is no text of the article. */
const SILENT = new Set(['script', 'style', 'textarea', 'option', 'xmp'])
const VOID = new Set(['br', 'hr', 'img'])

/**
 * The allowed part of an article's HTML, as the server will store it (server/sanitize.ts). It is read by a parser of its
 * own: the browser's reports every handler and style to the page's policy as soon as it reads them.
 */
export function cleanHtml(html: string): string {
  let clean = ''
  let silent = 0
  const parser = new Parser({
    onopentag(given, attributes) {
      if (SILENT.has(given)) silent++
      if (silent === 0) clean += opening(given, attributes)
    },
    ontext(text) {
      if (silent === 0) clean += escaped(text)
    },
    onclosetag(given) {
      if (SILENT.has(given)) silent--
      else if (silent === 0) clean += closing(given)
    },
  })
  parser.end(html)
  return clean
}

/** The same as nodes that no page holds yet. Nothing in them can run. */
export function cleanFragment(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = cleanHtml(html)
  return document.importNode(template.content, true)
}

/** Whether anything of the HTML would be left to read or see. */
export function isEmptyArticle(html: string): boolean {
  const clean = cleanFragment(html)
  return clean.textContent?.trim() === '' && clean.querySelector('img') === null
}

const isAllowed = (tag: string) => Object.hasOwn(ALLOWED, tag)

function opening(given: string, attributes: Record<string, string>): string {
  const tag = RENAMED[given] ?? given
  if (!isAllowed(tag)) return ''
  const kept = keptAttributes(tag, attributes)
  if (tag === 'img' && !kept.src) return ''
  return `<${tag}${Object.entries(kept)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('')}>`
}

function closing(given: string): string {
  const tag = RENAMED[given] ?? given
  return isAllowed(tag) && !VOID.has(tag) ? `</${tag}>` : ''
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
