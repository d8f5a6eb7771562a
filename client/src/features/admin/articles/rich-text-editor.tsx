import { EditorContent, useEditor } from '@tiptap/react'
import { useState } from 'react'
import { EditorTools } from './editor-tools.tsx'
import { formatHtml, isSameArticle } from './format-html.ts'
import { richTextSchema } from './rich-text-schema.ts'
import { sanitizeHtml } from './sanitize-html.ts'
import './rich-text.css'

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
