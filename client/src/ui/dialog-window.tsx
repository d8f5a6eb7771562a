import * as RadixDialog from '@radix-ui/react-dialog'
import { type ReactNode, type RefObject, useEffect } from 'react'
import { classes } from './classes.ts'
import { CloseButton } from './close-button.tsx'

export type DialogProps = {
  /** Element that opened the dialog and gets the focus back. Some browsers do not focus a pressed button. */
  opener: RefObject<HTMLElement | null>
  onClose: () => void
  title: string
  description?: string
  children?: ReactNode
  /** An alert dialog does not close by a press outside. */
  alert?: boolean
}

const WINDOW = classes(
  'fixed inset-0 z-51 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-lg animate-rise overflow-y-auto',
  'rounded-card border border-line bg-surface p-7 shadow-lift',
)

/** Open dialogs; while there are any, the page does not scroll (styles.css). */
let openWindows = 0

export default function DialogWindow({ opener, onClose, title, description, children, alert = false }: DialogProps) {
  useEffect(() => {
    const { dataset } = document.documentElement
    openWindows += 1
    dataset.window = ''
    return () => {
      openWindows -= 1
      if (openWindows === 0) delete dataset.window
    }
  }, [])
  return (
    <RadixDialog.Root open onOpenChange={(next) => next || onClose()}>
      <RadixDialog.Portal>
        {/*
         * Replaces Radix's overlay, which stops scrolling by a style element that the Content-Security-Policy refuses.
         */}
        {/* Elements below take no pointer events while the dialog is open; the overlay does. */}
        <div className="pointer-events-auto fixed inset-0 z-50 animate-fade bg-shade" />
        <RadixDialog.Content
          className={WINDOW}
          {...(alert && { role: 'alertdialog', onPointerDownOutside: (event) => event.preventDefault() })}
          {...(!description && { 'aria-describedby': undefined })}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // The opener may be gone: focus the page's heading instead.
            const back = opener.current?.isConnected ? opener.current : document.querySelector('h1')
            back?.focus()
          }}
        >
          <RadixDialog.Title className="pr-10 text-xl">{title}</RadixDialog.Title>
          {description && <RadixDialog.Description className="mt-3 text-soft">{description}</RadixDialog.Description>}
          {children}
          {!alert && (
            <RadixDialog.Close asChild>
              <CloseButton className="absolute top-4 right-4" />
            </RadixDialog.Close>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
