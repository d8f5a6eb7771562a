import { ALLOWED, keptAttributes, RENAMED } from '#shared/article-html.ts'

/** Elements whose text is no text of the article. */
const SILENT = new Set(['script', 'style', 'textarea', 'option', 'noscript', 'template', 'iframe', 'xmp', 'noembed'])

/**
 * The allowed part of an article's HTML, as the server will store it. Nothing of what was given is kept as it is: each
 * allowed element is made anew, so that no handler, script or style can come along.
 */
export function cleanFragment(html: string): DocumentFragment {
  // A document made by the parser runs no script and loads nothing.
  const given = new DOMParser().parseFromString(html, 'text/html')
  const clean = document.createDocumentFragment()
  for (const node of given.body.childNodes) append(node, clean)
  return clean
}

function append(node: Node, to: Node) {
  if (node instanceof Text) to.appendChild(document.createTextNode(node.data))
  if (!(node instanceof Element)) return
  const given = node.localName
  if (SILENT.has(given)) return
  const tag = RENAMED[given] ?? given
  const element = node instanceof HTMLElement && Object.hasOwn(ALLOWED, tag) ? copy(node, tag) : null
  if (element) to.appendChild(element)
  if (tag === 'img') return
  for (const child of node.childNodes) append(child, element ?? to)
}

function copy(given: HTMLElement, tag: string): HTMLElement | null {
  const attributes = keptAttributes(
    tag,
    Object.fromEntries([...given.attributes].map(({ name, value }) => [name, value])),
  )
  if (tag === 'img' && !attributes.src) return null
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

/** Whether anything of the HTML would be left to read or see. */
export function isEmptyArticle(html: string): boolean {
  const clean = cleanFragment(html)
  return clean.textContent?.trim() === '' && clean.querySelector('img') === null
}
