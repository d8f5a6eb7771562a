import { useMutation } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { useId } from 'react'
import { LARGEST_PICTURE, LARGEST_PICTURE_MB } from '#shared/contract/sizes.ts'
import { sentence } from '../../../api/call.ts'
import { upload } from '../../../api/upload.ts'
import { buttonLook } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'

const FOCUSED_BY_PEER =
  'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-focus'

const MEGABYTE = 1_000_000 // [bytes]

type UploadPictureProps = { onUploaded: (address: string) => void; onError: (message: string | undefined) => void }

/** Takes a picture from the person's own device; the server keeps it and names its address. */
export function UploadPicture({ onUploaded, onError }: UploadPictureProps) {
  const id = useId()
  const send = useMutation({
    mutationFn: upload,
    onSuccess: ({ image }) => onUploaded(image),
    onError: (error) => onError(sentence(error)),
  })
  function choose(file: File | undefined) {
    if (!file || send.isPending) return
    onError(undefined)
    if (file.size <= LARGEST_PICTURE) return send.mutate(file)
    onError(`The picture has ${(file.size / MEGABYTE).toFixed(1)} MB; choose one of at most ${LARGEST_PICTURE_MB} MB`)
  }
  return (
    <div className="mt-2">
      <input
        id={id}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/avif"
        className="peer sr-only"
        onChange={({ target }) => {
          choose(target.files?.[0])
          // The same file may be chosen again.
          target.value = ''
        }}
      />
      <label htmlFor={id} className={buttonLook({ variant: 'secondary', size: 'small' }, FOCUSED_BY_PEER)}>
        {send.isPending ? <Spinner label="Uploading" /> : <Upload aria-hidden="true" className="size-5" />}
        Upload a picture
      </label>
      <span className="ml-3 text-sm text-soft">PNG, JPEG, WebP or AVIF, up to {LARGEST_PICTURE_MB} MB</span>
    </div>
  )
}
