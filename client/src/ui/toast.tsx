import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import type { ShownToast, Toast } from './toast-viewport.tsx'

const listeners = new Set<() => void>()
let shownToast: ShownToast | null = null

/** A new message replaces the one before. */
export function toast(message: Toast) {
  shownToast = { ...message, id: (shownToast?.id ?? 0) + 1 }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const loadViewport = () => import('./toast-viewport.tsx')
const ToastViewport = lazy(loadViewport)

/** Once per page. The viewport is loaded on the first input. */
export function Toaster() {
  const message = useSyncExternalStore(
    subscribe,
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
