import * as RadixToast from '@radix-ui/react-toast'
import { CircleAlert, CircleCheck, X } from 'lucide-react'

export type Toast = {
  title: string
  description?: string | undefined
  /** destructive: something failed. */
  variant?: 'default' | 'destructive'
}

export type ShownToast = Toast & { id: number }

/** Draws the message; its duration, swipe and hotkey are those of the specification. */
export default function ToastViewport({ message }: { message: ShownToast }) {
  const failed = message.variant === 'destructive'
  const Icon = failed ? CircleAlert : CircleCheck
  return (
    <RadixToast.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label="Notification">
      <RadixToast.Root key={message.id} type="foreground" className={failed ? 'toast toast-failed' : 'toast'}>
        <Icon aria-hidden="true" className="toast-icon size-6 shrink-0" />
        <div className="min-w-0 flex-1">
          <RadixToast.Title className="font-semibold">{message.title}</RadixToast.Title>
          {message.description && (
            <RadixToast.Description className="mt-1 text-sm break-words">{message.description}</RadixToast.Description>
          )}
        </div>
        <RadixToast.Close aria-label="Close" className="toast-close">
          <X aria-hidden="true" className="size-5" />
        </RadixToast.Close>
      </RadixToast.Root>
      <RadixToast.Viewport hotkey={['F8']} label="Notifications ({hotkey})" className="toast-viewport" />
    </RadixToast.Provider>
  )
}
