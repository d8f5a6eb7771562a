import { lazy, Suspense, useSyncExternalStore } from 'react'

export type Toast = {
  title: string
  description?: string | undefined
  /** destructive: something failed. */
  variant?: 'default' | 'destructive'
}

type ShownToast = Toast & { id: number }

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

// Whoever touches the page may soon need a message, perhaps of a connection that is gone by then.
if (typeof addEventListener === 'function') {
  for (const event of ['pointerdown', 'keydown'])
    addEventListener(event, () => void loadViewport().catch(() => {}), { once: true, passive: true })
}

/** The place of the messages: once on the page. What draws them is fetched when the page is first touched. */
export function Toaster() {
  const message = useSyncExternalStore(subscribe, () => shown)
  return (
    message && (
      <Suspense>
        <ToastViewport message={message} />
      </Suspense>
    )
  )
}
