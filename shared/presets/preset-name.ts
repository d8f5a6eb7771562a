import { tData } from '../language/t.ts'
import type { Preset } from './preset.ts'

/**
 * Name of a tariff, a price or an incentive in the page's language. Homes store the name of the country's file; one that
 * the user entered stays as it is.
 */
export const presetName = (name: string, preset: Pick<Preset, 'shownNames'> | undefined): string => {
  const { shownNames = {} } = preset ?? {}
  return tData((Object.hasOwn(shownNames, name) && shownNames[name]) || name)
}
