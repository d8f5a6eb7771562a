import { DomEvent } from 'leaflet'
import { tileHost } from '#shared/tile-host.ts'
import { pageData } from '../../api/page-data.ts'
import { Button } from '../../ui/button.tsx'

/** Over the map that the site draws by itself, where its operator wants visitors to be asked before more is loaded. */
export function AskForTiles({ onAsk }: { onAsk: () => void }) {
  return (
    <div ref={keepFromMap} className="absolute top-2.5 right-2.5 z-1000 grid max-w-60 justify-items-end gap-1.5">
      <Button variant="secondary" size="small" onClick={onAsk}>
        Show street map
      </Button>
      <p className="rounded-lg bg-surface px-2 py-1 text-right text-note text-soft">
        Comes from {tileHost(pageData().map.tileUrl)}, which learns your internet address and where you look.
      </p>
    </div>
  )
}

/** A press here chooses no place below. */
function keepFromMap(box: HTMLElement | null) {
  if (box) DomEvent.disableClickPropagation(box)
}
