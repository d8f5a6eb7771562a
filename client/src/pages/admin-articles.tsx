import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Article, ArticleCard } from '#shared/contract/api.ts'
import { headingOf } from '#shared/pages.ts'
import { call } from '../api/call.ts'
import { currentUser } from '../api/queries.ts'
import { AdminPage } from '../features/admin/admin-page.tsx'
import { ArticleForm } from '../features/admin/articles/article-form.tsx'
import { ArticleList } from '../features/admin/articles/article-list.tsx'
import { type Draft, readDraft } from '../features/admin/articles/draft.ts'
import { mayLeave } from '../features/admin/articles/leaving.ts'
import { toast } from '../ui/toast.tsx'

/** What the form holds. Each opening has a number of its own, so that the form begins anew with it. */
interface Opening {
  readonly number: number
  readonly article: Article | null
  readonly draft: Draft | null
}

export default function AdminArticlesPage() {
  const { data: user } = useQuery(currentUser)
  // Should the sign-in end, the form still knows whose text it keeps.
  const [userId] = useState(user?.id ?? 0)
  const [opening, setOpening] = useState<Opening>(() => {
    const draft = readDraft(userId)
    return { number: 1, article: draft?.article ?? null, draft }
  })
  const [unsaved, setUnsaved] = useState(false)
  const open = (article: Article | null) => setOpening(({ number }) => ({ number: number + 1, article, draft: null }))

  const edit = useMutation({
    // The list has no content, and what was read before may be old.
    mutationFn: ({ slug }: ArticleCard) => call('getArticle', { slug }),
    onSuccess: open,
    onError: () => toast({ title: 'Error', description: 'The article could not be loaded.', variant: 'destructive' }),
  })

  return (
    <AdminPage heading={headingOf('/admin/articles')}>
      <div className="grid grid-cols-1 gap-8">
        <ArticleForm
          key={opening.number}
          userId={userId}
          article={opening.article}
          draft={opening.draft}
          onUnsaved={setUnsaved}
          onDone={() => {
            open(null)
            document.querySelector('h1')?.focus()
          }}
        />
        <ArticleList
          opening={edit.isPending ? edit.variables.id : undefined}
          onEdit={(article) => {
            if (mayLeave(unsaved)) edit.mutate(article)
          }}
          onDeleted={(id) => {
            if (opening.article?.id === id && !unsaved) open(null)
          }}
        />
      </div>
    </AdminPage>
  )
}
