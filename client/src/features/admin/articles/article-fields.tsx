import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { MAX_SLUG_LENGTH } from '#shared/forms/lengths.ts'
import { TextField } from '../../../ui/field.tsx'
import { CoverField } from './cover-field.tsx'
import type { ArticleValues } from './draft.ts'

interface ArticleFieldsProps {
  readonly form: UseFormReturn<ArticleValues>
  readonly isNew: boolean
  /** The title proposes the slug until someone edits it. */
  readonly proposesSlug: boolean
}

/** All fields but the text. */
export function ArticleFields({ form, isNew, proposesSlug }: ArticleFieldsProps) {
  const { register, setValue, formState } = form
  const { errors, isSubmitted } = formState
  const isProposingSlug = useRef(proposesSlug)
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
      <TextField
        label="Title"
        autoComplete="off"
        error={errors.title?.message}
        {...register('title', {
          onChange: ({ target }) => {
            if (isProposingSlug.current) setValue('slug', suggestSlug(target.value), { shouldValidate: isSubmitted })
          },
        })}
      />
      <TextField label="Category" autoComplete="off" error={errors.category?.message} {...register('category')} />
      <CoverField form={form} />
      <TextField
        label="URL Slug"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="The end of the article's address; an old address leads to the new one"
        error={errors.slug?.message}
        {...register('slug', {
          onChange: ({ target }) => {
            isProposingSlug.current = isNew && target.value === ''
          },
        })}
      />
    </div>
  )
}

/** Lower-case letters, digits and single hyphens. */
function suggestSlug(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-+|-+$/g, '')
}
