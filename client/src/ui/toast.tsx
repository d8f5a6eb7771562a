import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { Subscribers } from '#shared/subscribers.ts'
import { Button } from './button.tsx'
import { CloseButton } from './close-button.tsx'
import { lazyPart } from './lazy-part.tsx'
import type { ShownToast, Toast } from './toast-viewport.tsx'

const subscribers = new Subscribers()
let shownToast: ShownToast | null = null

/** A new message replaces the one before. */
export function toast(message: Toast) {
  shownToast = { ...message, id: (shownToast?.id ?? 0) + 1 }
  subscribers.notify()
}

export const toastError = (title: string, description?: string) => toast({ title, description, variant: 'destructive' })

const loadViewport = () => import('./toast-viewport.tsx')
const ToastViewport = lazyPart(loadViewport, PlainToast)

/** Rendered once per page. The viewport is loaded on the first input. */
export function Toaster() {
  const message = useSyncExternalStore(
    subscribers.subscribe,
    () => shownToast,
    () => null,
  )
  useEffect(() => {
    // Preloaded on first input, because a toast may have to report a lost connection.
    const firstInputs = ['pointerdown', 'keydown'] as const
    const preload = () => void loadViewport().catch(() => {})
    for (const eventType of firstInputs) addEventListener(eventType, preload, { once: true, passive: true })
    return () => {
      for (const eventType of firstInputs) removeEventListener(eventType, preload)
    }
  }, [])
  return (
    message && (
      <Suspense>
        <ToastViewport message={message} />
      </Suspense>
    )
  )
}

/** The same message where the viewport did not load; it stays until it is closed. */
function PlainToast({ message: { id, title, description, action } }: { message: ShownToast }) {
  const [closedId, setClosedId] = useState(0)
  if (closedId === id) return null
  return (
    <div className="fixed inset-x-4 bottom-4 z-60 flex gap-3 rounded-2xl border border-line bg-surface p-4 shadow-lift md:left-auto md:w-105 print:hidden">
      <div role="alert" className="min-w-0 flex-1 break-words">
        <strong>{title}</strong>
        <p className="text-sm">{description}</p>
        {action && (
          <Button variant="secondary" size="small" className="mt-3" onClick={action.onPress}>
            {action.label}
          </Button>
        )}
      </div>
      <CloseButton onClick={() => setClosedId(id)} />
    </div>
  )
}
