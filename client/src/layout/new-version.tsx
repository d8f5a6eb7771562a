import { useEffect, useState } from 'react'
import { t } from '#shared/language/t.ts'
import { currentLanguage } from '#shared/language/translation.ts'
import { pageData } from '../api/page-data.ts'
import { Button } from '../ui/button.tsx'

/** Interval of checks while the page is open [ms]. */
const UPDATE_INTERVAL = 3_600_000

/** Time for the new version to take over before the page is reloaded without it [ms]. */
const LONGEST_WAIT = 5_000

/** The new version takes over on request only, never during work. */
export function NewVersionNotice() {
  const [activateUpdate, setActivateUpdate] = useState<(() => void) | null>(null)
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    if (pageData().serviceWorker) void watchForUpdates((reload) => setActivateUpdate(() => reload)).catch(console.warn)
    else void removeServiceWorker().catch(console.warn)
  }, [])
  return (
    <div role="status" className="print:hidden">
      {activateUpdate && (
        <div className="fixed bottom-4 left-4 z-40 flex flex-wrap items-center gap-3 rounded-2xl border border-line bg-surface px-4 py-3 shadow-card">
          <p>{t('A new version is ready')}</p>
          <Button size="small" onClick={activateUpdate}>
            {t('Reload')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The only address of the worker: two would replace each other. */
const SCRIPT = '/sw.js'

async function watchForUpdates(onReady: (reload: () => void) => void) {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register(SCRIPT)
  const announce = (waiting: ServiceWorker) =>
    onReady(() => {
      // "controllerchange" would not reach a page that no worker controls, as after a reload that bypasses the cache.
      waiting.addEventListener('statechange', () => waiting.state === 'activated' && location.reload())
      waiting.postMessage({ type: 'SKIP_WAITING' })
      // The browser may hold it back while requests of the old version last. Pages come from the network anyway.
      setTimeout(() => location.reload(), LONGEST_WAIT)
    })
  function handleInstalled(worker: ServiceWorker) {
    const { active } = registration
    // The first installation has no older version to replace.
    if (!active || worker.state !== 'installed') return
    // Earlier versions of the site registered an address per language. That is no news to the visitor.
    const isMoving = [worker, active].some(({ scriptURL }) => scriptURL !== new URL(SCRIPT, location.href).href)
    if (isMoving) worker.postMessage({ type: 'SKIP_WAITING' })
    else announce(worker)
  }
  const follow = (worker: ServiceWorker) => worker.addEventListener('statechange', () => handleInstalled(worker))
  if (registration.waiting) handleInstalled(registration.waiting)
  if (registration.installing) follow(registration.installing)
  registration.addEventListener('updatefound', () => registration.installing && follow(registration.installing))
  void cacheLanguage()
  const checkForUpdate = () => void registration.update().catch(() => {})
  setInterval(checkForUpdate, UPDATE_INTERVAL)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && checkForUpdate())
}

/** The files of this page's language, which the worker may have been installed without. */
async function cacheLanguage() {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ type: 'CACHE_LANGUAGE', language: currentLanguage() })
}

/** Removes the worker where the operator switched it off. */
async function removeServiceWorker() {
  const registrations = await navigator.serviceWorker.getRegistrations()
  if (registrations.length === 0) return
  for (const registration of registrations) await registration.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
}
