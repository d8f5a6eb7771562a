import { Suspense, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { type Control, type UseFormReturn, useController, useWatch } from 'react-hook-form'
import { isPictureAddress } from '#shared/forms/articles.ts'
import { MAX_SLUG_LENGTH } from '#shared/forms/lengths.ts'
import { readText, writeText } from '../../../state/storage.ts'
import { FieldError, TextField } from '../../../ui/field.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { ArticleValues } from './draft.ts'
import { sanitizeToFragment } from './sanitize-html.ts'
import { UploadPicture } from './upload-picture.tsx'

interface ArticleFieldsProps {
  readonly form: UseFormReturn<ArticleValues>
  readonly isNew: boolean
  /** The title proposes the slug until someone edits it. */
  readonly proposesSlug: boolean
}

/** All fields but the text. */
export function ArticleFields({ form, isNew, proposesSlug }: ArticleFieldsProps) {
  const { register, setValue, formState } = form
  const { errors, isSubmitted } = formState
  const isProposingSlug = useRef(proposesSlug)
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
      <TextField
        label="Title"
        autoComplete="off"
        error={errors.title?.message}
        {...register('title', {
          onChange: ({ target }) => {
            if (isProposingSlug.current) setValue('slug', suggestSlug(target.value), { shouldValidate: isSubmitted })
          },
        })}
      />
      <TextField label="Category" autoComplete="off" error={errors.category?.message} {...register('category')} />
      <CoverField form={form} />
      <TextField
        label="URL Slug"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="The end of the article's address; an old address leads to the new one"
        error={errors.slug?.message}
        {...register('slug', {
          onChange: ({ target }) => {
            isProposingSlug.current = isNew && target.value === ''
          },
        })}
      />
    </div>
  )
}

/** Lower-case letters, digits and single hyphens. */
const suggestSlug = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-+|-+$/g, '')

/** A typed URL is loaded on blur only, so that partial URLs are not requested. */
function CoverField({ form }: { form: UseFormReturn<ArticleValues> }) {
  const image = useWatch({ control: form.control, name: 'image' }).trim()
  const [imageBeforeTyping, setImageBeforeTyping] = useState<string>()
  const shownImage = imageBeforeTyping ?? image
  return (
    <div>
      <TextField
        label="Image URL"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={form.formState.errors.image?.message}
        {...form.register('image', {
          onChange: () => setImageBeforeTyping((before) => before ?? image),
          onBlur: () => setImageBeforeTyping(undefined),
        })}
      />
      <UploadPicture
        onUploaded={(address) => form.setValue('image', address, { shouldDirty: true, shouldValidate: true })}
        onError={(message) => (message ? form.setError('image', { message }) : form.clearErrors('image'))}
      />
      {isPictureAddress(shownImage) && (
        <img
          src={shownImage}
          alt="The cover"
          className="mt-3 aspect-2/1 w-full max-w-64 rounded-xl bg-sunken object-cover"
        />
      )}
    </div>
  )
}

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

const FRAME =
  'mt-2 max-h-128 min-h-48 overflow-auto rounded-xl border-[1.5px] border-dashed border-edge bg-paper px-5 py-4'

export function ArticlePreview({ html }: { html: string }) {
  const target = useRef<HTMLDivElement>(null)
  const shown = useDeferredValue(html)
  useEffect(() => {
    const article = sanitizeToFragment(shown)
    // Elements wider than the preview scroll, and must be reachable by keyboard.
    for (const wide of article.querySelectorAll<HTMLElement>('table, pre')) wide.tabIndex = 0
    target.current?.replaceChildren(article)
  }, [shown])
  return (
    <div className="flex flex-col">
      <p className="font-semibold">Preview</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      <section aria-label="Preview" className={FRAME} tabIndex={0}>
        <div ref={target} className="prose text-[1rem] [&>:first-child]:mt-0" />
        {shown.trim() === '' && <p className="text-soft">What you write appears here.</p>}
      </section>
    </div>
  )
}
