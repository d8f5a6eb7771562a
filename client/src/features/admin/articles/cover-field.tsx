import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import { isPictureAddress } from '#shared/forms/articles.ts'
import { TextField } from '../../../ui/field.tsx'
import type { ArticleValues } from './draft.ts'
import { UploadPicture } from './upload-picture.tsx'

/** A typed URL is loaded on blur only, so that partial URLs are not requested. */
export function CoverField({ form }: { form: UseFormReturn<ArticleValues> }) {
  const image = useWatch({ control: form.control, name: 'image' }).trim()
  const [imageBeforeTyping, setImageBeforeTyping] = useState<string>()
  const shownImage = imageBeforeTyping ?? image
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
          onChange: () => setImageBeforeTyping((before) => before ?? image),
          onBlur: () => setImageBeforeTyping(undefined),
        })}
      />
      <UploadPicture
        onUploaded={(address) => form.setValue('image', address, { shouldDirty: true, shouldValidate: true })}
        onError={(message) => (message ? form.setError('image', { message }) : form.clearErrors('image'))}
      />
      {isPictureAddress(shownImage) && (
        <img
          src={shownImage}
          alt="The cover"
          className="mt-3 aspect-2/1 w-full max-w-64 rounded-xl bg-sunken object-cover"
        />
      )}
    </div>
  )
}
