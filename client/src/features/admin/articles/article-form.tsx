import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Article } from '#shared/contract/api.ts'
import { ArticleInput } from '#shared/forms/articles.ts'
import { HttpError, sentence } from '../../../api/call.ts'
import { Button } from '../../../ui/button.tsx'
import { CardSection } from '../../../ui/card.tsx'
import { toast } from '../../../ui/toast.tsx'
import { ArticleFields } from './article-fields.tsx'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { isEmptyArticle } from './clean-html.ts'
import { ContentField } from './content-field.tsx'
import { type ArticleValues, type Draft, forgetDraft, keepDraft } from './draft.ts'
import { useLeaveQuestion } from './leaving.ts'
import { articleChanged, ChangedMeanwhileError, saveArticle } from './save-article.ts'

const empty: ArticleValues = { title: '', category: '', image: '', slug: '', content: '' }
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
  /** The article to change; null for a new one. */
  article: Article | null
  /** Values that were typed before and not saved. */
  draft: Draft | null
  onUnsaved: (unsaved: boolean) => void
  onDone: () => void
}

export function ArticleForm({ userId, article, draft, onUnsaved, onDone }: ArticleFormProps) {
  const client = useQueryClient()
  const [opened, setOpened] = useState(article)
  const [changed, setChanged] = useState<ChangedMeanwhileError>()
  const form = useForm<ArticleValues>({ resolver, defaultValues: article ? valuesOf(article) : empty })
  const { control, handleSubmit, setError, setValue, setFocus, getValues, reset, formState } = form
  const { isDirty } = formState
  const leave = useRef({ unsaved: false, draft: { article, values: empty } as Draft })
  const giveUp = useCallback(() => {
    leave.current.unsaved = false
  }, [])

  const save = useMutation({
    mutationFn: ({ values, over }: { values: ArticleValues; over: Article | null }) => saveArticle(values, over),
    onSuccess: async (_saved, { over }) => {
      giveUp()
      const done = over ? 'updated' : 'created'
      toast({ title: 'Success', description: `Article has been ${done} successfully` })
      await articleChanged(client, over)
      onDone()
    },
    onError: (error, { over }) => {
      const description = over ? 'Failed to update article' : sentence(error, 'Failed to create article')
      toast({ title: 'Error', description, variant: 'destructive' })
      if (error instanceof ChangedMeanwhileError) setChanged(error)
      else if (error instanceof HttpError) showAtField(error)
    },
  })
  const unsaved = isDirty && !save.isSuccess
  useEffect(() => {
    leave.current = { unsaved, draft: { article: opened, values: getValues() } }
    onUnsaved(unsaved)
  })
  useLeaveQuestion(unsaved, giveUp)
  useEffect(() => {
    for (const [name, value] of Object.entries(draft?.values ?? {}))
      setValue(name as keyof ArticleValues, value, { shouldDirty: true })
    forgetDraft(userId)
    return () => {
      if (leave.current.unsaved) keepDraft(userId, { ...leave.current.draft, values: getValues() })
    }
  }, [userId, draft, setValue, getValues])
  useEffect(() => {
    if (article) setFocus('title')
  }, [article, setFocus])

  function showAtField({ status, text }: HttpError) {
    const fields = ['title', 'category', 'image', 'slug', 'content'] as const
    const field = status === 409 ? 'slug' : fields.find((name) => text.toLowerCase().startsWith(name))
    if (status === 409 || (status === 400 && field)) setError(field ?? 'slug', { message: text }, { shouldFocus: true })
  }
  const submit = (over: Article | null) =>
    handleSubmit((values) => {
      if (isEmptyArticle(values.content))
        return setError('content', { message: 'Content is required' }, { shouldFocus: true })
      save.mutate({ values, over })
    })
  const saveOver = (over: Article | null) => {
    setOpened(over)
    setChanged(undefined)
    void submit(over)()
  }

  return (
    <CardSection heading={opened ? 'Edit Article' : 'Add New Article'}>
      <form noValidate onSubmit={submit(opened)} className="grid grid-cols-1 gap-6">
        {draft && <p role="status">Your unsaved text is back.</p>}
        <ArticleFields form={form} isNew={opened === null} proposesSlug={article === null && !draft?.values.slug} />
        <ContentField control={control} />
        {changed && (
          <ChangedMeanwhile
            stored={changed.stored}
            pending={save.isPending}
            onOverwrite={() => saveOver(changed.stored)}
            onCreate={() => saveOver(null)}
            onLoad={() => {
              if (!changed.stored) return
              setOpened(changed.stored)
              reset(valuesOf(changed.stored))
              setChanged(undefined)
            }}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={save.isPending}>
            {save.isPending ? 'Saving...' : opened ? 'Update Article' : 'Create Article'}
          </Button>
          {opened && (
            <Button variant="secondary" disabled={save.isPending} onClick={onDone}>
              Cancel Edit
            </Button>
          )}
        </div>
      </form>
    </CardSection>
  )
}
