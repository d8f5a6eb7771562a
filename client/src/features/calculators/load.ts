import type { CalculatorSlug } from '#shared/calculators/catalogue.ts'
import type { Calculator } from '#shared/calculators/define.ts'

/** Each screen fetches its own calculator alone. */
const definitions: Record<CalculatorSlug, () => Promise<Calculator>> = {
  solar: async () => (await import('#shared/calculators/solar.ts')).solar,
  battery: async () => (await import('#shared/calculators/battery.ts')).battery,
  'sun-path': async () => (await import('#shared/calculators/sun-path.ts')).sunPath,
  'energy-usage': async () => (await import('#shared/calculators/energy-usage.ts')).energyUsage,
  'battery-charge': async () => (await import('#shared/calculators/battery-charge.ts')).batteryCharge,
  'sun-hours': async () => (await import('#shared/calculators/sun-hours.ts')).sunHours,
  'panel-requirement': async () => (await import('#shared/calculators/panel-requirement.ts')).panelRequirement,
  'payback-period': async () => (await import('#shared/calculators/payback-period.ts')).paybackPeriod,
  'solar-loan': async () => (await import('#shared/calculators/solar-loan.ts')).solarLoan,
  'bill-comparison': async () => (await import('#shared/calculators/bill-comparison.ts')).billComparison,
}

const loading = new Map<CalculatorSlug, Promise<Calculator>>()

/** The same promise each time, for React to wait on; a failure is forgotten, so that the next try fetches again. */
export function loadCalculator(slug: CalculatorSlug): Promise<Calculator> {
  const known = loading.get(slug)
  if (known) return known
  const fetched = definitions[slug]()
  loading.set(slug, fetched)
  fetched.catch(() => loading.delete(slug))
  return fetched
}
