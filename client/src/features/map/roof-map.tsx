import { DivIcon } from 'leaflet'
import { Marker, Polygon, Polyline } from 'react-leaflet'
import { t } from '#shared/language/t.ts'
import { BaseMap, type Place } from './base-map.tsx'

/** A house of 10 m is 17 to 34 px wide at zoom 20. Tiles end below it and are enlarged for tracing. */
const INITIAL_ZOOM = 20
const MAX_ZOOM = 21

interface RoofMapProps {
  readonly home: Place
  readonly corners: readonly Place[]
  /** Index of the eaves: the edge from this corner to the next. */
  readonly eaves: number
  readonly onCorners: (corners: readonly Place[]) => void
  readonly onEaves: (edge: number) => void
}

/** A press adds a corner, dragging moves it, a press on an edge makes it the eaves. */
export default function RoofMap({ home, corners, eaves, onCorners, onEaves }: RoofMapProps) {
  const edges = corners.length >= 3 ? corners.map((from, i) => [from, corners[(i + 1) % corners.length] ?? from]) : []
  return (
    <div className="print:hidden">
      <BaseMap
        label={t('Map of the roof. The arrow keys move it. Enter adds a corner at its center.')}
        center={toLatLng(home)}
        zoom={INITIAL_ZOOM}
        minZoom={15}
        maxZoom={MAX_ZOOM}
        doubleClickZoom={false}
        className="h-[360px]"
        onPress={(place) => onCorners([...corners, place])}
        noStreetsNote={
          <p role="status" className="mt-2 text-note text-soft">
            {t(
              'There is no street map here, only coastlines. Type the positions of the corners below, or enter width and height.',
            )}
          </p>
        }
      >
        <Marker position={toLatLng(home)} icon={HOME} keyboard={false} interactive={false} alt="" />
        {corners.length >= 2 && (
          <Polygon
            positions={corners.map(toLatLng)}
            interactive={false}
            className="fill-sun stroke-none [fill-opacity:0.3]"
          />
        )}
        {edges.map((ends, edge) => (
          <Polyline
            key={edgeKey(ends)}
            positions={ends.map(toLatLng)}
            weight={edge === eaves ? 7 : 4}
            bubblingMouseEvents={false}
            className={edge === eaves ? 'stroke-[#c26a00]' : 'stroke-night'}
            eventHandlers={{ click: () => onEaves(edge) }}
          />
        ))}
        {corners.map((corner, index) => (
          <Marker
            // biome-ignore lint/suspicious/noArrayIndexKey: a corner is known by its place alone
            key={index}
            position={toLatLng(corner)}
            icon={cornerIcon(index + 1)}
            alt={t('Corner {number}', { number: String(index + 1) })}
            draggable
            // The list below the map changes it by keyboard.
            keyboard={false}
            eventHandlers={{
              dragend: ({ target }) => {
                const { lat, lng } = target.getLatLng()
                onCorners(corners.map((corner, i) => (i === index ? { latitude: lat, longitude: lng } : corner)))
              },
            }}
          />
        ))}
      </BaseMap>
    </div>
  )
}

const toLatLng = ({ latitude, longitude }: Place): [number, number] => [latitude, longitude]
const edgeKey = (ends: readonly Place[]) => ends.flatMap(toLatLng).join(' ')

/** The icon is as large as a finger needs, with a dot in its center. */
const cornerIcon = (number: number) =>
  new DivIcon({ className: 'roof-corner', iconSize: [32, 32], iconAnchor: [16, 16], html: `<span>${number}</span>` })
const HOME = new DivIcon({ className: 'roof-home', iconSize: [14, 14], iconAnchor: [7, 7] })
