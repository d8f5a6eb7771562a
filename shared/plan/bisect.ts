/** The least whole number above `low`, up to `high`, that has a property; `high` and all between have it, too. */
export function bisect(low: number, high: number, hasProperty: (value: number) => boolean): number {
  let [below, least] = [low, high]
  while (least - below > 1) {
    const middle = Math.floor((below + least) / 2)
    if (hasProperty(middle)) least = middle
    else below = middle
  }
  return least
}
