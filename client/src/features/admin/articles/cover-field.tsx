import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import { isPictureAddress } from '#shared/forms/articles.ts'
import { TextField } from '../../../ui/field.tsx'
import type { ArticleValues } from './draft.ts'
import { UploadPicture } from './upload-picture.tsx'

/**
 * The cover by its address, or from the person's device, and what it looks like. A typed address is shown when the field is
 * left: each half of it would be asked for too.
 */
export function CoverField({ form }: { form: UseFormReturn<ArticleValues> }) {
  const image = useWatch({ control: form.control, name: 'image' }).trim()
  const [beforeTyping, setBeforeTyping] = useState<string>()
  const shown = beforeTyping ?? image
  return (
    <div>
      <TextField
        label="Image URL"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={form.formState.errors.image?.message}
        {...form.register('image', {
          onChange: () => setBeforeTyping((before) => before ?? image),
          onBlur: () => setBeforeTyping(undefined),
        })}
      />
      <UploadPicture
        onUploaded={(address) => form.setValue('image', address, { shouldDirty: true, shouldValidate: true })}
        onError={(message) => (message ? form.setError('image', { message }) : form.clearErrors('image'))}
      />
      {isPictureAddress(shown) && (
        <img
          src={shown}
          alt="The cover"
          className="mt-3 aspect-2/1 w-full max-w-64 rounded-xl bg-sunken object-cover"
        />
      )}
    </div>
  )
}
