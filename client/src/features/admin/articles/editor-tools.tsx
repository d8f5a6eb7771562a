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
import { type KeyboardEvent, useState } from 'react'
import { LinkDialog } from './link-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'

/** What the button does, whether it is on, whether it can be pressed. */
type Tool = [name: string, icon: typeof Bold | string, run: () => unknown, on?: boolean | undefined, disabled?: boolean]

/** The buttons above the text: one stop of the Tab key, arrow keys between them. */
export function EditorTools({ editor }: { editor: Editor }) {
  const [asking, setAsking] = useState<'link' | 'picture'>()
  const state = useEditorState({ editor, selector: ({ editor }) => stateOf(editor) })
  const go = () => editor.chain().focus()
  const tools: Tool[] = [
    ['Bold', Bold, () => go().toggleBold().run(), state.bold],
    ['Italic', Italic, () => go().toggleItalic().run(), state.italic],
    ['Heading', Heading2, () => go().toggleHeading({ level: 2 }).run(), state.heading2],
    ['Smaller heading', Heading3, () => go().toggleHeading({ level: 3 }).run(), state.heading3],
    ['Bulleted list', List, () => go().toggleBulletList().run(), state.bulletList],
    ['Numbered list', ListOrdered, () => go().toggleOrderedList().run(), state.orderedList],
    ['Quotation', Quote, () => go().toggleBlockquote().run(), state.blockquote],
    ['Link', LinkIcon, () => setAsking('link'), state.link],
    ['Picture', ImagePlus, () => setAsking('picture')],
    ...tableTools(editor, state.table),
    ['Undo', Undo2, () => go().undo().run(), undefined, !state.canUndo],
    ['Redo', Redo2, () => go().redo().run(), undefined, !state.canRedo],
  ]
  return (
    <>
      <div role="toolbar" aria-label="Formatting" className="rich-text-tools" onKeyDown={moveByArrows}>
        {tools.map(([name, Icon, run, on, disabled], at) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            title={name}
            aria-pressed={on}
            aria-disabled={disabled || undefined}
            tabIndex={at === 0 ? 0 : -1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => disabled || run()}
          >
            {typeof Icon === 'string' ? Icon : <Icon aria-hidden="true" className="size-5" />}
          </button>
        ))}
      </div>
      {asking === 'link' && <LinkDialog editor={editor} onClose={() => setAsking(undefined)} />}
      {asking === 'picture' && <PictureDialog editor={editor} onClose={() => setAsking(undefined)} />}
    </>
  )
}

function tableTools(editor: Editor, inTable: boolean): Tool[] {
  const go = () => editor.chain().focus()
  if (!inTable)
    return [['Table', TableIcon, () => go().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(), false]]
  return [
    ['Remove the table', TableIcon, () => go().deleteTable().run(), true],
    ['Add a row below', '+ row', () => go().addRowAfter().run()],
    ['Remove this row', '− row', () => go().deleteRow().run()],
    ['Add a column to the right', '+ col', () => go().addColumnAfter().run()],
    ['Remove this column', '− col', () => go().deleteColumn().run()],
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

function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (!step) return
  event.preventDefault()
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const now = buttons.indexOf(document.activeElement as HTMLButtonElement)
  const next = buttons[(now + step + buttons.length) % buttons.length]
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1
  next?.focus()
}
