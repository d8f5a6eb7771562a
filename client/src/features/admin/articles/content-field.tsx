import { lazy, Suspense, useId, useState } from 'react'
import type { Control } from 'react-hook-form'
import { useController } from 'react-hook-form'
import { TextArea } from '../../../ui/field.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { ArticlePreview } from './article-preview.tsx'
import type { ArticleValues } from './draft.ts'

const RichTextEditor = lazy(() => import('./rich-text-editor.tsx'))

const LABEL = 'Content (HTML)'
const HABIT = 'articleEditor'

/** The article's text, as HTML with its preview beside it or in the rich-text editor: the same HTML, a press apart. */
export function ContentField({ control }: { control: Control<ArticleValues> }) {
  const id = useId()
  const { field, fieldState } = useController({ control, name: 'content' })
  const [rich, setRich] = useState(() => read() === 'rich')
  const [unreadable, setUnreadable] = useState(false)
  const error = fieldState.error?.message
  function choose(wanted: boolean) {
    setRich(wanted)
    setUnreadable(false)
    write(wanted ? 'rich' : 'html')
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would head the whole field */}
      <div role="group" aria-label="How to write the content" className="choice justify-self-start">
        <button type="button" aria-pressed={!rich} onClick={() => choose(false)}>
          HTML
        </button>
        <button type="button" aria-pressed={rich} onClick={() => choose(true)}>
          Rich text
        </button>
      </div>
      <p id={`${id}-note`} role="status" className={unreadable ? 'text-sm font-semibold text-amber' : 'sr-only'}>
        {unreadable && 'This article holds HTML that the rich-text editor would lose, so it stays in its HTML source.'}
      </p>
      {rich ? (
        <div>
          <p className="field-label">Content</p>
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
          <p id={`${id}-error`} className="field-error" aria-live="polite">
            {error}
          </p>
        </div>
      ) : (
        <div className="article-content">
          <TextArea label={LABEL} spellCheck error={error} {...field} />
          <ArticlePreview html={field.value} />
        </div>
      )}
    </div>
  )
}

function read() {
  try {
    return localStorage.getItem(HABIT)
  } catch {
    return null
  }
}

/** Whoever prefers one of the two finds it again. */
function write(habit: 'rich' | 'html') {
  try {
    localStorage.setItem(HABIT, habit)
  } catch {
    // Storage is turned off: the choice lasts as long as the page.
  }
}
