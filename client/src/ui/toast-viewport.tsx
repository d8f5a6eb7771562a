import * as RadixToast from '@radix-ui/react-toast'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { t } from '#shared/language/t.ts'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { CloseButton } from './close-button.tsx'

export type Toast = {
  title: string
  description?: string | undefined
  variant?: 'default' | 'destructive'
  /** The toast then stays until it is used or closed. */
  action?: { readonly label: string; readonly onPress: () => void }
}

export type ShownToast = Toast & { id: number }

const TOAST = classes(
  'flex gap-3.5 rounded-2xl border border-l-6 border-line bg-surface p-4 shadow-lift data-[state=open]:animate-rise',
  'data-[swipe=cancel]:transition-[translate] data-[swipe=cancel]:duration-200',
  'data-[swipe=end]:animate-swipe-out data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
)

/** Duration, swipe and hotkey are given by the specification. */
export default function ToastViewport({ message }: { message: ShownToast }) {
  const isError = message.variant === 'destructive'
  const Icon = isError ? CircleAlert : CircleCheck
  return (
    <RadixToast.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label={t('Notification')}>
      <RadixToast.Root
        key={message.id}
        type="foreground"
        {...(message.action && { duration: Number.POSITIVE_INFINITY })}
        className={classes(TOAST, isError ? 'border-l-danger' : 'border-l-savings')}
      >
        <Icon aria-hidden="true" className={classes('size-6 shrink-0', isError ? 'text-danger' : 'text-savings')} />
        <div className="min-w-0 flex-1">
          <RadixToast.Title className="font-semibold">{message.title}</RadixToast.Title>
          {message.description && (
            <RadixToast.Description className="mt-1 text-sm break-words">{message.description}</RadixToast.Description>
          )}
          {message.action && (
            <RadixToast.Action asChild altText={message.action.label} onClick={message.action.onPress}>
              <Button variant="secondary" size="small" className="mt-3">
                {message.action.label}
              </Button>
            </RadixToast.Action>
          )}
        </div>
        <RadixToast.Close asChild>
          <CloseButton className="-mt-2 -mr-2 -mb-2" />
        </RadixToast.Close>
      </RadixToast.Root>
      <RadixToast.Viewport
        hotkey={['F8']}
        // Radix fills in the key.
        label={t('Notifications ({key})', { key: '{hotkey}' })}
        className="fixed inset-x-0 bottom-0 z-60 p-4 outline-none md:left-auto md:w-full md:max-w-[420px] print:hidden"
      />
    </RadixToast.Provider>
  )
}
