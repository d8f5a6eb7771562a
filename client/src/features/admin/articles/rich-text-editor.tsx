import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { useRef, useState } from 'react'
import { formatHtml, isSameArticle } from './format-html.ts'
import { richTextSchema } from './rich-text-schema.ts'
import { sanitizeHtml } from './sanitize-html.ts'
import './rich-text.css'
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
import { type Tool, Toolbar } from '../../../ui/toolbar.tsx'
import { LinkDialog, PictureDialog } from './editor-dialogs.tsx'

const BOX = 'mt-2 rounded-xl border-[1.5px] border-edge bg-surface focus-within:border-focus data-invalid:border-danger'

type RichTextEditorProps = {
  /** Initial value; `onChange` reports changes. */
  html: string
  onChange: (html: string) => void
  /** Called if the editor would lose part of the HTML. */
  onUnreadable: () => void
  label: string
  describedBy: string | undefined
  invalid: boolean
}

export default function RichTextEditor(props: RichTextEditorProps) {
  const { html, onChange, onUnreadable, label, describedBy, invalid } = props
  const [initialHtml] = useState(html)
  const editor = useEditor({
    extensions: richTextSchema,
    content: sanitizeHtml(initialHtml),
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(describedBy && { 'aria-describedby': describedBy }),
        class: 'prose [&>:first-child]:mt-0',
      },
    },
    onCreate: ({ editor }) => {
      if (!isSameArticle(initialHtml, editor.isEmpty ? '' : editor.getHTML())) onUnreadable()
    },
    onUpdate: ({ editor }) => onChange(editor.isEmpty ? '' : formatHtml(editor.getHTML())),
  })
  return (
    <div className={BOX} data-invalid={invalid || undefined}>
      {editor && <EditorTools editor={editor} />}
      <EditorContent editor={editor} />
    </div>
  )
}

const BAR = 'sticky top-17 z-5 rounded-t-xl border-b border-line bg-surface p-1.5'

function EditorTools({ editor }: { editor: Editor }) {
  const [openDialog, setOpenDialog] = useState<'link' | 'picture'>()
  const opener = useRef<HTMLElement>(null)
  const state = useEditorState({ editor, selector: ({ editor }) => readEditorState(editor) })
  const startChain = () => editor.chain().focus()
  const openDialogFrom = (dialogName: 'link' | 'picture') => (button: HTMLElement) => {
    // A tool pressed by pointer does not take the focus from the text.
    opener.current = editor.isFocused ? editor.view.dom : button
    setOpenDialog(dialogName)
  }
  const tools: Tool[] = [
    { name: 'Bold', content: Bold, run: () => startChain().toggleBold().run(), isOn: state.bold },
    { name: 'Italic', content: Italic, run: () => startChain().toggleItalic().run(), isOn: state.italic },
    {
      name: 'Heading',
      content: Heading2,
      run: () => startChain().toggleHeading({ level: 2 }).run(),
      isOn: state.heading2,
    },
    {
      name: 'Smaller heading',
      content: Heading3,
      run: () => startChain().toggleHeading({ level: 3 }).run(),
      isOn: state.heading3,
    },
    { name: 'Bulleted list', content: List, run: () => startChain().toggleBulletList().run(), isOn: state.bulletList },
    {
      name: 'Numbered list',
      content: ListOrdered,
      run: () => startChain().toggleOrderedList().run(),
      isOn: state.orderedList,
    },
    { name: 'Quotation', content: Quote, run: () => startChain().toggleBlockquote().run(), isOn: state.blockquote },
    { name: 'Link', content: LinkIcon, run: openDialogFrom('link'), isOn: state.link },
    { name: 'Picture', content: ImagePlus, run: openDialogFrom('picture') },
    ...buildTableTools(editor, state.table),
    { name: 'Undo', content: Undo2, run: () => startChain().undo().run(), disabled: !state.canUndo },
    { name: 'Redo', content: Redo2, run: () => startChain().redo().run(), disabled: !state.canRedo },
  ]
  const close = () => setOpenDialog(undefined)
  return (
    <>
      <Toolbar label="Formatting" tools={tools} className={BAR} />
      {openDialog === 'link' && <LinkDialog editor={editor} opener={opener} onClose={close} />}
      {openDialog === 'picture' && <PictureDialog editor={editor} opener={opener} onClose={close} />}
    </>
  )
}

function buildTableTools(editor: Editor, inTable: boolean): Tool[] {
  const startChain = () => editor.chain().focus()
  if (!inTable) {
    const insert = () => startChain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()
    return [{ name: 'Table', content: TableIcon, run: insert, isOn: false }]
  }
  return [
    { name: 'Remove the table', content: TableIcon, run: () => startChain().deleteTable().run(), isOn: true },
    { name: 'Add a row below', content: '+ row', run: () => startChain().addRowAfter().run() },
    { name: 'Remove this row', content: '− row', run: () => startChain().deleteRow().run() },
    { name: 'Add a column to the right', content: '+ col', run: () => startChain().addColumnAfter().run() },
    { name: 'Remove this column', content: '− col', run: () => startChain().deleteColumn().run() },
  ]
}

const readEditorState = (editor: Editor) => ({
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
})
