import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Article } from '#shared/contract/api.ts'
import { ArticleInput } from '#shared/forms/articles.ts'
import { errorMessage, HttpError } from '../../../api/call.ts'
import { Button } from '../../../ui/button.tsx'
import { CardSection } from '../../../ui/card.tsx'
import { toast, toastError } from '../../../ui/toast.tsx'
import { ArticleFields, ContentField } from './article-fields.tsx'
import { type ArticleDraft, type ArticleValues, deleteDraft, saveDraft, useUnsavedChangesWarning } from './draft.ts'
import { isEmptyArticle } from './sanitize-html.ts'
import { EditConflict, EditConflictError, invalidateArticle, saveArticle } from './save-article.tsx'

const emptyValues: ArticleValues = { title: '', category: '', image: '', slug: '', content: '' }
const valuesOf = ({ title, category, image, slug, content }: Article): ArticleValues => ({
  title,
  category,
  image,
  slug,
  content,
})
const resolver = zodResolver(ArticleInput)

type ArticleFormProps = {
  userId: number
  /** `null` for a new article. */
  article: Article | null
  /** Unsaved values from an earlier visit. */
  draft: ArticleDraft | null
  onUnsaved: (hasUnsavedChanges: boolean) => void
  onDone: () => void
}

export function ArticleForm({ userId, article, draft, onUnsaved, onDone }: ArticleFormProps) {
  const client = useQueryClient()
  const [openedArticle, setOpenedArticle] = useState(article)
  const [conflict, setConflict] = useState<EditConflictError>()
  const form = useForm<ArticleValues>({ resolver, defaultValues: article ? valuesOf(article) : emptyValues })
  const { control, handleSubmit, setError, setValue, setFocus, getValues, reset, formState } = form
  const { isDirty } = formState
  const leaveState = useRef({ hasUnsavedChanges: false, draft: { article, values: emptyValues } as ArticleDraft })
  const discardChanges = useCallback(() => {
    leaveState.current.hasUnsavedChanges = false
  }, [])

  const save = useMutation({
    mutationFn: ({ values, baseArticle }: { values: ArticleValues; baseArticle: Article | null }) =>
      saveArticle(values, baseArticle),
    onSuccess: async (_saved, { baseArticle }) => {
      discardChanges()
      const verb = baseArticle ? 'updated' : 'created'
      toast({ title: 'Success', description: `Article has been ${verb} successfully` })
      await invalidateArticle(client, baseArticle)
      onDone()
    },
    onError: (error, { baseArticle }) => {
      const description = baseArticle ? 'Failed to update article' : errorMessage(error, 'Failed to create article')
      toastError('Error', description)
      if (error instanceof EditConflictError) setConflict(error)
      else if (error instanceof HttpError) showFieldError(error)
    },
  })
  const hasUnsavedChanges = isDirty && !save.isSuccess
  useEffect(() => {
    leaveState.current = { hasUnsavedChanges, draft: { article: openedArticle, values: getValues() } }
    onUnsaved(hasUnsavedChanges)
  })
  useUnsavedChangesWarning(hasUnsavedChanges, discardChanges)
  useEffect(() => {
    for (const [name, value] of Object.entries(draft?.values ?? {}))
      setValue(name as keyof ArticleValues, value, { shouldDirty: true })
    deleteDraft(userId)
    return () => {
      if (leaveState.current.hasUnsavedChanges) saveDraft(userId, { ...leaveState.current.draft, values: getValues() })
    }
  }, [userId, draft, setValue, getValues])
  useEffect(() => {
    if (article) setFocus('title')
  }, [article, setFocus])

  function showFieldError({ status, text }: HttpError) {
    const fields = ['title', 'category', 'image', 'slug', 'content'] as const
    const field = status === 409 ? 'slug' : fields.find((name) => text.toLowerCase().startsWith(name))
    if (status === 409 || (status === 400 && field)) setError(field ?? 'slug', { message: text }, { shouldFocus: true })
  }
  const submit = (baseArticle: Article | null) =>
    handleSubmit((values) => {
      if (isEmptyArticle(values.content))
        return setError('content', { message: 'Content is required' }, { shouldFocus: true })
      save.mutate({ values, baseArticle })
    })
  const saveOnto = (baseArticle: Article | null) => {
    setOpenedArticle(baseArticle)
    setConflict(undefined)
    void submit(baseArticle)()
  }

  return (
    <CardSection heading={openedArticle ? 'Edit Article' : 'Add New Article'}>
      <form noValidate onSubmit={submit(openedArticle)} className="grid grid-cols-1 gap-6">
        {draft && <p role="status">Your unsaved text is back.</p>}
        <ArticleFields
          form={form}
          isNew={openedArticle === null}
          proposesSlug={article === null && !draft?.values.slug}
        />
        <ContentField control={control} />
        {conflict && (
          <EditConflict
            storedArticle={conflict.storedArticle}
            pending={save.isPending}
            onOverwrite={() => saveOnto(conflict.storedArticle)}
            onCreate={() => saveOnto(null)}
            onLoad={() => {
              if (!conflict.storedArticle) return
              setOpenedArticle(conflict.storedArticle)
              reset(valuesOf(conflict.storedArticle))
              setConflict(undefined)
            }}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={save.isPending}>
            {save.isPending ? 'Saving...' : openedArticle ? 'Update Article' : 'Create Article'}
          </Button>
          {openedArticle && (
            <Button variant="secondary" disabled={save.isPending} onClick={onDone}>
              Cancel Edit
            </Button>
          )}
        </div>
      </form>
    </CardSection>
  )
}
