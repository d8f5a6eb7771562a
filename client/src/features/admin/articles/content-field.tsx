import { lazy, Suspense, useId, useState } from 'react'
import type { Control } from 'react-hook-form'
import { useController } from 'react-hook-form'
import { keepText, readText } from '../../../state/storage.ts'
import { FieldError } from '../../../ui/field.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { ArticlePreview } from './article-preview.tsx'
import type { ArticleValues } from './draft.ts'

const RichTextEditor = lazy(() => import('./rich-text-editor.tsx'))

const LABEL = 'Content (HTML)'
const WAYS = { html: 'HTML', rich: 'Rich text' }
/** Whoever prefers one of the two finds it again. */
const HABIT = 'articleEditor'

/** The article's text, as HTML with its preview beside it or in the rich-text editor: the same HTML, a press apart. */
export function ContentField({ control }: { control: Control<ArticleValues> }) {
  const id = useId()
  const { field, fieldState } = useController({ control, name: 'content' })
  const [rich, setRich] = useState(() => readText('device', HABIT) === 'rich')
  const [unreadable, setUnreadable] = useState(false)
  const error = fieldState.error?.message
  function choose(way: keyof typeof WAYS) {
    setRich(way === 'rich')
    setUnreadable(false)
    keepText('device', HABIT, way)
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <div>
        <Segmented label="How to write the content" options={WAYS} value={rich ? 'rich' : 'html'} onValue={choose} />
      </div>
      <p id={`${id}-note`} role="status" className={unreadable ? 'text-sm font-semibold text-amber' : 'sr-only'}>
        {unreadable && 'This article holds HTML that the rich-text editor would lose, so it stays in its HTML source.'}
      </p>
      {rich ? (
        <div>
          <p className="font-semibold">Content</p>
          <Suspense fallback={<Spinner label="Loading the editor" className="m-6 text-2xl text-brand" />}>
            <RichTextEditor
              html={field.value}
              onChange={field.onChange}
              onUnreadable={() => {
                setRich(false)
                setUnreadable(true)
              }}
              label="Content"
              describedBy={error ? `${id}-error` : undefined}
              invalid={error !== undefined}
            />
          </Suspense>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      ) : (
        <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
          <TextArea code label={LABEL} spellCheck error={error} {...field} />
          <ArticlePreview html={field.value} />
        </div>
      )}
    </div>
  )
}
