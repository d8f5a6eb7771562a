import type { System } from '#shared/home/system.ts'
import { t } from '#shared/language/t.ts'

export type Appliance = System['backup'][number]

/** What every home keeps running: power and hours as on data sheets. The names are the user's to change. */
export const essentialAppliances = (): readonly Appliance[] => [
  { name: t('Refrigerator'), watts: 150, hoursPerDay: 8 },
  { name: t('Lights'), watts: 60, hoursPerDay: 5 },
  { name: t('Internet'), watts: 15, hoursPerDay: 24 },
]

export const commonAppliances = (): readonly Appliance[] => [
  ...essentialAppliances(),
  { name: t('Heating pump'), watts: 60, hoursPerDay: 12 },
]
