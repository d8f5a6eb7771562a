/** Names as slugs, with the length and the set of characters of each: most differ in them, so that the name is not read. */
export function createNameList<Place>(places: readonly Place[], slugOf: (place: Place) => string) {
  const slugs = places.map(slugOf)
  const lengths = Uint8Array.from(slugs, ({ length }) => Math.min(length, MAX_LENGTH))
  return { slugs, lengths, characterSets: Int32Array.from(slugs, characterSetOf), places }
}

export type NameList<Place> = ReturnType<typeof createNameList<Place>>

const LETTER_A = 97
const LETTER_Z = 122
const DIGITS = 1 << 26
const HYPHEN = 1 << 27

/** A bit for each letter, one for digits and one for the hyphen. */
function characterSetOf(slug: string): number {
  let bits = 0
  for (let i = 0; i < slug.length; i += 1) {
    const code = slug.charCodeAt(i)
    bits |= code >= LETTER_A && code <= LETTER_Z ? 1 << (code - LETTER_A) : slug[i] === '-' ? HYPHEN : DIGITS
  }
  return bits
}

function hasMoreBits(bits: number, limit: number): boolean {
  let rest = bits
  // Each step removes the lowest bit.
  for (let i = 0; i < limit && rest !== 0; i += 1) rest &= rest - 1
  return rest !== 0
}

const MAX_DISTANCE = 3
/** Longer names are not compared [characters]. */
const MAX_NAME = 40
const MAX_LENGTH = 255

export interface SimilarName<Place> {
  readonly place: Place
  /** [characters] */
  readonly distance: number
}

/**
 * Places with a name like this, the most alike first; of equals, the order of the lists remains.
 * @param maxDistance characters that may differ, at most 3
 */
export function findSimilar<Place>(
  lists: readonly NameList<Place>[],
  name: string,
  count: number,
  maxDistance = MAX_DISTANCE,
): SimilarName<Place>[] {
  if (name.length > MAX_NAME) return []
  const characters = characterSetOf(name)
  /** A short name may have all of three characters. */
  let limit = Math.min(maxDistance, Math.ceil(name.length / 2))
  const found: SimilarName<Place>[] = []
  for (const { slugs, lengths, characterSets, places } of lists) {
    for (let i = 0; i < slugs.length && limit >= 0; i += 1) {
      if (Math.abs((lengths[i] as number) - name.length) > limit) continue
      // Each change removes one letter of the set and adds one, at most.
      const others = (characterSets[i] as number) ^ characters
      if (hasMoreBits(others & characters, limit) || hasMoreBits(others & ~characters, limit)) continue
      const distance = editDistance(slugs[i] as string, name, limit)
      if (distance > limit) continue
      found.push({ place: places[i] as Place, distance })
      found.sort((a, b) => a.distance - b.distance)
      if (found.length > count) found.pop()
      // From now on only a better one counts.
      if (found.length === count) limit = (found.at(-1)?.distance ?? 0) - 1
    }
  }
  return found
}

/** Distances of the beginning of one name from those of the other; reused between calls, for half the time. */
const distances = new Uint8Array(MAX_NAME + 1)

/**
 * Letters to change, add or remove (Levenshtein); Infinity beyond `limit`. Computes only the beginnings whose lengths differ by
 * less, because others are farther apart.
 * @param b at most `MAX_NAME` characters
 */
export function editDistance(a: string, b: string, limit = MAX_DISTANCE): number {
  if (Math.abs(a.length - b.length) > limit) return Number.POSITIVE_INFINITY
  const beyond = limit + 1
  for (let j = 0; j <= b.length; j += 1) distances[j] = Math.min(j, beyond)
  for (let i = 1; i <= a.length; i += 1) {
    const first = Math.max(1, i - limit)
    const last = Math.min(b.length, i + limit)
    let diagonal = distances[first - 1] as number
    let smallest = first === 1 ? Math.min(i, beyond) : beyond
    distances[first - 1] = smallest
    for (let j = first; j <= last; j += 1) {
      // The cell above the last one was not computed in the row before.
      const above = j === i + limit ? beyond : (distances[j] as number)
      const changed = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? diagonal : diagonal + 1
      const distance = Math.min(changed, above + 1, (distances[j - 1] as number) + 1)
      distances[j] = distance
      smallest = Math.min(smallest, distance)
      diagonal = above
    }
    if (smallest > limit) return Number.POSITIVE_INFINITY
  }
  const distance = distances[b.length] as number
  return distance > limit ? Number.POSITIVE_INFINITY : distance
}
