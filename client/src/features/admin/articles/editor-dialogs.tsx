import type { Editor } from '@tiptap/react'
import type { ReactNode, RefObject, SubmitEvent } from 'react'
import { useForm } from 'react-hook-form'
import { isLinkAddress } from '#shared/forms/article-html.ts'
import { isPictureAddress } from '#shared/forms/articles.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { UploadPicture } from './upload-picture.tsx'

type LinkDialogProps = { editor: Editor; opener: RefObject<HTMLElement | null>; onClose: () => void }

/** The address itself is inserted if nothing is selected. */
export function LinkDialog({ editor, opener, onClose }: LinkDialogProps) {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { address: (editor.getAttributes('link').href ?? '') as string },
  })
  const previousAddress = formState.defaultValues?.address
  const setLink = handleSubmit(({ address }) => {
    const href = address.trim()
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !previousAddress)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    onClose()
  })
  return (
    <Dialog isOpen opener={opener} onClose={onClose} title="Link">
      <DialogForm onSubmit={setLink}>
        <TextField
          label="Address"
          inputMode="url"
          autoComplete="off"
          hint="For example https://example.com or /calculators/solar"
          error={formState.errors.address?.message}
          {...register('address', {
            validate: (address) =>
              isLinkAddress(address.trim()) || 'Begin with https:// or, for a page of this site, with /',
          })}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">Set Link</Button>
          {previousAddress && (
            <Button
              variant="secondary"
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetLink().run()
                onClose()
              }}
            >
              Remove Link
            </Button>
          )}
        </div>
      </DialogForm>
    </Dialog>
  )
}

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

/** The form is inside the article's form in React's tree, so its submit event must not bubble. */
const DialogForm = ({ onSubmit, children }: { onSubmit: (event: SubmitEvent) => unknown; children: ReactNode }) => (
  <form
    noValidate
    onSubmit={(event) => {
      event.stopPropagation()
      void onSubmit(event)
    }}
    className="mt-5 grid gap-5"
  >
    {children}
  </form>
)
