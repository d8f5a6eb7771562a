import type { Home } from './home.ts'

/** As many roofs have it: between the flat roofs of the south and the steep ones of the north [°]. A rule of thumb. */
const USUAL_TILT = 30

/**
 * The home with one plane facing the equator where no roof was described yet, each figure with how it came about: nothing
 * waits for an empty box, and nothing is filled in unsaid.
 */
export function withUsualRoof(home: Home): Home {
  if (home.roof.planes.length > 0 || !home.place) return home
  const azimuth = home.place.latitude < 0 ? 0 : 180
  return {
    ...home,
    roof: { planes: [{ mounting: 'roof', tilt: USUAL_TILT, azimuth, obstacles: [] }] },
    provenance: {
      ...home.provenance,
      'roof.planes.0.tilt': { kind: 'worked-out', how: `${USUAL_TILT}°, as many roofs have it.` },
      'roof.planes.0.azimuth': {
        kind: 'worked-out',
        how: `Towards the sun at noon, which here stands in the ${azimuth === 0 ? 'north' : 'south'}.`,
      },
    },
  }
}
