import { Mark, mergeAttributes, Node } from '@tiptap/core'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import StarterKit from '@tiptap/starter-kit'
import { isLinkAddress } from '#shared/forms/article-html.ts'

/*
 * What the rich-text editor knows: the elements the sanitiser allows. What it does not know (a table's caption or foot,
 * a picture on its own, text loose between blocks) is left to the HTML source; see isSameArticle.
 */

const optional = (...names: string[]) => Object.fromEntries(names.map((name) => [name, { default: null }]))

const textMark = (tag: string, ...attributes: string[]) =>
  Mark.create({
    name: tag,
    addAttributes: () => optional(...attributes),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

const block = (tag: string, content: string, group?: string) =>
  Node.create({
    name: tag,
    content,
    ...(group && { group }),
    defining: true,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

const pictureAttributes = () => optional('src', 'alt', 'title', 'width', 'height')

/** A picture within a line of text. */
const InlinePicture = Node.create({
  name: 'inlinePicture',
  group: 'inline',
  inline: true,
  addAttributes: pictureAttributes,
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

/** The picture of a figure. */
const FigurePicture = Node.create({
  name: 'figurePicture',
  addAttributes: pictureAttributes,
  parseHTML: () => [{ tag: 'img[src]', context: 'figure/', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

// No element of it has a style of its own, which the Content-Security-Policy would refuse.
const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
  addNodeView: () => null,
})
const ScopedHeader = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope: { default: null } }
  },
  renderHTML: ({ HTMLAttributes }) => ['th', mergeAttributes(HTMLAttributes), 0],
})

export const richTextSchema = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    trailingNode: false,
    dropcursor: false,
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      isAllowedUri: (address) => isLinkAddress(address.trim()),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  PlainTable.configure({ resizable: false }),
  TableRow,
  ScopedHeader,
  TableCell,
  block('figure', 'figurePicture figcaption?', 'block'),
  block('figcaption', 'inline*'),
  FigurePicture,
  InlinePicture,
  block('dl', '(dt | dd)+', 'block'),
  block('dt', 'inline*'),
  block('dd', 'inline*'),
  ...['sub', 'sup', 'small', 'q', 'cite'].map((tag) => textMark(tag)),
  textMark('abbr', 'title'),
]
