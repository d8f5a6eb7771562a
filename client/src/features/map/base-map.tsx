import { DomEvent, type Map as LeafletMap } from 'leaflet'
import { type ReactNode, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import {
  AttributionControl,
  MapContainer,
  type MapContainerProps,
  TileLayer,
  useMapEvents,
  ZoomControl,
} from 'react-leaflet'
import 'leaflet/dist/leaflet.css'
import './map.css'
import { t } from '#shared/language/t.ts'
import { parseTileHost } from '#shared/tile-host.ts'
import { pageData } from '../../api/page-data.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { WorldLayer } from './world-layer.tsx'

/** [°], north and east positive. */
export interface Place {
  readonly latitude: number
  readonly longitude: number
}

type BaseMapProps = Pick<
  MapContainerProps,
  'center' | 'zoom' | 'minZoom' | 'maxZoom' | 'maxBounds' | 'maxBoundsViscosity' | 'worldCopyJump' | 'doubleClickZoom'
> & {
  /** Names the map and explains its keys. */
  label: string
  className: string
  /** The place is the center of the map for Enter. */
  onPress: (place: Place) => void
  children: ReactNode
  /** Note below the map while it has no street tiles. */
  noStreetsNote?: ReactNode
}

/** Street tiles if the site has them and the visitor accepts them, else coastlines drawn here. */
export function BaseMap({ label, className, onPress, children, noStreetsNote, ...map }: BaseMapProps) {
  const [tiles, setTiles] = useState(() => pageData().map.tiles)
  const showWorldLayer = useCallback(() => setTiles('off'), [])
  // Content is rendered in a task after the map's own, because each is long on a slow phone.
  const isContentReady = useDeferredValue(true, false)
  return (
    <>
      <MapContainer
        {...map}
        ref={(leaflet) => prepareMap(leaflet, label)}
        scrollWheelZoom={false}
        attributionControl={false}
        zoomControl={false}
        // Isolated, so that it stays below the site's bars and dialogs.
        className={classes('place-map isolate rounded-2xl border border-line', className)}
      >
        <ZoomControl zoomInTitle={t('Zoom in')} zoomOutTitle={t('Zoom out')} />
        {isContentReady && (
          <>
            {/* untranslated: names of projects */}
            <AttributionControl prefix={tiles === 'on' ? 'Leaflet' : 'Leaflet | Natural Earth'} />
            {tiles === 'on' ? <StreetTiles onUnavailable={showWorldLayer} /> : <WorldLayer />}
            {tiles === 'ask' && <TileConsent onAccept={() => setTiles('on')} />}
            <PressHandler onPress={onPress} />
            {children}
          </>
        )}
      </MapContainer>
      {tiles !== 'on' && noStreetsNote}
    </>
  )
}

/** Maps whose listeners are attached. */
const preparedMaps = new WeakSet<LeafletMap>()

function prepareMap(map: LeafletMap | null, label: string) {
  if (!map) return
  const container = map.getContainer()
  container.setAttribute('role', 'region')
  container.setAttribute('aria-label', label)
  if (preparedMaps.has(map)) return
  preparedMaps.add(map)
  // Scrolling the page must not zoom a map under the pointer.
  container.addEventListener('focusin', () => map.scrollWheelZoom.enable())
  container.addEventListener('focusout', () => map.scrollWheelZoom.disable())
}

function PressHandler({ onPress }: Pick<BaseMapProps, 'onPress'>) {
  const press = ({ lat, lng }: { lat: number; lng: number }) => onPress({ latitude: lat, longitude: lng })
  const map = useMapEvents({
    click: ({ latlng }) => press(latlng),
    keydown: ({ originalEvent }) => {
      if (originalEvent.key !== 'Enter' || originalEvent.target !== map.getContainer()) return
      originalEvent.preventDefault()
      press(map.getCenter())
    },
  })
  return null
}

const TILE_SIZE = 256 // [px]
/** The tile server counts as unavailable after this many failed tiles, or this long without one. */
const MAX_FAILURES = 4
const FIRST_TILE_TIMEOUT = 8000 // [ms]

function StreetTiles({ onUnavailable }: { onUnavailable: () => void }) {
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

/** Shown if the operator asks before tiles of another site are loaded. */
const TileConsent = ({ onAccept }: { onAccept: () => void }) => (
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

/** A press here must not choose a place on the map. */
function stopMapClicks(container: HTMLElement | null) {
  if (container) DomEvent.disableClickPropagation(container)
}
