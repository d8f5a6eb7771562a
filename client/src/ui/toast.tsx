import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { Subscribers } from '#shared/subscribers.ts'
import type { ShownToast, Toast } from './toast-viewport.tsx'

const subscribers = new Subscribers()
let shownToast: ShownToast | null = null

/** A new message replaces the one before. */
export function toast(message: Toast) {
  shownToast = { ...message, id: (shownToast?.id ?? 0) + 1 }
  subscribers.notify()
}

const loadViewport = () => import('./toast-viewport.tsx')
const ToastViewport = lazy(loadViewport)

/** Once per page. The viewport is loaded on the first input. */
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
