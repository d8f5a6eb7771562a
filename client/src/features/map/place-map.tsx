import { Icon } from 'leaflet'
import markerIcon from 'leaflet/dist/images/marker-icon.png'
import markerIcon2x from 'leaflet/dist/images/marker-icon-2x.png'
import markerShadow from 'leaflet/dist/images/marker-shadow.png'
import { useEffect, useState } from 'react'
import { Marker, useMap } from 'react-leaflet'
import { t } from '#shared/language/t.ts'
import { readStoredPlace } from '../../state/storage.ts'
import { BaseMap, type Place } from './base-map.tsx'

/** Initial view: the world, or the home and its region. */
const DEFAULT_CENTER: [number, number] = [37.7749, -122.4194]
const WORLD_ZOOM = 2
const HOME_ZOOM = 6
/** Limits panning north and south only; sideways the map repeats. */
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
  const [home] = useState(readStoredPlace)
  return (
    <BaseMap
      label={t('Map of the world. The arrow keys move it. Enter chooses the place at its center.')}
      center={home ? [home.latitude, home.longitude] : DEFAULT_CENTER}
      zoom={home ? HOME_ZOOM : WORLD_ZOOM}
      minZoom={1}
      maxZoom={18}
      maxBounds={BOUNDS}
      maxBoundsViscosity={1}
      worldCopyJump
      className="h-[300px]"
      onPress={(pressed) => onPick(normalizePlace(pressed))}
    >
      {place && <PlaceMarker place={place} onPick={onPick} />}
    </BaseMap>
  )
}

/** Wraps the longitude to ±180°: a map that repeats sideways gives others. */
const normalizePlace = ({ latitude, longitude }: Place): Place => ({
  latitude: Math.min(90, Math.max(-90, latitude)),
  longitude: ((((longitude + 180) % 360) + 360) % 360) - 180,
})

const toPlace = ({ lat, lng }: { lat: number; lng: number }) => normalizePlace({ latitude: lat, longitude: lng })

function PlaceMarker({ place: { latitude, longitude }, onPick }: { place: Place } & Pick<PlaceMapProps, 'onPick'>) {
  const map = useMap()
  useEffect(() => {
    if (!map.getBounds().contains([latitude, longitude])) map.panTo([latitude, longitude])
  }, [map, latitude, longitude])
  return (
    <Marker
      position={[latitude, longitude]}
      icon={marker}
      alt={t('Chosen place')}
      draggable
      // The form changes the place by keyboard, so the marker needs no tab stop.
      keyboard={false}
      eventHandlers={{ dragend: ({ target }) => onPick(toPlace(target.getLatLng())) }}
    />
  )
}
