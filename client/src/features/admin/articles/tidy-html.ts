import { cleanFragment } from './clean-html.ts'

/** Elements that stand on a line of their own. */
const BLOCKS = new Set(
  'h2 h3 h4 p hr ul ol li dl dt dd blockquote pre figure figcaption table caption thead tbody tfoot tr th td'.split(
    ' ',
  ),
)
/** Blocks whose children stand on lines of their own, indented. */
const CONTAINERS = new Set('ul ol dl blockquote figure table thead tbody tfoot tr'.split(' '))

/**
 * An article's HTML as a person would write it: allowed elements only, one way to say each thing, a block a line.
 * The editor writes it so, and two articles are the same when they read the same in it.
 */
export function tidy(html: string): string {
  const root = document.createElement('div')
  root.append(cleanFragment(html))
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
  for (const holder of root.querySelectorAll('li, td, th')) unwrapParagraph(holder)
  for (const table of root.querySelectorAll('table')) headTable(table)
  return [...root.childNodes].map((node) => write(node, '')).join('')
}

export const isSameArticle = (one: string, other: string) => tidy(one) === tidy(other)

function rename(root: Element, from: string, to: string) {
  for (const element of root.querySelectorAll(from)) {
    const renamed = document.createElement(to)
    renamed.append(...element.childNodes)
    element.replaceWith(renamed)
  }
}

/** `<li><p>Text</p></li>` says no more than `<li>Text</li>`; lists may follow inside. */
function unwrapParagraph(holder: Element) {
  const [first, ...more] = holder.children
  const onlyElements = [...holder.childNodes].every(
    (node) => node instanceof Element || node.textContent?.trim() === '',
  )
  if (first?.localName !== 'p' || !onlyElements || !more.every(({ localName }) => /^[uo]l$/.test(localName))) return
  first.replaceWith(...first.childNodes)
}

/** Rows of nothing but headings at the top are the table's head; each heading says what it heads. */
function headTable(table: HTMLTableElement) {
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

function write(node: Node, indent: string): string {
  if (!(node instanceof Element)) {
    const text = (node.textContent ?? '').replace(/[ \t\r\n]+/g, ' ')
    const atEdge =
      node.parentElement === null || CONTAINERS.has(node.parentElement.localName) || node.parentElement.matches('div')
    if (text === ' ' && (atEdge || besideBlock(node))) return ''
    return escapeText(text)
  }
  if (!isBlock(node)) return inline(node)
  const [open, close] = tags(node)
  if (node.localName === 'hr') return `${indent}${open}\n`
  if (node.localName === 'pre') return `${indent}${node.outerHTML}\n`
  if (CONTAINERS.has(node.localName)) {
    const inside = [...node.childNodes].map((child) =>
      isBlock(child) || write(child, '').trim() === ''
        ? write(child, `${indent}  `)
        : `${indent}  ${write(child, '').trim()}\n`,
    )
    return `${indent}${open}\n${inside.join('')}${indent}${close}\n`
  }
  const nested = [...node.childNodes].filter(isBlock)
  const text = [...node.childNodes]
    .filter((child) => !nested.includes(child as Element))
    .map((child) => write(child, ''))
  const inside = nested.map((child) => write(child, `${indent}  `)).join('')
  const words = text.join('').trim()
  return inside ? `${indent}${open}${words}\n${inside}${indent}${close}\n` : `${indent}${open}${words}${close}\n`
}

const besideBlock = ({ previousSibling, nextSibling }: Node) =>
  (previousSibling !== null && isBlock(previousSibling)) || (nextSibling !== null && isBlock(nextSibling))

function inline(element: Element): string {
  const [open, close] = tags(element)
  return `${open}${[...element.childNodes].map((child) => write(child, '')).join('')}${close}`
}

/** The element's opening and closing tag, as the browser writes them. */
function tags(element: Element): [open: string, close: string] {
  const shell = (element.cloneNode(false) as Element).outerHTML
  const close = `</${element.localName}>`
  return shell.endsWith(close) ? [shell.slice(0, -close.length), close] : [shell, '']
}

function escapeText(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00A0', '&nbsp;')
}
