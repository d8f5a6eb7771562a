import * as RadixDialog from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'

export type DialogProps = {
  /** What was pressed to open it: the focus goes back there. Some browsers do not focus what is pressed. */
  opener: RefObject<HTMLElement | null>
  onClose: () => void
  title: string
  description?: string
  children?: ReactNode
  /** Interrupts and asks: it does not close by a press beside it. */
  alert?: boolean
}

export default function DialogWindow({ opener, onClose, title, description, children, alert = false }: DialogProps) {
  return (
    <RadixDialog.Root open onOpenChange={(next) => next || onClose()}>
      <RadixDialog.Portal>
        {/* Radix's own would stop the page from scrolling by a style element, which the page's policy refuses: ours does it. */}
        <div className="dialog-overlay" />
        <RadixDialog.Content
          className="dialog"
          {...(alert && { role: 'alertdialog', onPointerDownOutside: (event) => event.preventDefault() })}
          {...(!description && { 'aria-describedby': undefined })}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // What opened it may be gone by now: then the focus stays with the page's heading.
            const back = opener.current?.isConnected ? opener.current : document.querySelector('h1')
            back?.focus()
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
