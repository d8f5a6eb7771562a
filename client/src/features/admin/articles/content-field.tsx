import { Suspense, useId, useState } from 'react'
import type { Control } from 'react-hook-form'
import { useController } from 'react-hook-form'
import { readText, writeText } from '../../../state/storage.ts'
import { FieldError } from '../../../ui/field.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { ArticlePreview } from './article-preview.tsx'
import type { ArticleValues } from './draft.ts'

const RichTextEditor = lazyPart(() => import('./rich-text-editor.tsx'))

const LABEL = 'Content (HTML)'
const EDITOR_MODES = { html: 'HTML', rich: 'Rich text' }
const EDITOR_MODE_KEY = 'articleEditor'

export function ContentField({ control }: { control: Control<ArticleValues> }) {
  const id = useId()
  const { field, fieldState } = useController({ control, name: 'content' })
  const [isRichText, setRichText] = useState(() => readText('device', EDITOR_MODE_KEY) === 'rich')
  const [isUnreadable, setUnreadable] = useState(false)
  const error = fieldState.error?.message
  function chooseMode(mode: keyof typeof EDITOR_MODES) {
    setRichText(mode === 'rich')
    setUnreadable(false)
    writeText('device', EDITOR_MODE_KEY, mode)
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <div>
        <SegmentedControl
          label="How to write the content"
          options={EDITOR_MODES}
          value={isRichText ? 'rich' : 'html'}
          onValue={chooseMode}
        />
      </div>
      <p id={`${id}-note`} role="status" className={isUnreadable ? 'text-sm font-semibold text-amber' : 'sr-only'}>
        {isUnreadable &&
          'This article holds HTML that the rich-text editor would lose, so it stays in its HTML source.'}
      </p>
      {isRichText ? (
        <div>
          <p className="font-semibold">Content</p>
          <Suspense fallback={<Spinner label="Loading the editor" className="m-6 text-2xl text-brand" />}>
            <RichTextEditor
              html={field.value}
              onChange={field.onChange}
              onUnreadable={() => {
                setRichText(false)
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
