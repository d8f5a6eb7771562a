import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Article, ArticleCard } from '#shared/contract/api.ts'
import { headingOf } from '#shared/pages.ts'
import { call } from '../api/call.ts'
import { currentUser } from '../api/queries.ts'
import { AdminPage } from '../features/admin/admin-page.tsx'
import { ArticleForm } from '../features/admin/articles/article-form.tsx'
import { ArticleList } from '../features/admin/articles/article-list.tsx'
import { type ArticleDraft, confirmLeave, readDraft } from '../features/admin/articles/draft.ts'
import { toastError } from '../ui/toast.tsx'

/** What the form edits. A new number resets the form. */
interface Opening {
  readonly number: number
  readonly article: Article | null
  readonly draft: ArticleDraft | null
}

export default function AdminArticlesPage() {
  const { data: user } = useQuery(currentUser)
  // Survives the end of the session, to store the draft under its author.
  const [userId] = useState(user?.id ?? 0)
  const [opening, setOpening] = useState<Opening>(() => {
    const draft = readDraft(userId)
    return { number: 1, article: draft?.article ?? null, draft }
  })
  const [hasUnsavedChanges, setUnsavedChanges] = useState(false)
  const openArticle = (article: Article | null) =>
    setOpening(({ number }) => ({ number: number + 1, article, draft: null }))

  const openForEditing = useMutation({
    // The list has no content, and the cached article may be outdated.
    mutationFn: ({ slug }: ArticleCard) => call('getArticle', { slug }),
    onSuccess: openArticle,
    onError: () => toastError('Error', 'The article could not be loaded.'),
  })

  return (
    <AdminPage heading={headingOf('/admin/articles')}>
      <div className="grid grid-cols-1 gap-8">
        <ArticleForm
          key={opening.number}
          userId={userId}
          article={opening.article}
          draft={opening.draft}
          onUnsaved={setUnsavedChanges}
          onDone={() => {
            openArticle(null)
            document.querySelector('h1')?.focus()
          }}
        />
        <ArticleList
          openingId={openForEditing.isPending ? openForEditing.variables.id : undefined}
          onEdit={(article) => {
            if (confirmLeave(hasUnsavedChanges)) openForEditing.mutate(article)
          }}
          onDeleted={(id) => {
            if (opening.article?.id === id && !hasUnsavedChanges) openArticle(null)
          }}
        />
      </div>
    </AdminPage>
  )
}
