import type { Map as LeafletMap } from 'leaflet'
import { type ReactNode, useCallback, useDeferredValue, useState } from 'react'
import { AttributionControl, MapContainer, type MapContainerProps, useMapEvents } from 'react-leaflet'
import 'leaflet/dist/leaflet.css'
import './map.css'
import { pageData } from '../../api/page-data.ts'
import { classes } from '../../ui/classes.ts'
import { AskForTiles } from './ask-for-tiles.tsx'
import type { Place } from './place.ts'
import { Tiles } from './tiles.tsx'
import { WorldLayer } from './world-layer.tsx'

type GroundMapProps = Pick<
  MapContainerProps,
  'center' | 'zoom' | 'minZoom' | 'maxZoom' | 'maxBounds' | 'maxBoundsViscosity' | 'worldCopyJump' | 'doubleClickZoom'
> & {
  /** What it is, and what its keys do. */
  label: string
  /** Its height. */
  className: string
  /** Also where Enter was pressed: the middle. */
  onPress: (place: Place) => void
  children: ReactNode
  /** Said below it while there are no streets to be seen. */
  withoutStreets?: ReactNode
}

/** A map with streets where the site has them and the visitor wants them, with coastlines of our own otherwise. */
export function GroundMap({ label, className, onPress, children, withoutStreets, ...map }: GroundMapProps) {
  const [tiles, setTiles] = useState(() => pageData().map.tiles)
  const drawTheWorld = useCallback(() => setTiles('off'), [])
  // In a step of its own after the map's, each of which takes a while on a slow phone.
  const isFilled = useDeferredValue(true, false)
  return (
    <>
      <MapContainer
        {...map}
        ref={(leaflet) => prepare(leaflet, label)}
        scrollWheelZoom={false}
        attributionControl={false}
        // Isolated: below the site's bars and windows.
        className={classes('place-map isolate rounded-2xl border border-line', className)}
      >
        {isFilled && (
          <>
            <AttributionControl prefix={tiles === 'on' ? 'Leaflet' : 'Leaflet | Natural Earth'} />
            {tiles === 'on' ? <Tiles onOutOfReach={drawTheWorld} /> : <WorldLayer />}
            {tiles === 'ask' && <AskForTiles onAsk={() => setTiles('on')} />}
            <Pressing onPress={onPress} />
            {children}
          </>
        )}
      </MapContainer>
      {tiles !== 'on' && withoutStreets}
    </>
  )
}

/** Maps that are prepared already: what is listened to once must not be twice. */
const prepared = new WeakSet<LeafletMap>()

function prepare(map: LeafletMap | null, label: string) {
  if (!map) return
  const box = map.getContainer()
  box.setAttribute('role', 'region')
  box.setAttribute('aria-label', label)
  if (prepared.has(map)) return
  prepared.add(map)
  // Scrolling the page must not zoom a map that only happens to lie under the pointer.
  box.addEventListener('focusin', () => map.scrollWheelZoom.enable())
  box.addEventListener('focusout', () => map.scrollWheelZoom.disable())
}

function Pressing({ onPress }: Pick<GroundMapProps, 'onPress'>) {
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
