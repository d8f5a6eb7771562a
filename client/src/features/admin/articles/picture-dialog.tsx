import type { Editor } from '@tiptap/react'
import { type FormEvent, type RefObject, useState } from 'react'
import { isPictureAddress } from '#shared/forms/articles.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { UploadPicture } from './upload-picture.tsx'

type PictureDialogProps = { editor: Editor; opener: RefObject<HTMLElement | null>; onClose: () => void }

/** Asks for a picture of the article, what it shows, and the words below it. */
export function PictureDialog({ editor, opener, onClose }: PictureDialogProps) {
  const [src, setSrc] = useState('')
  const [alt, setAlt] = useState('')
  const [caption, setCaption] = useState('')
  const [error, setError] = useState<string>()
  function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    const address = src.trim()
    if (!isPictureAddress(address)) return setError('Must be a valid URL')
    const words = caption.trim()
    const content = [
      { type: 'figurePicture', attrs: { src: address, alt: alt.trim() } },
      ...(words ? [{ type: 'figcaption', content: [{ type: 'text', text: words }] }] : []),
    ]
    editor.chain().focus().insertContent({ type: 'figure', content }).run()
    onClose()
  }
  return (
    <Dialog open opener={opener} onClose={onClose} title="Picture">
      <form noValidate onSubmit={submit} className="mt-5 grid gap-5">
        <div>
          <TextField
            label="Address of the picture"
            inputMode="url"
            autoComplete="off"
            value={src}
            error={error}
            onChange={({ target }) => setSrc(target.value)}
          />
          <UploadPicture onUploaded={setSrc} onError={setError} />
        </div>
        <TextField
          label="What it shows"
          hint="For people who do not see it. Leave it empty if it only decorates."
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
        />
        <TextField label="Caption" optional value={caption} onChange={({ target }) => setCaption(target.value)} />
        <Button type="submit" className="justify-self-start">
          Insert Picture
        </Button>
      </form>
    </Dialog>
  )
}
