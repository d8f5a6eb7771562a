import type { LoadProfiles } from '../../energy/load-profiles.ts'
import { InputError } from '../../input-error.ts'
import type { SolarResource } from '../../solar/resource.ts'
import { nauticalZone, standardOffset } from '../../solar/time-zone.ts'
import type { IsoDate } from '../field-schemas.ts'
import type { Home } from '../home.ts'
import { daylightSavingIn } from './daylight-saving.ts'
import type { Memo } from './memo.ts'
import { captureResult, type PlanResult, requireFigure } from './plan-result.ts'
import { computeRoofSolarOutput } from './roof-solar-output.ts'
import type { SiteData } from './site-data.ts'

/** Sources apart from the home. */
export interface SiteDataSources {
  readonly resource: SolarResource
  readonly profiles: LoadProfiles
  readonly today: IsoDate
  /** [kWh per hour] */
  readonly meterReadings?: Float64Array
}

/**
 * Takes about 20 ms for two roof faces. Reuse the result while `roofSolarKey` is the same.
 * @param solarMemo skies and faces computed before
 */
export const resolveSiteData = (
  home: Home,
  { resource, ...sources }: SiteDataSources,
  solarMemo?: Memo,
): PlanResult<SiteData> =>
  captureResult(() => {
    const { latitude, longitude, timeZone = nauticalZone(longitude) } = requireFigure('place', home.place)
    const year = Number(sources.today.slice(0, 4))
    const utcOffset = standardOffsetIn(timeZone, year)
    return {
      ...sources,
      solar: reportErrorsAtPlace(() =>
        computeRoofSolarOutput(home, { latitude, longitude, utcOffset, resource }, solarMemo),
      ),
      location: { isSouthern: latitude < 0, daylightSaving: daylightSavingIn(timeZone, year) },
    }
  })

function standardOffsetIn(timeZone: string, year: number): number {
  try {
    return standardOffset(timeZone, year)
  } catch {
    throw new InputError('place.timeZone', 'The place’s time zone is not one that this device knows.')
  }
}

/** The solar model throws range errors without the path of a figure. */
function reportErrorsAtPlace<Result>(compute: () => Result): Result {
  try {
    return compute()
  } catch (error) {
    if (error instanceof RangeError && !(error instanceof InputError))
      throw new InputError('place', `${error.message}.`)
    throw error
  }
}
