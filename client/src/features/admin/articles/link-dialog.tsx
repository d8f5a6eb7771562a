import type { Editor } from '@tiptap/react'
import { type FormEvent, type RefObject, useState } from 'react'
import { isLinkAddress } from '#shared/forms/article-html.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'

type LinkDialogProps = { editor: Editor; opener: RefObject<HTMLElement | null>; onClose: () => void }

/** Asks where the selected words lead; without selected words, the address itself is written. */
export function LinkDialog({ editor, opener, onClose }: LinkDialogProps) {
  const [before] = useState<string>(() => editor.getAttributes('link').href ?? '')
  const [address, setAddress] = useState(before)
  const [error, setError] = useState<string>()
  function submit(event: FormEvent) {
    event.preventDefault()
    // The window stands inside the article's form, as React sees it.
    event.stopPropagation()
    const href = address.trim()
    if (!isLinkAddress(href)) return setError('Begin with https:// or, for a page of this site, with /')
    const go = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !before)
      go.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else go.setLink({ href }).run()
    onClose()
  }
  return (
    <Dialog open opener={opener} onClose={onClose} title="Link">
      <form noValidate onSubmit={submit} className="mt-5 grid gap-5">
        <TextField
          label="Address"
          inputMode="url"
          autoComplete="off"
          hint="For example https://example.com or /calculators/solar"
          value={address}
          error={error}
          onChange={({ target }) => setAddress(target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">Set Link</Button>
          {before && (
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
      </form>
    </Dialog>
  )
}
