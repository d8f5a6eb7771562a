import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import type { ShownToast, Toast } from './toast-viewport.tsx'

const listeners = new Set<() => void>()
let shown: ShownToast | null = null

/** Shows a short message in the corner. One at a time: a newer one takes the place of the one before. */
export function toast(message: Toast) {
  shown = { ...message, id: (shown?.id ?? 0) + 1 }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const loadViewport = () => import('./toast-viewport.tsx')
const ToastViewport = lazy(loadViewport)

/** The place of the messages: once on the page. What draws them is fetched when the page is first touched. */
export function Toaster() {
  const message = useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  )
  useEffect(() => {
    // Whoever touches the page may soon need a message, perhaps of a connection that is gone by then.
    const touches = ['pointerdown', 'keydown'] as const
    const prepare = () => void loadViewport().catch(() => {})
    for (const touch of touches) addEventListener(touch, prepare, { once: true, passive: true })
    return () => {
      for (const touch of touches) removeEventListener(touch, prepare)
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
