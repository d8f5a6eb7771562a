import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ArticleCard } from '#shared/contract/api.ts'
import { call } from '../../../api/call.ts'
import { RemoveIcon } from '../../../ui/action-icons.tsx'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { invalidateArticle } from './save-article.ts'

export function DeleteArticle({ article, onDeleted }: { article: ArticleCard; onDeleted: () => void }) {
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => call('deleteArticle', { id: article.id }),
    onSuccess: async () => {
      toast({ title: 'Success', description: 'Article has been deleted successfully' })
      onDeleted()
      await invalidateArticle(client, article)
    },
    onError: () => toast({ title: 'Error', description: 'Failed to delete article', variant: 'destructive' }),
  })
  return (
    <ConfirmButton
      variant="quiet"
      size="small"
      aria-label={`Delete ${article.title}`}
      confirmation={{
        title: 'Delete Article',
        description: 'Are you sure you want to delete this article? This action cannot be undone.',
        confirmLabel: 'Delete',
      }}
      onConfirm={() => remove.mutateAsync()}
    >
      <RemoveIcon className="size-5" />
      Delete
    </ConfirmButton>
  )
}
