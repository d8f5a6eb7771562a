import { CLOCKS_FORWARD, type ForwardSpan } from '../../calendar.ts'
import type { LoadProfiles } from '../../energy/load-profiles.ts'
import { InputError } from '../../input-error.ts'
import type { SolarResource } from '../../solar/resource.ts'
import { nauticalZone, offsetInZone, standardOffset } from '../../solar/time-zone.ts'
import type { Home } from '../home.ts'
import type { IsoDate } from '../kinds.ts'
import { type Answer, answerOf, requireGiven } from './answer.ts'
import type { Kept } from './kept.ts'
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

/**
 * When clocks stand forward in a zone; `null` where they never do, and where they do by a rule of their own (Chile,
 * Paraguay). North of the equator every other zone is taken to follow Europe, from whose rule the Near East and Egypt are
 * days and hours apart.
 */
export function forwardIn(timeZone: string, year: number): ForwardSpan | null {
  const january = offsetInZone(Date.UTC(year, 0, 1), timeZone)
  const july = offsetInZone(Date.UTC(year, 6, 1), timeZone)
  if (july === january) return null
  if (timeZone.startsWith('Australia/')) return CLOCKS_FORWARD.australia
  if (timeZone.startsWith('Pacific/') || timeZone.startsWith('Antarctica/')) return CLOCKS_FORWARD['new-zealand']
  // Summer lies in July north of the equator.
  if (july < january) return null
  return timeZone.startsWith('America/') ? CLOCKS_FORWARD['north-america'] : CLOCKS_FORWARD.europe
}
