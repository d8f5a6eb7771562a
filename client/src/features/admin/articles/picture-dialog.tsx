import type { Editor } from '@tiptap/react'
import type { RefObject } from 'react'
import { useForm } from 'react-hook-form'
import { isPictureAddress } from '#shared/forms/articles.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { DialogForm } from './dialog-form.tsx'
import { UploadPicture } from './upload-picture.tsx'

type PictureDialogProps = { editor: Editor; opener: RefObject<HTMLElement | null>; onClose: () => void }

const emptyForm = { src: '', alt: '', caption: '' }

export function PictureDialog({ editor, opener, onClose }: PictureDialogProps) {
  const { register, handleSubmit, setValue, setError, clearErrors, formState } = useForm({ defaultValues: emptyForm })
  const insertPicture = handleSubmit(({ src, alt, caption }) => {
    const captionText = caption.trim()
    const content = [
      { type: 'figurePicture', attrs: { src: src.trim(), alt: alt.trim() } },
      ...(captionText ? [{ type: 'figcaption', content: [{ type: 'text', text: captionText }] }] : []),
    ]
    editor.chain().focus().insertContent({ type: 'figure', content }).run()
    onClose()
  })
  return (
    <Dialog isOpen opener={opener} onClose={onClose} title="Picture">
      <DialogForm onSubmit={insertPicture}>
        <div>
          <TextField
            label="Address of the picture"
            inputMode="url"
            autoComplete="off"
            error={formState.errors.src?.message}
            {...register('src', { validate: (src) => isPictureAddress(src.trim()) || 'Must be a valid URL' })}
          />
          <UploadPicture
            onUploaded={(address) => setValue('src', address)}
            onError={(message) => (message ? setError('src', { message }) : clearErrors('src'))}
          />
        </div>
        <TextField
          label="What it shows"
          hint="For people who do not see it. Leave it empty if it only decorates."
          {...register('alt')}
        />
        <TextField label="Caption" optional {...register('caption')} />
        <Button type="submit" className="justify-self-start">
          Insert Picture
        </Button>
      </DialogForm>
    </Dialog>
  )
}
