import { useMutation } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { useId } from 'react'
import { MAX_PICTURE_BYTES, MAX_PICTURE_MB } from '#shared/contract/sizes.ts'
import { errorMessage } from '../../../api/call.ts'
import { upload } from '../../../api/upload.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'

const FOCUSED_BY_PEER =
  'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-focus'

const MEGABYTE = 1_000_000 // [bytes]

type UploadPictureProps = { onUploaded: (address: string) => void; onError: (message: string | undefined) => void }

export function UploadPicture({ onUploaded, onError }: UploadPictureProps) {
  const id = useId()
  const uploadFile = useMutation({
    mutationFn: upload,
    onSuccess: ({ image }) => onUploaded(image),
    onError: (error) => onError(errorMessage(error)),
  })
  function chooseFile(file: File | undefined) {
    if (!file || uploadFile.isPending) return
    onError(undefined)
    if (file.size <= MAX_PICTURE_BYTES) return uploadFile.mutate(file)
    onError(`The picture has ${(file.size / MEGABYTE).toFixed(1)} MB; choose one of at most ${MAX_PICTURE_MB} MB`)
  }
  return (
    <div className="mt-2">
      <input
        id={id}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/avif"
        className="peer sr-only"
        onChange={({ target }) => {
          chooseFile(target.files?.[0])
          // Allows choosing the same file again.
          target.value = ''
        }}
      />
      <label htmlFor={id} className={buttonClasses({ variant: 'secondary', size: 'small' }, FOCUSED_BY_PEER)}>
        {uploadFile.isPending ? <Spinner label="Uploading" /> : <Upload aria-hidden="true" className="size-5" />}
        Upload a picture
      </label>
      <span className="ml-3 text-sm text-soft">PNG, JPEG, WebP or AVIF, up to {MAX_PICTURE_MB} MB</span>
    </div>
  )
}
