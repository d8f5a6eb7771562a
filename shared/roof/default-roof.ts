import { chosenBecause } from '../home/choice-reason.ts'
import type { Home } from '../home/home.ts'

/** [°] A rule of thumb, between the flat roofs of the south and the steep ones of the north. */
const DEFAULT_TILT = 30

/** Adds one face towards the equator, so that a plan exists before the roof is described. */
export function withDefaultRoof(home: Home): Home {
  if (home.roof.planes.length > 0 || !home.place) return home
  const azimuth = home.place.latitude < 0 ? 0 : 180
  return {
    ...home,
    roof: { planes: [{ mounting: 'roof', tilt: DEFAULT_TILT, azimuth, obstacles: [] }] },
    provenance: {
      ...home.provenance,
      'roof.planes.0.tilt': chosenBecause('common-slope', DEFAULT_TILT),
      'roof.planes.0.azimuth': chosenBecause(azimuth === 0 ? 'faces-north' : 'faces-south'),
    },
  }
}
