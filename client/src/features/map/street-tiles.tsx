import { useEffect, useRef } from 'react'
import { TileLayer } from 'react-leaflet'
import { pageData } from '../../api/page-data.ts'

const TILE_SIZE = 256 // [px]
/** The tile server counts as unavailable after this many failed tiles, or this long without one. */
const MAX_FAILURES = 4
const FIRST_TILE_TIMEOUT = 8000 // [ms]

export function StreetTiles({ onUnavailable }: { onUnavailable: () => void }) {
  const { tileUrl, attribution } = pageData().map
  const hasLoaded = useRef(false)
  const failures = useRef(0)
  useEffect(() => {
    const timer = setTimeout(() => hasLoaded.current || onUnavailable(), FIRST_TILE_TIMEOUT)
    return () => clearTimeout(timer)
  }, [onUnavailable])
  return (
    <TileLayer
      url={tileUrl}
      attribution={attribution}
      tileSize={TILE_SIZE}
      // Closer than the closest tiles, they are enlarged.
      maxNativeZoom={18}
      maxZoom={21}
      eventHandlers={{
        tileload: () => {
          hasLoaded.current = true
        },
        tileerror: () => {
          failures.current += 1
          if (!hasLoaded.current && failures.current >= MAX_FAILURES) onUnavailable()
        },
      }}
    />
  )
}
