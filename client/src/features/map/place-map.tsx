import { Icon } from 'leaflet'
import markerIcon from 'leaflet/dist/images/marker-icon.png'
import markerIcon2x from 'leaflet/dist/images/marker-icon-2x.png'
import markerShadow from 'leaflet/dist/images/marker-shadow.png'
import { useEffect, useState } from 'react'
import { Marker, useMap } from 'react-leaflet'
import { keptPlace } from '../../state/kept-place.ts'
import { GroundMap } from './ground-map.tsx'
import { onEarth, type Place } from './place.ts'

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
  const [home] = useState(keptPlace)
  return (
    <GroundMap
      label="Map of the world. The arrow keys move it, Enter chooses the place in its middle."
      center={home ? [home.latitude, home.longitude] : CENTRE}
      zoom={home ? NEAR : FAR}
      minZoom={1}
      maxZoom={18}
      maxBounds={BOUNDS}
      maxBoundsViscosity={1}
      worldCopyJump
      className="h-[300px]"
      onPress={(pressed) => onPick(onEarth(pressed))}
    >
      {place && <PlaceMarker place={place} onPick={onPick} />}
    </GroundMap>
  )
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
