import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ArticleCard } from '#shared/contract/api.ts'
import { call } from '../../../api/call.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.tsx'
import { articleChanged } from './save-article.ts'

export function DeleteArticle({ article, onDeleted }: { article: ArticleCard; onDeleted: () => void }) {
  const [asking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => call('deleteArticle', { id: article.id }),
    onSuccess: async () => {
      toast({ title: 'Success', description: 'Article has been deleted successfully' })
      onDeleted()
      await articleChanged(article)
    },
    onError: () => toast({ title: 'Error', description: 'Failed to delete article', variant: 'destructive' }),
    onSettled: () => setAsking(false),
  })
  return (
    <>
      <Button variant="quiet" size="small" aria-label={`Delete ${article.title}`} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" className="size-5" />
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate()}
        pending={remove.isPending}
        title="Delete Article"
        description="Are you sure you want to delete this article? This action cannot be undone."
        confirm="Delete"
      />
    </>
  )
}
