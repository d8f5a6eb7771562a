import { useEffect, useRef } from 'react'
import { TileLayer } from 'react-leaflet'
import { pageData } from '../../api/page-data.ts'

const TILE_SIZE = 256 // [px]
/** After so many tiles that failed, or so long without the first one, the tile server counts as out of reach. */
const FAILURES = 4
const PATIENCE = 8000 // [ms]

export function Tiles({ onOutOfReach }: { onOutOfReach: () => void }) {
  const { tileUrl, attribution } = pageData().map
  const arrived = useRef(false)
  const failures = useRef(0)
  useEffect(() => {
    const timer = setTimeout(() => arrived.current || onOutOfReach(), PATIENCE)
    return () => clearTimeout(timer)
  }, [onOutOfReach])
  return (
    <TileLayer
      url={tileUrl}
      attribution={attribution}
      tileSize={TILE_SIZE}
      // Nearer than the nearest tiles, those are drawn larger.
      maxNativeZoom={18}
      maxZoom={21}
      eventHandlers={{
        tileload: () => {
          arrived.current = true
        },
        tileerror: () => {
          failures.current += 1
          if (!arrived.current && failures.current >= FAILURES) onOutOfReach()
        },
      }}
    />
  )
}
