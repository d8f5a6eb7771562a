import { useEffect, useState } from 'react'
import { pageData } from '../api/page-data.ts'
import { Button } from '../ui/button.tsx'

/** Between two looks for a new version while the page stays open [ms]. */
const LOOK = 3_600_000

/** Says when a new version of the site waits. It takes over when it is asked to, never in the middle of work. */
export function NewVersion() {
  const [begin, setBegin] = useState<(() => void) | null>(null)
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    if (pageData().serviceWorker) void watch((reload) => setBegin(() => reload)).catch(console.warn)
    else void giveUp().catch(console.warn)
  }, [])
  return (
    <div role="status" className="print:hidden">
      {begin && (
        <div className="fixed bottom-4 left-4 z-40 flex flex-wrap items-center gap-3 rounded-2xl border border-line bg-surface px-4 py-3 shadow-card">
          <p>A new version is ready</p>
          <Button size="small" onClick={begin}>
            Reload
          </Button>
        </div>
      )}
    </div>
  )
}

async function watch(onReady: (reload: () => void) => void) {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register('/sw.js')
  const announce = (waiting: ServiceWorker) =>
    onReady(() => {
      serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
      waiting.postMessage({ type: 'SKIP_WAITING' })
    })
  // The first one waits for nothing: there is no older version to wait for.
  const { active, waiting } = registration
  if (active && waiting) announce(waiting)
  registration.addEventListener('updatefound', () => {
    const { installing, active } = registration
    if (!installing || !active) return
    installing.addEventListener('statechange', () => installing.state === 'installed' && announce(installing))
  })
  const look = () => void registration.update().catch(() => {})
  setInterval(look, LOOK)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look())
}

/** Gives up all that was kept, where the site's operator has switched that off. */
async function giveUp() {
  const registrations = await navigator.serviceWorker.getRegistrations()
  if (registrations.length === 0) return
  for (const registration of registrations) await registration.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
}
