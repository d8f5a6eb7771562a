import type { LoadProfiles, SiteLocation } from '../../energy/load-profiles.ts'
import type { IsoDate } from '../../home/field-schemas.ts'
import { Memo } from './memo.ts'

/** Hourly solar output of every roof face at one site. Expensive: computed once per site and roof. */
export interface RoofSolarOutput {
  /** DC output per face after losses, 8,760 hours [kWh/kWp]; `null` while a face has no slope. */
  readonly dcByFace: readonly (Float64Array | null)[]
  /** [kWh/m²/year] */
  readonly irradiationByFace: readonly (number | null)[]
  /** Share of a face's yield lost to shade [0–1]. */
  readonly shadeLossByFace: readonly (number | null)[]
  /** Air temperature [°C]: 8,760 hours, and monthly means. */
  readonly hourlyTemperature: Float64Array
  readonly monthlyTemperature: readonly number[]
  /** Relative standard error of the yield [share]. */
  readonly standardError: { readonly mean25Years: number; readonly singleYear: number }
}

/** Everything a plan depends on except the home. Immutable: a change creates a new object, which resets its memo. */
export interface SiteData {
  readonly solar: RoofSolarOutput
  readonly profiles: LoadProfiles
  readonly location: SiteLocation
  /** Smart-meter readings of a year, if this device has them [kWh per hour]. */
  readonly meterReadings?: Float64Array
  /** Default start date of the system. */
  readonly today: IsoDate
}

/** Inputs of the hourly use apart from the home and the location. */
export interface UseSiteData extends Pick<SiteData, 'profiles' | 'meterReadings'> {
  readonly solar: Pick<RoofSolarOutput, 'hourlyTemperature' | 'monthlyTemperature'>
}

const memos = new WeakMap<SiteData, Memo<SiteData>>()
const useMemos = new WeakMap<object, Memo<UseSiteData>>()

/** Results shared by all plans of one site; garbage-collected with it. */
export const memoFor = (siteData: SiteData): Memo<SiteData> => getOrCreate(memos, siteData, siteData)

/** Hourly uses, shared by sites with the same air temperature: a new roof tilt does not change them. */
export function memoForUse(siteData: SiteData): Memo<UseSiteData> {
  const { profiles, meterReadings, solar } = siteData
  const { hourlyTemperature, monthlyTemperature } = solar
  return getOrCreate(useMemos, meterReadings ? siteData : hourlyTemperature, {
    profiles,
    solar: { hourlyTemperature, monthlyTemperature },
    ...(meterReadings && { meterReadings }),
  })
}

function getOrCreate<Owner extends object, Context>(
  memosByOwner: WeakMap<Owner, Memo<Context>>,
  owner: Owner,
  context: Context,
): Memo<Context> {
  const memo = memosByOwner.get(owner) ?? new Memo(context)
  memosByOwner.set(owner, memo)
  return memo
}
