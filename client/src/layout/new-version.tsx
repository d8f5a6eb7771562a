import { useEffect, useState } from 'react'
import { t } from '#shared/language/t.ts'
import { pageData } from '../api/page-data.ts'
import { Button } from '../ui/button.tsx'

/** The new version takes over on request only, never during work. */
export function NewVersionNotice() {
  const [activateUpdate, setActivateUpdate] = useState<(() => void) | null>(null)
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    // Loaded after the page, whose first paint does not need it.
    void import('./watch-for-updates.ts')
      .then(({ watchForUpdates, removeServiceWorker }) =>
        pageData().serviceWorker ? watchForUpdates((reload) => setActivateUpdate(() => reload)) : removeServiceWorker(),
      )
      .catch(console.warn)
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
