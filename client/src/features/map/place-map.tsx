import { Icon, type Map as LeafletMap } from 'leaflet'
import markerIcon from 'leaflet/dist/images/marker-icon.png'
import markerIcon2x from 'leaflet/dist/images/marker-icon-2x.png'
import markerShadow from 'leaflet/dist/images/marker-shadow.png'
import { useCallback, useEffect, useState } from 'react'
import { AttributionControl, MapContainer, Marker, useMap, useMapEvents } from 'react-leaflet'
import 'leaflet/dist/leaflet.css'
import './map.css'
import { pageData } from '../../api/page-data.ts'
import { keptPlace } from '../../state/kept-place.ts'
import { AskForTiles } from './ask-for-tiles.tsx'
import { onEarth, type Place } from './place.ts'
import { Tiles } from './tiles.tsx'
import { WorldLayer } from './world-layer.tsx'

/** Without a home the map begins with much of the world; at a home with its surroundings. */
const CENTRE: [number, number] = [37.7749, -122.4194]
const FAR = 2
const NEAR = 6
/** Nothing to see above and below the map; sideways it goes on. */
const BOUNDS: [[number, number], [number, number]] = [
  [-85.06, -100_000],
  [85.06, 100_000],
]

const marker = new Icon({
  iconUrl: markerIcon,
  iconRetinaUrl: markerIcon2x,
  shadowUrl: markerShadow,
  iconSize: [25, 41],
  iconAnchor: [12, 41],
  shadowSize: [41, 41],
})

interface PlaceMapProps {
  readonly place: Place | null
  readonly onPick: (place: Place) => void
}

export default function PlaceMap({ place, onPick }: PlaceMapProps) {
  const [tiles, setTiles] = useState(() => pageData().map.tiles)
  const [home] = useState(keptPlace)
  const drawTheWorld = useCallback(() => setTiles('off'), [])
  return (
    <MapContainer
      ref={prepare}
      center={home ? [home.latitude, home.longitude] : CENTRE}
      zoom={home ? NEAR : FAR}
      minZoom={1}
      maxZoom={18}
      maxBounds={BOUNDS}
      maxBoundsViscosity={1}
      worldCopyJump
      scrollWheelZoom={false}
      attributionControl={false}
      // Isolated: below the site's bars and windows.
      className="place-map isolate h-[300px] rounded-2xl border border-line"
    >
      <AttributionControl prefix={tiles === 'on' ? 'Leaflet' : 'Leaflet | Natural Earth'} />
      {tiles === 'on' ? <Tiles onOutOfReach={drawTheWorld} /> : <WorldLayer />}
      {tiles === 'ask' && <AskForTiles onAsk={() => setTiles('on')} />}
      <Picking onPick={onPick} />
      {place && <PlaceMarker place={place} onPick={onPick} />}
    </MapContainer>
  )
}

function prepare(map: LeafletMap | null) {
  if (!map) return
  const box = map.getContainer()
  box.setAttribute('role', 'region')
  box.setAttribute('aria-label', 'Map of the world. The arrow keys move it, Enter chooses the place in its middle.')
  // Scrolling the page must not zoom a map that only happens to lie under the pointer.
  box.addEventListener('focusin', () => map.scrollWheelZoom.enable())
  box.addEventListener('focusout', () => map.scrollWheelZoom.disable())
}

function Picking({ onPick }: Pick<PlaceMapProps, 'onPick'>) {
  const map = useMapEvents({
    click: ({ latlng }) => onPick(placeOf(latlng)),
    keydown: ({ originalEvent }) => {
      if (originalEvent.key !== 'Enter' || originalEvent.target !== map.getContainer()) return
      originalEvent.preventDefault()
      onPick(placeOf(map.getCenter()))
    },
  })
  return null
}

const placeOf = ({ lat, lng }: { lat: number; lng: number }): Place => onEarth({ latitude: lat, longitude: lng })

function PlaceMarker({ place: { latitude, longitude }, onPick }: { place: Place } & Pick<PlaceMapProps, 'onPick'>) {
  const map = useMap()
  useEffect(() => {
    if (!map.getBounds().contains([latitude, longitude])) map.panTo([latitude, longitude])
  }, [map, latitude, longitude])
  return (
    <Marker
      position={[latitude, longitude]}
      icon={marker}
      alt="Chosen place"
      draggable
      // The fields say and change the place by keyboard; a stop that does nothing would only be in the way.
      keyboard={false}
      eventHandlers={{ dragend: ({ target }) => onPick(placeOf(target.getLatLng())) }}
    />
  )
}
