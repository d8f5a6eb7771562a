import type { QueryClient } from '@tanstack/react-query'
import { type BillPeriod, billFrom, kwhOfBill, totalOfBill } from '#shared/home/bill-period.ts'
import type { Place } from '#shared/home/home.ts'
import { withOwnPart } from '#shared/home/provenance.ts'
import type { Amount } from '#shared/home/use.ts'
import type { Town } from '#shared/places/places.ts'
import { hasTariffByBill } from '#shared/presets/typical-home.ts'
import { activateScenario, changeHome, getHomeState } from '../../home/home.ts'
import { typicalFigures } from '../../home/home-queries.ts'
import { prepareStoredHome } from '../../home/load-home-schemas.ts'
import { placeOfPoint, placeOfTown, setPlace } from '../../home/set-place.ts'
import { withTypicalFigures } from '../../home/with-typical-figures.ts'

export interface StartFigures {
  /** Absent to keep the place of the home. */
  readonly town?: Town | undefined
  /** Location in place of a town [°]. */
  readonly point?: Pick<Place, 'latitude' | 'longitude'> | undefined
  /** Bill in the currency of the town; absent to keep the use of the home, or the typical one. */
  readonly bill?: { readonly total: number; readonly period: BillPeriod } | undefined
  /** Use in place of a bill. */
  readonly kwhPerYear?: number | undefined
}

/**
 * Sets the place and the electricity of the home.
 * @returns whether the home has a place
 * @throws where the typical figures of the country do not load
 */
export async function startHome(
  client: QueryClient,
  { town, point, bill, kwhPerYear }: StartFigures,
): Promise<boolean> {
  await prepareStoredHome()
  activateScenario(null)
  const { amount } = getHomeState().home.use
  // The bill that was already there keeps its kWh.
  const kwh =
    amount?.kind === 'bill' && totalOfBill(amount) === bill?.total && (amount.period ?? 'month') === bill.period
      ? kwhOfBill(amount)
      : undefined
  const place = town ? placeOfTown(town) : point && (await placeOfPoint(client, point, 'typed'))
  if (place) {
    // Nothing is converted: amounts in the currency of the place before go, as the plan's notice says, and Undo restores them.
    if (await setPlace(client, place)) await setPlace(client, place, 'remove')
  }
  const { home } = getHomeState()
  const given: Amount | undefined = bill
    ? billFrom(bill.total, bill.period, kwh)
    : kwhPerYear === undefined
      ? undefined
      : { kind: 'year', kwh: kwhPerYear }
  if (given) {
    const provenance = withOwnPart(home.provenance, 'use.amount')
    const next = { ...home, use: { ...home.use, amount: given }, provenance }
    const preset = await client.fetchQuery(typicalFigures(home.region))
    changeHome(hasTariffByBill(preset) ? withTypicalFigures(next, preset) : next, 'use.amount')
  }
  return home.place !== undefined
}
