import type { LoadProfiles } from '../../energy/load-profiles.ts'
import { InputError } from '../../input-error.ts'
import type { SolarResource } from '../../solar/resource.ts'
import { nauticalZone, standardOffset } from '../../solar/time-zone.ts'
import type { Home } from '../home.ts'
import type { IsoDate } from '../kinds.ts'
import { type Answer, answerOf, requireGiven } from './answer.ts'
import type { Kept } from './kept.ts'
import { forwardIn } from './summer-time.ts'
import { sunOfRoof } from './sun-of-roof.ts'
import type { Surroundings } from './surroundings.ts'

/** What there is to a home's surroundings besides the home. */
export interface Known {
  /** The climate of its place. */
  readonly resource: SolarResource
  readonly profiles: LoadProfiles
  readonly today: IsoDate
  /** The meter's readings that its record speaks of, where they are at hand. */
  readonly readings?: Float64Array
}

/**
 * The surroundings of a home: its sun and its clock. Some 20 ms for two planes; to be kept as long as `sunKeyOf` stays.
 * @param suns what was worked out of the sun before, if anything
 */
export const surroundingsOf = (home: Home, { resource, ...known }: Known, suns?: Kept): Answer<Surroundings> =>
  answerOf(() => {
    const { latitude, longitude, timeZone = nauticalZone(longitude) } = requireGiven('place', home.place)
    const year = Number(known.today.slice(0, 4))
    const utcOffset = offsetOf(timeZone, year)
    return {
      ...known,
      sun: inPlace(() => sunOfRoof(home, { latitude, longitude, utcOffset, resource }, suns)),
      where: { southern: latitude < 0, forward: forwardIn(timeZone, year) },
    }
  })

function offsetOf(timeZone: string, year: number): number {
  try {
    return standardOffset(timeZone, year)
  } catch {
    throw new InputError('place.timeZone', 'The place’s time zone is not one that this device knows.')
  }
}

/** The sun's model refuses a place or a plane without naming it. */
function inPlace<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof RangeError && !(error instanceof InputError))
      throw new InputError('place', `${error.message}.`)
    throw error
  }
}
