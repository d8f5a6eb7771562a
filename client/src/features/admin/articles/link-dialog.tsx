import type { Editor } from '@tiptap/react'
import type { RefObject } from 'react'
import { useForm } from 'react-hook-form'
import { isLinkAddress } from '#shared/forms/article-html.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { DialogForm } from './dialog-form.tsx'

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
