import { DomEvent } from 'leaflet'
import { t } from '#shared/language/t.ts'
import { parseTileHost } from '#shared/tile-host.ts'
import { pageData } from '../../api/page-data.ts'
import { Button } from '../../ui/button.tsx'

/** Shown if the operator asks before tiles of another site are loaded. */
export function TileConsent({ onAccept }: { onAccept: () => void }) {
  return (
    <div ref={stopMapClicks} className="absolute top-2.5 right-2.5 z-1000 grid max-w-60 justify-items-end gap-1.5">
      <Button variant="secondary" size="small" onClick={onAccept}>
        {t('Show street map')}
      </Button>
      <p className="rounded-lg bg-surface px-2 py-1 text-right text-note text-soft">
        {t('Comes from {host}, which gets your IP address and the places that you look at.', {
          host: parseTileHost(pageData().map.tileUrl),
        })}
      </p>
    </div>
  )
}

/** A press here must not choose a place on the map. */
function stopMapClicks(container: HTMLElement | null) {
  if (container) DomEvent.disableClickPropagation(container)
}
