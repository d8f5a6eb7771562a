import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { TextField } from '../../../ui/field.tsx'
import { CoverField } from './cover-field.tsx'
import type { ArticleValues } from './draft.ts'
import { slugOf } from './slug.ts'

interface ArticleFieldsProps {
  readonly form: UseFormReturn<ArticleValues>
  readonly isNew: boolean
  /** Whether the title proposes the slug, at first: it does until somebody writes one. */
  readonly proposesSlug: boolean
}

/** What an article is called and where it stands; everything but its text. */
export function ArticleFields({ form, isNew, proposesSlug }: ArticleFieldsProps) {
  const { register, setValue, formState } = form
  const { errors, isSubmitted } = formState
  const proposes = useRef(proposesSlug)
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
      <TextField
        label="Title"
        autoComplete="off"
        error={errors.title?.message}
        {...register('title', {
          onChange: ({ target }) => {
            if (proposes.current) setValue('slug', slugOf(target.value), { shouldValidate: isSubmitted })
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
            proposes.current = isNew && target.value === ''
          },
        })}
      />
    </div>
  )
}
