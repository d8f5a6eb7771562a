import type { Editor } from '@tiptap/react'
import { useEditorState } from '@tiptap/react'
import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Table as TableIcon,
  Undo2,
} from 'lucide-react'
import { useRef, useState } from 'react'
import { type Tool, Toolbar } from '../../../ui/toolbar.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'

const BAR = 'sticky top-17 z-5 rounded-t-xl border-b border-line bg-surface p-1.5'

/** The buttons above the text. */
export function EditorTools({ editor }: { editor: Editor }) {
  const [asking, setAsking] = useState<'link' | 'picture'>()
  const opener = useRef<HTMLElement>(null)
  const state = useEditorState({ editor, selector: ({ editor }) => stateOf(editor) })
  const go = () => editor.chain().focus()
  const ask = (what: 'link' | 'picture') => (button: HTMLElement) => {
    // Whoever presses a tool by pointer never leaves the text.
    opener.current = editor.isFocused ? editor.view.dom : button
    setAsking(what)
  }
  const tools: Tool[] = [
    { name: 'Bold', face: Bold, run: () => go().toggleBold().run(), on: state.bold },
    { name: 'Italic', face: Italic, run: () => go().toggleItalic().run(), on: state.italic },
    { name: 'Heading', face: Heading2, run: () => go().toggleHeading({ level: 2 }).run(), on: state.heading2 },
    { name: 'Smaller heading', face: Heading3, run: () => go().toggleHeading({ level: 3 }).run(), on: state.heading3 },
    { name: 'Bulleted list', face: List, run: () => go().toggleBulletList().run(), on: state.bulletList },
    { name: 'Numbered list', face: ListOrdered, run: () => go().toggleOrderedList().run(), on: state.orderedList },
    { name: 'Quotation', face: Quote, run: () => go().toggleBlockquote().run(), on: state.blockquote },
    { name: 'Link', face: LinkIcon, run: ask('link'), on: state.link },
    { name: 'Picture', face: ImagePlus, run: ask('picture') },
    ...tableTools(editor, state.table),
    { name: 'Undo', face: Undo2, run: () => go().undo().run(), disabled: !state.canUndo },
    { name: 'Redo', face: Redo2, run: () => go().redo().run(), disabled: !state.canRedo },
  ]
  const close = () => setAsking(undefined)
  return (
    <>
      <Toolbar label="Formatting" tools={tools} className={BAR} />
      {asking === 'link' && <LinkDialog editor={editor} opener={opener} onClose={close} />}
      {asking === 'picture' && <PictureDialog editor={editor} opener={opener} onClose={close} />}
    </>
  )
}

function tableTools(editor: Editor, inTable: boolean): Tool[] {
  const go = () => editor.chain().focus()
  if (!inTable) {
    const insert = () => go().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()
    return [{ name: 'Table', face: TableIcon, run: insert, on: false }]
  }
  return [
    { name: 'Remove the table', face: TableIcon, run: () => go().deleteTable().run(), on: true },
    { name: 'Add a row below', face: '+ row', run: () => go().addRowAfter().run() },
    { name: 'Remove this row', face: '− row', run: () => go().deleteRow().run() },
    { name: 'Add a column to the right', face: '+ col', run: () => go().addColumnAfter().run() },
    { name: 'Remove this column', face: '− col', run: () => go().deleteColumn().run() },
  ]
}

function stateOf(editor: Editor) {
  return {
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    heading2: editor.isActive('heading', { level: 2 }),
    heading3: editor.isActive('heading', { level: 3 }),
    bulletList: editor.isActive('bulletList'),
    orderedList: editor.isActive('orderedList'),
    blockquote: editor.isActive('blockquote'),
    link: editor.isActive('link'),
    table: editor.isActive('table'),
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  }
}
