import { battery } from './battery.ts'
import { batteryCharge } from './battery-charge.ts'
import { billComparison } from './bill-comparison.ts'
import type { Calculator } from './define.ts'
import { energyUsage } from './energy-usage.ts'
import { panelRequirement } from './panel-requirement.ts'
import { paybackPeriod } from './payback-period.ts'
import { solar } from './solar.ts'
import { solarLoan } from './solar-loan.ts'
import { sunHours } from './sun-hours.ts'
import { sunPath } from './sun-path.ts'

/** The ten definitions together, in the order of menus, for the server and the tests; a screen loads its own alone. */
export const calculators: readonly Calculator[] = [
  solar,
  battery,
  sunPath,
  energyUsage,
  batteryCharge,
  sunHours,
  panelRequirement,
  paybackPeriod,
  solarLoan,
  billComparison,
]

export const bySlug = (slug: string): Calculator | undefined => calculators.find((each) => each.slug === slug)
export const byType = (type: string): Calculator | undefined => calculators.find((each) => each.type === type)
