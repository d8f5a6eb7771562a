import { useRef, useState } from 'react'
import type { Article } from '#shared/contract/api.ts'
import { Button } from '../../../ui/button.tsx'
import { DateTime } from '../../../ui/date-time.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ArticlePreview } from './article-fields.tsx'

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
