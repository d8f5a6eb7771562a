import { Mark, mergeAttributes, Node } from '@tiptap/core'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import StarterKit from '@tiptap/starter-kit'
import { isLinkAddress } from '#shared/forms/article-html.ts'

/* Elements that the sanitizer allows. Articles with others (a table's caption or foot, a single picture, text between
 * blocks) are edited as HTML; see isSameArticle. */

const optionalAttributes = (...names: string[]) => Object.fromEntries(names.map((name) => [name, { default: null }]))

const createTextMark = (tag: string, ...attributes: string[]) =>
  Mark.create({
    name: tag,
    addAttributes: () => optionalAttributes(...attributes),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

const createBlock = (tag: string, content: string, group?: string) =>
  Node.create({
    name: tag,
    content,
    ...(group && { group }),
    defining: true,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

const pictureAttributes = () => optionalAttributes('src', 'alt', 'title', 'width', 'height')

const InlinePicture = Node.create({
  name: 'inlinePicture',
  group: 'inline',
  inline: true,
  addAttributes: pictureAttributes,
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

const FigurePicture = Node.create({
  name: 'figurePicture',
  addAttributes: pictureAttributes,
  parseHTML: () => [{ tag: 'img[src]', context: 'figure/', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

// The table has no inline styles, which the Content-Security-Policy refuses.
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
  createBlock('figure', 'figurePicture figcaption?', 'block'),
  createBlock('figcaption', 'inline*'),
  FigurePicture,
  InlinePicture,
  createBlock('dl', '(dt | dd)+', 'block'),
  createBlock('dt', 'inline*'),
  createBlock('dd', 'inline*'),
  ...['sub', 'sup', 'small', 'q', 'cite'].map((tag) => createTextMark(tag)),
  createTextMark('abbr', 'title'),
]
