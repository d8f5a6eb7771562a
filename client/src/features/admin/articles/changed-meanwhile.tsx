import { useRef, useState } from 'react'
import type { Article } from '#shared/contract/api.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { ArticlePreview } from './article-preview.tsx'

type ChangedMeanwhileProps = {
  /** The article as it is stored now; null when somebody deleted it. */
  stored: Article | null
  pending: boolean
  onOverwrite: () => void
  onLoad: () => void
  onCreate: () => void
}

/** Two people edited the same article: the later one sees it, and nobody's text is lost. */
export function ChangedMeanwhile({ stored, pending, onOverwrite, onLoad, onCreate }: ChangedMeanwhileProps) {
  const [viewing, setViewing] = useState(false)
  const viewButton = useRef<HTMLButtonElement>(null)
  if (!stored)
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
        Somebody changed this article on <Moment at={stored.updatedAt} time />, while you were editing it. Nothing was
        saved, and your text is still here.
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
        open={viewing}
        opener={viewButton}
        onClose={() => setViewing(false)}
        title={stored.title}
        description={stored.category}
      >
        <div className="mt-4">
          <ArticlePreview html={stored.content} />
        </div>
      </Dialog>
    </div>
  )
}
