import { t } from '../language/t.ts'

/** Credits of the carbon figures; naming Ember and Our World in Data is a condition of the license. */
export const carbonAttribution = () =>
  t(
    'Carbon intensity of electricity: Ember (2026), with major processing by Our World in Data, CC BY 4.0. US subregions: EPA eGRID2023. Panels: IEA PVPS Task 12 (2022). Batteries: Jasper et al. 2022 (KIT).',
  )
