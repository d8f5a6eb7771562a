import type { QueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Article } from '#shared/contract/api.ts'
import { call, HttpError } from '../../../api/call.ts'
import { allArticles, article } from '../../../api/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { DateTime } from '../../../ui/date-time.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ArticlePreview } from './article-fields.tsx'
import type { ArticleValues } from './draft.ts'

type EditConflictProps = {
  /** `null` if it was deleted. */
  storedArticle: Article | null
  pending: boolean
  onOverwrite: () => void
  onLoad: () => void
  onCreate: () => void
}

/** Someone else saved the article meanwhile; no text is lost. */
export function EditConflict({ storedArticle, pending, onOverwrite, onLoad, onCreate }: EditConflictProps) {
  const [isViewing, setViewing] = useState(false)
  const viewButton = useRef<HTMLButtonElement>(null)
  if (!storedArticle)
    return (
      <div role="alert" className="grid justify-items-start gap-4 rounded-xl bg-sun-soft p-5">
        <p className="font-semibold text-amber">
          Somebody deleted this article while you were editing it. Your text is still here.
        </p>
        <Button variant="secondary" size="small" pending={pending} onClick={onCreate}>
          Create it anew
        </Button>
      </div>
    )
  return (
    <div role="alert" className="grid gap-4 rounded-xl bg-sun-soft p-5">
      <p className="font-semibold text-amber">
        Somebody changed this article on <DateTime timestamp={storedArticle.updatedAt} withTime />, while you were
        editing it. Nothing was saved, and your text is still here.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button ref={viewButton} variant="secondary" size="small" onClick={() => setViewing(true)}>
          View the other version
        </Button>
        <Button variant="secondary" size="small" onClick={onLoad}>
          Load the other version
        </Button>
        <Button variant="secondary" size="small" pending={pending} onClick={onOverwrite}>
          Save mine over it
        </Button>
      </div>
      <Dialog
        isOpen={isViewing}
        opener={viewButton}
        onClose={() => setViewing(false)}
        title={storedArticle.title}
        description={storedArticle.category}
      >
        <div className="mt-4">
          <ArticlePreview html={storedArticle.content} />
        </div>
      </Dialog>
    </div>
  )
}

/** The article was changed meanwhile, or deleted (`null`). */
export class EditConflictError extends Error {
  readonly storedArticle: Article | null
  constructor(storedArticle: Article | null) {
    super('The article changed meanwhile')
    this.storedArticle = storedArticle
  }
}

/**
 * Updates the opened article only if it is unchanged on the server.
 * @throws EditConflictError if someone else changed or deleted it
 */
export async function saveArticle(values: ArticleValues, openedArticle: Article | null): Promise<Article> {
  if (!openedArticle) return call('createArticle', values)
  try {
    return await call('updateArticle', { id: openedArticle.id, revision: openedArticle.revision, ...values })
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) throw new EditConflictError(null)
    // A slug already in use is a 409 too.
    if (error instanceof HttpError && error.status === 409) {
      const storedArticle = await fetchStoredArticle(openedArticle)
      if (storedArticle?.revision !== openedArticle.revision) throw new EditConflictError(storedArticle)
    }
    throw error
  }
}

/** Found by a current or former slug; `null` if it is deleted. */
async function fetchStoredArticle({ id, slug }: Article): Promise<Article | null> {
  try {
    const storedArticle = await call('getArticle', { slug })
    return storedArticle.id === id ? storedArticle : null
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null
    throw error
  }
}

export async function invalidateArticle(client: QueryClient, openedArticle: { slug: string } | null) {
  if (openedArticle) client.removeQueries(article(openedArticle.slug))
  await client.invalidateQueries(allArticles)
}
