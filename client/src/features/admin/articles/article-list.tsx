import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import type { ArticleCard } from '#shared/contract/api.ts'
import { languageName } from '#shared/format/names.ts'
import { editedArticles } from '../../../api/admin-queries.ts'
import { call } from '../../../api/call.ts'
import { RemoveIcon } from '../../../ui/action-icons.tsx'
import { Button } from '../../../ui/button.tsx'
import { CardSection } from '../../../ui/card.tsx'
import { ConfirmButton } from '../../../ui/dialog.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { LoadMore } from '../../../ui/paginated-list.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { toast, toastError } from '../../../ui/toast.tsx'
import { invalidateArticle } from './save-article.tsx'

type ArticleListProps = {
  onEdit: (article: ArticleCard) => void
  /** Being fetched for editing. */
  openingId: number | undefined
  onDeleted: (id: number) => void
}

export function ArticleList({ onEdit, openingId, onDeleted }: ArticleListProps) {
  const query = useInfiniteQuery(editedArticles)
  const { data, isError } = query
  const articles = data?.pages.flat()
  return (
    <CardSection heading="Articles List">
      {isError && !data && <LoadError message="The articles could not be loaded." query={query} />}
      {!data && !isError && (
        <div role="status" aria-label="Loading the articles" className="grid gap-4">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-14" />
          ))}
        </div>
      )}
      {articles?.length === 0 && (
        <p className="text-soft">There are no articles yet. The form above creates the first.</p>
      )}
      <ul className="divide-y divide-line">
        {articles?.map((article) => (
          <li key={article.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-[1_1_16rem]">
              <TextLink href={`/tips/${article.slug}`} standalone>
                {article.title}
              </TextLink>
              <p className="text-sm text-soft">{article.category}</p>
              {article.outdatedTranslations.map((language) => (
                <p key={language} className="text-sm">
                  {`${languageName(language)} translation is older than the text`}
                </p>
              ))}
            </div>
            <div className="flex gap-1">
              <Button
                variant="quiet"
                size="small"
                aria-label={`Edit ${article.title}`}
                pending={openingId === article.id}
                onClick={() => onEdit(article)}
              >
                {openingId !== article.id && <Pencil aria-hidden="true" className="size-5" />}
                Edit
              </Button>
              <DeleteArticle article={article} onDeleted={() => onDeleted(article.id)} />
            </div>
          </li>
        ))}
      </ul>
      <LoadMore query={query} errorMessage="The older articles could not be loaded." />
    </CardSection>
  )
}

function DeleteArticle({ article, onDeleted }: { article: ArticleCard; onDeleted: () => void }) {
  const client = useQueryClient()
  async function remove() {
    await call('deleteArticle', { id: article.id })
    toast({ title: 'Success', description: 'Article has been deleted successfully' })
    onDeleted()
    await invalidateArticle(client, article)
  }
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
      onConfirm={remove}
      onFailed={() => toastError('Error', 'Failed to delete article')}
    >
      <RemoveIcon className="size-5" />
      Delete
    </ConfirmButton>
  )
}
