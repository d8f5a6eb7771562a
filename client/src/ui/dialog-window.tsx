import * as RadixDialog from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { useState } from 'react'
import type { DialogProps } from './dialog.tsx'

export default function DialogWindow({ open, onClose, title, description, children, alert = false }: DialogProps) {
  const [opener] = useState(() => document.activeElement)
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <RadixDialog.Portal>
        {/* Radix's own would stop the page from scrolling by a style element, which the page's policy refuses: ours does it. */}
        <div className="dialog-overlay" />
        <RadixDialog.Content
          className="dialog"
          {...(alert && { role: 'alertdialog', onPointerDownOutside: (event) => event.preventDefault() })}
          {...(!description && { 'aria-describedby': undefined })}
          onCloseAutoFocus={(event) => {
            // It has no trigger of its own: the focus goes back to what was pressed, or stays with the page's heading.
            event.preventDefault()
            const back = opener?.isConnected ? opener : document.querySelector('h1')
            if (back instanceof HTMLElement) back.focus()
          }}
        >
          <RadixDialog.Title className="pr-10 text-xl">{title}</RadixDialog.Title>
          {description && <RadixDialog.Description className="mt-3 text-soft">{description}</RadixDialog.Description>}
          {children}
          {!alert && (
            <RadixDialog.Close aria-label="Close" className="dialog-close">
              <X aria-hidden="true" className="size-5" />
            </RadixDialog.Close>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
