import { EditorContent, useEditor } from '@tiptap/react'
import { useState } from 'react'
import { cleanHtml } from './clean-html.ts'
import { EditorTools } from './editor-tools.tsx'
import { richTextSchema } from './rich-text-schema.ts'
import { isSameArticle, tidy } from './tidy-html.ts'
import './rich-text.css'

const BOX = 'mt-2 rounded-xl border-[1.5px] border-edge bg-surface focus-within:border-focus data-invalid:border-danger'

type RichTextEditorProps = {
  /** The HTML it opens with; what is typed afterwards is told by `onChange`. */
  html: string
  onChange: (html: string) => void
  /** When the HTML holds something that would be lost here. */
  onUnreadable: () => void
  label: string
  describedBy: string | undefined
  invalid: boolean
}

/** Writes and reads the article's own HTML. Arrives when it is first asked for. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { html, onChange, onUnreadable, label, describedBy, invalid } = props
  const [opened] = useState(html)
  const editor = useEditor({
    extensions: richTextSchema,
    content: cleanHtml(opened),
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
      if (!isSameArticle(opened, editor.isEmpty ? '' : editor.getHTML())) onUnreadable()
    },
    onUpdate: ({ editor }) => onChange(editor.isEmpty ? '' : tidy(editor.getHTML())),
  })
  return (
    <div className={BOX} data-invalid={invalid || undefined}>
      {editor && <EditorTools editor={editor} />}
      <EditorContent editor={editor} />
    </div>
  )
}
