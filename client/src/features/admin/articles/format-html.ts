import { sanitizeToFragment } from './sanitize-html.ts'

/** Elements written on their own line. */
const BLOCKS = new Set(
  'h2 h3 h4 p hr ul ol li dl dt dd blockquote pre figure figcaption table caption thead tbody tfoot tr th td'.split(
    ' ',
  ),
)
/** Blocks whose children have their own, indented lines. */
const CONTAINERS = new Set('ul ol dl blockquote figure table thead tbody tfoot tr'.split(' '))

/** Allowed elements in one spelling, one block per line: equal articles have equal formatted text. */
export function formatHtml(html: string): string {
  const root = document.createElement('div')
  root.append(sanitizeToFragment(html))
  rename(root, 'b', 'strong')
  rename(root, 'i', 'em')
  for (const element of root.querySelectorAll('img, a')) {
    // The server adds them again.
    element.removeAttribute('loading')
    element.removeAttribute('rel')
  }
  for (const cell of root.querySelectorAll('td, th'))
    for (const span of ['colspan', 'rowspan']) if (cell.getAttribute(span) === '1') cell.removeAttribute(span)
  for (const list of root.querySelectorAll('ol[start="1"]')) list.removeAttribute('start')
  for (const container of root.querySelectorAll('li, td, th')) unwrapParagraph(container)
  for (const table of root.querySelectorAll('table')) addTableHeadings(table)
  return [...root.childNodes].map((node) => formatNode(node, '')).join('')
}

export const isSameArticle = (first: string, second: string) => formatHtml(first) === formatHtml(second)

function rename(root: Element, from: string, to: string) {
  for (const element of root.querySelectorAll(from)) {
    const renamed = document.createElement(to)
    renamed.append(...element.childNodes)
    element.replaceWith(renamed)
  }
}

/** Unwraps `<li><p>Text</p></li>` to `<li>Text</li>`; nested lists may follow. */
function unwrapParagraph(container: Element) {
  const [first, ...more] = container.children
  const onlyElements = [...container.childNodes].every(
    (node) => node instanceof Element || node.textContent?.trim() === '',
  )
  if (first?.localName !== 'p' || !onlyElements || !more.every(({ localName }) => /^[uo]l$/.test(localName))) return
  first.replaceWith(...first.childNodes)
}

/** Moves leading rows of headings into the table's head, and sets their scope. */
function addTableHeadings(table: HTMLTableElement) {
  const body = table.tBodies[0]
  if (!body) return
  const rows = [...body.rows]
  const first = rows.findIndex((row) => [...row.cells].some((cell) => cell.localName === 'td'))
  if (!table.tHead && first > 0) {
    const head = document.createElement('thead')
    head.append(...rows.slice(0, first))
    body.before(head)
  }
  for (const heading of table.querySelectorAll('th:not([scope])'))
    heading.setAttribute('scope', heading.closest('thead') ? 'col' : 'row')
}

const isBlock = (node: Node) => node instanceof Element && BLOCKS.has(node.localName)

function formatNode(node: Node, indent: string): string {
  if (!(node instanceof Element)) {
    const text = (node.textContent ?? '').replace(/[ \t\r\n]+/g, ' ')
    const atEdge =
      node.parentElement === null || CONTAINERS.has(node.parentElement.localName) || node.parentElement.matches('div')
    if (text === ' ' && (atEdge || isNextToBlock(node))) return ''
    return escapeText(text)
  }
  if (!isBlock(node)) return formatInline(node)
  const [open, close] = splitTags(node)
  if (node.localName === 'hr') return `${indent}${open}\n`
  if (node.localName === 'pre') return `${indent}${node.outerHTML}\n`
  if (CONTAINERS.has(node.localName)) {
    const content = [...node.childNodes].map((child) =>
      isBlock(child) || formatNode(child, '').trim() === ''
        ? formatNode(child, `${indent}  `)
        : `${indent}  ${formatNode(child, '').trim()}\n`,
    )
    return `${indent}${open}\n${content.join('')}${indent}${close}\n`
  }
  const nested = [...node.childNodes].filter(isBlock)
  const text = [...node.childNodes]
    .filter((child) => !nested.includes(child as Element))
    .map((child) => formatNode(child, ''))
  const content = nested.map((child) => formatNode(child, `${indent}  `)).join('')
  const ownText = text.join('').trim()
  return content ? `${indent}${open}${ownText}\n${content}${indent}${close}\n` : `${indent}${open}${ownText}${close}\n`
}

const isNextToBlock = ({ previousSibling, nextSibling }: Node) =>
  (previousSibling !== null && isBlock(previousSibling)) || (nextSibling !== null && isBlock(nextSibling))

function formatInline(element: Element): string {
  const [open, close] = splitTags(element)
  return `${open}${[...element.childNodes].map((child) => formatNode(child, '')).join('')}${close}`
}

function splitTags(element: Element): [open: string, close: string] {
  const shell = (element.cloneNode(false) as Element).outerHTML
  const close = `</${element.localName}>`
  return shell.endsWith(close) ? [shell.slice(0, -close.length), close] : [shell, '']
}

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00A0', '&nbsp;')
