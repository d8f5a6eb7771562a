import type { Map as LeafletMap } from 'leaflet'
import { type ReactNode, useCallback, useDeferredValue, useState } from 'react'
import { AttributionControl, MapContainer, type MapContainerProps, useMapEvents, ZoomControl } from 'react-leaflet'
import 'leaflet/dist/leaflet.css'
import './map.css'
import { t } from '#shared/language/t.ts'
import { pageData } from '../../api/page-data.ts'
import { classes } from '../../ui/classes.ts'
import type { Place } from './place.ts'
import { StreetTiles } from './street-tiles.tsx'
import { TileConsent } from './tile-consent.tsx'
import { WorldLayer } from './world-layer.tsx'

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
