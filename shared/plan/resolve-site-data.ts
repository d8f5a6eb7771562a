import type { LoadProfiles } from '../energy/load-profiles.ts'
import type { IsoDate } from '../home/field-schemas.ts'
import type { Home, Place } from '../home/home.ts'
import { t } from '../language/t.ts'
import type { SolarResource } from '../solar/resource.ts'
import { nauticalZone, standardOffset } from '../solar/time-zone.ts'
import { InputError } from '../validation/input-error.ts'
import type { Memo } from './basis/memo.ts'
import { captureResult, type PlanResult, requireFigure } from './basis/plan-result.ts'
import type { SiteData } from './basis/site-data.ts'
import { daylightSavingIn } from './daylight-saving.ts'
import { computeRoofSolarOutput, type RoofSolarInputs, roofSolarInputsOf } from './roof-solar-output.ts'

/** Sources apart from the home. */
export interface SiteDataSources {
  readonly resource: SolarResource
  readonly profiles: LoadProfiles
  readonly today: IsoDate
  /** [kWh per hour] */
  readonly meterReadings?: Float64Array
}

/** All of a home that its site data depend on. */
export interface SiteInputs {
  readonly place: Pick<Place, 'latitude' | 'longitude' | 'timeZone'> | undefined
  readonly roof: RoofSolarInputs
}

export const siteInputsOf = ({ place, roof, system }: Pick<Home, 'place' | 'roof' | 'system'>): SiteInputs => ({
  place: place && {
    latitude: place.latitude,
    longitude: place.longitude,
    ...(place.timeZone !== undefined && { timeZone: place.timeZone }),
  },
  roof: roofSolarInputsOf({ roof, system }),
})

/**
 * Takes about 20 ms for two roof faces.
 * @param solarMemo skies and faces computed before
 */
export const resolveSiteData = (
  inputs: SiteInputs,
  { resource, ...sources }: SiteDataSources,
  solarMemo?: Memo,
): PlanResult<SiteData> =>
  captureResult(() => {
    const { latitude, longitude, timeZone = nauticalZone(longitude) } = requireFigure('place', inputs.place)
    const year = Number(sources.today.slice(0, 4))
    const utcOffset = standardOffsetIn(timeZone, year)
    return {
      ...sources,
      solar: reportErrorsAtPlace(() =>
        computeRoofSolarOutput(inputs.roof, { latitude, longitude, utcOffset, resource }, solarMemo),
      ),
      location: { isSouthern: latitude < 0, daylightSaving: daylightSavingIn(timeZone, year) },
    }
  })

function standardOffsetIn(timeZone: string, year: number): number {
  try {
    return standardOffset(timeZone, year)
  } catch {
    throw new InputError('place.timeZone', t('Your device does not know this time zone. Choose your town again.'))
  }
}

/** The solar model throws range errors without the path of a figure, in the words of programmers. */
function reportErrorsAtPlace<Result>(compute: () => Result): Result {
  try {
    return compute()
  } catch (error) {
    if (error instanceof RangeError && !(error instanceof InputError))
      throw new InputError('place', t('We cannot work out the sun here. Check the coordinates of your home.'))
    throw error
  }
}
