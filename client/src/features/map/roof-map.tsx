import { DivIcon } from 'leaflet'
import { Marker, Polygon, Polyline } from 'react-leaflet'
import { GroundMap } from './ground-map.tsx'
import type { Place } from './place.ts'

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
  const edges = corners.length >= 3 ? corners.map((from, i) => [from, corners[(i + 1) % corners.length] ?? from]) : []
  return (
    <div className="print:hidden">
      <GroundMap
        label="Map of the roof. The arrow keys move it, Enter adds a corner in its middle."
        center={onMap(home)}
        zoom={CLOSE}
        minZoom={15}
        maxZoom={CLOSEST}
        doubleClickZoom={false}
        className="h-[360px]"
        onPress={(place) => onCorners([...corners, place])}
        withoutStreets={
          <p role="status" className="mt-2 text-note text-soft">
            There is no street map here, only coastlines, on which no house is to be seen. Type the distances of the
            corners below, or give width and height.
          </p>
        }
      >
        <Marker position={onMap(home)} icon={HOME} keyboard={false} interactive={false} alt="" />
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
      </GroundMap>
    </div>
  )
}

const onMap = ({ latitude, longitude }: Place): [number, number] => [latitude, longitude]
const edgeKey = (ends: readonly Place[]) => ends.flatMap(onMap).join(' ')

/** As large as a finger needs, with a knob in its middle. */
const cornerIcon = (number: number) =>
  new DivIcon({ className: 'roof-corner', iconSize: [32, 32], iconAnchor: [16, 16], html: `<span>${number}</span>` })
const HOME = new DivIcon({ className: 'roof-home', iconSize: [14, 14], iconAnchor: [7, 7] })
