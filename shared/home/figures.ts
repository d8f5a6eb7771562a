import { t } from '../language/t.ts'

/** Labels of figures; `*` is any list index. A path without a label uses that of its parent. */
const LABELS: Readonly<Record<string, () => string>> = {
  name: () => t('Plan name'),
  region: () => t('Region'),
  'region.provider': () => t('Electricity provider'),
  place: () => t('Location'),
  'place.name': () => t('Location name'),
  'place.timeZone': () => t('Time zone'),
  kind: () => t('Kind of home'),
  outages: () => t('Power outages'),
  'outages.hoursPerDay': () => t('Hours a day without power'),
  'outages.week': () => t('Hours of the week without power'),
  'outages.runsWithoutGrid': () => t('System that works in a power outage'),
  offGrid: () => t('Home without a grid'),
  'offGrid.load': () => t('Electricity use'),
  'offGrid.months': () => t('Months in use'),
  'offGrid.shortDays': () => t('Days that may run short'),
  balcony: () => t('Plug-in solar kit'),
  'balcony.panels': () => t('Panels in the kit'),
  'balcony.watts': () => t('Panel size'),
  'balcony.inverterWatts': () => t('Inverter power'),
  'balcony.tilt': () => t('Panel slope on the balcony'),
  'balcony.azimuth': () => t('Direction the balcony faces'),
  'balcony.obstacles': () => t('Shade on the balcony'),
  'balcony.price': () => t('Price of the kit'),
  use: () => t('Electricity use'),
  'use.amount': () => t('Electricity bill or yearly use'),
  'use.people': () => t('People in the home'),
  'use.day': () => t('When you use electricity'),
  'use.heatPump': () => t('Heat pump'),
  'use.cooling': () => t('Air conditioning'),
  'use.car': () => t('Electric car'),
  'use.pool': () => t('Pool'),
  roof: () => t('Roof'),
  'roof.planes': () => t('Roof faces'),
  'roof.planes.*': () => t('Roof face'),
  'roof.planes.*.tilt': () => t('Roof slope'),
  'roof.planes.*.azimuth': () => t('Direction the roof faces'),
  'roof.planes.*.room': () => t('Space for panels'),
  'roof.planes.*.rectangle': () => t('Roof face length and width'),
  'roof.planes.*.outline': () => t('Roof outline'),
  'roof.planes.*.obstacles': () => t('Shade on a roof face'),
  system: () => t('Solar system'),
  'system.start': () => t('Start date'),
  'system.arrays': () => t('Panels'),
  'system.inverterKw': () => t('Inverter power'),
  'system.losses': () => t('Losses (wiring, dirt, heat)'),
  'system.ageing': () => t('Yearly loss of output'),
  'system.battery': () => t('Battery'),
  'system.battery.powerKw': () => t('Battery power'),
  'system.battery.roundTrip': () => t('Round-trip efficiency'),
  'system.battery.reserve': () => t('Backup reserve'),
  'system.generator': () => t('Generator'),
  'system.generator.ratedKw': () => t('Generator power'),
  'system.generator.litresPerHour': () => t('Generator fuel use per hour'),
  'system.generator.litresPerKwh': () => t('Generator fuel use per kWh'),
  'system.backup': () => t('What you want to keep running'),
  tariff: () => t('Electricity tariff'),
  'tariff.name': () => t('Tariff name'),
  'tariff.buying': () => t('Electricity price'),
  'tariff.fixedPerMonth': () => t('Fixed monthly charge'),
  'tariff.minimumPerMonth': () => t('Minimum monthly charge'),
  'tariff.minimumPerYear': () => t('Minimum yearly charge'),
  'tariff.selling': () => t('Export rate'),
  'tariff.exportLimit': () => t('Export limit'),
  money: () => t('Costs'),
  'money.budget': () => t('Most you want to pay up front'),
  'money.price': () => t('System price'),
  'money.batteryPrice': () => t('Battery price'),
  'money.incentives': () => t('Incentives'),
  'money.upkeepPerYear': () => t('Maintenance'),
  'money.inverterRenewal': () => t('New inverter'),
  'money.batteryRenewal': () => t('New battery'),
  'money.fuelPrice': () => t('Fuel price'),
  'money.generatorWear': () => t('Generator maintenance per kWh'),
  'money.priceRise': () => t('Electricity price rise'),
  'money.inflation': () => t('Inflation'),
  'money.discount': () => t('Return you could get elsewhere'),
  'money.years': () => t('Number of years'),
  'money.financing': () => t('How you pay'),
  'money.financing.rate': () => t('Interest rate'),
  'money.financing.years': () => t('Loan or lease term'),
  'money.financing.perMonth': () => t('Monthly payment'),
  'money.quote': () => t("Installer's quote"),
  'money.otherQuotes': () => t('Other quotes'),
  scenarios: () => t('Your options'),
  provenance: () => t('Source of a figure'),
}

export const namesOfFigures = (paths: readonly string[]): string[] => [
  ...new Set(paths.map((path) => nameOfFigure(path.split('.')))),
]

/** A label, for lists and before a colon. */
export function nameOfFigure(path: readonly PropertyKey[]): string {
  for (let length = path.length; length > 0; length -= 1) {
    const pattern = path
      .slice(0, length)
      .map((key) => (typeof key === 'number' || /^\d+$/.test(String(key)) ? '*' : String(key)))
      .join('.')
    const label = Object.hasOwn(LABELS, pattern) ? LABELS[pattern] : undefined
    if (label) return label()
  }
  return t('Part of your plan')
}
