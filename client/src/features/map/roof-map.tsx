import { DivIcon, type Map as LeafletMap } from 'leaflet'
import { useCallback, useState } from 'react'
import { AttributionControl, MapContainer, Marker, Polygon, Polyline, useMapEvents } from 'react-leaflet'
import 'leaflet/dist/leaflet.css'
import './map.css'
import { pageData } from '../../api/page-data.ts'
import { AskForTiles } from './ask-for-tiles.tsx'
import type { Place } from './place.ts'
import { Tiles } from './tiles.tsx'
import { WorldLayer } from './world-layer.tsx'

/** A house of 10 m is 17 to 34 pixels wide at the closest tiles there are; they are drawn larger, to be traced on. */
const CLOSE = 20
const CLOSEST = 21

interface RoofMapProps {
  readonly home: Place
  readonly corners: readonly Place[]
  /** The edge from this corner to the next is the eaves. */
  readonly eaves: number
  readonly onCorners: (corners: readonly Place[]) => void
  readonly onEaves: (edge: number) => void
}

/** A map close enough to see a roof: a press adds a corner, a corner can be dragged, a press on an edge makes it the eaves. */
export default function RoofMap({ home, corners, eaves, onCorners, onEaves }: RoofMapProps) {
  const [tiles, setTiles] = useState(() => pageData().map.tiles)
  const goWithout = useCallback(() => setTiles('off'), [])
  const edges = corners.length >= 3 ? corners.map((from, i) => [from, corners[(i + 1) % corners.length] ?? from]) : []
  return (
    <div className="print:hidden">
      <MapContainer
        ref={prepare}
        center={[home.latitude, home.longitude]}
        zoom={CLOSE}
        minZoom={15}
        maxZoom={CLOSEST}
        scrollWheelZoom={false}
        doubleClickZoom={false}
        attributionControl={false}
        // Isolated: below the site's bars and windows.
        className="place-map isolate h-[360px] rounded-2xl border border-line"
      >
        <AttributionControl prefix={tiles === 'on' ? 'Leaflet' : 'Leaflet | Natural Earth'} />
        {tiles === 'on' ? <Tiles onOutOfReach={goWithout} /> : <WorldLayer />}
        {tiles === 'ask' && <AskForTiles onAsk={() => setTiles('on')} />}
        <Pressing onPress={(place) => onCorners([...corners, place])} />
        <Marker position={[home.latitude, home.longitude]} icon={HOME} keyboard={false} interactive={false} alt="" />
        {corners.length >= 2 && <Polygon positions={corners.map(onMap)} interactive={false} className="roof-outline" />}
        {edges.map((ends, edge) => (
          <Polyline
            key={edgeKey(ends)}
            positions={ends.map(onMap)}
            weight={edge === eaves ? 7 : 4}
            bubblingMouseEvents={false}
            className={edge === eaves ? 'roof-edge roof-eaves' : 'roof-edge'}
            eventHandlers={{ click: () => onEaves(edge) }}
          />
        ))}
        {corners.map((corner, at) => (
          <Marker
            // biome-ignore lint/suspicious/noArrayIndexKey: a corner is known by its place alone
            key={at}
            position={onMap(corner)}
            icon={cornerIcon(at + 1)}
            alt={`Corner ${at + 1}`}
            draggable
            // The list below says and changes it by keyboard.
            keyboard={false}
            eventHandlers={{
              dragend: ({ target }) => {
                const { lat, lng } = target.getLatLng()
                onCorners(corners.map((each, i) => (i === at ? { latitude: lat, longitude: lng } : each)))
              },
            }}
          />
        ))}
      </MapContainer>
      {tiles !== 'on' && (
        <p role="status" className="mt-2 text-note text-soft">
          There is no street map here, only coastlines, on which no house is to be seen. Type the distances of the
          corners below, or give width and height.
        </p>
      )}
    </div>
  )
}

const onMap = ({ latitude, longitude }: Place): [number, number] => [latitude, longitude]
const edgeKey = (ends: readonly Place[]) => ends.flatMap(onMap).join(' ')

function prepare(map: LeafletMap | null) {
  if (!map) return
  const box = map.getContainer()
  box.setAttribute('role', 'region')
  box.setAttribute('aria-label', 'Map of the roof. The arrow keys move it, Enter adds a corner in its middle.')
  // Scrolling the page must not zoom a map that only happens to lie under the pointer.
  box.addEventListener('focusin', () => map.scrollWheelZoom.enable())
  box.addEventListener('focusout', () => map.scrollWheelZoom.disable())
}

function Pressing({ onPress }: { onPress: (place: Place) => void }) {
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

/** As large as a finger needs, with a knob in its middle. */
const cornerIcon = (number: number) =>
  new DivIcon({ className: 'roof-corner', iconSize: [32, 32], iconAnchor: [16, 16], html: `<span>${number}</span>` })
const HOME = new DivIcon({ className: 'roof-home', iconSize: [14, 14], iconAnchor: [7, 7] })
