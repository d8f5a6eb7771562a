/** Names of figures at the start of a sentence; `*` is any list index. A path without a name uses that of its parent. */
const NAMES: Readonly<Record<string, string>> = {
  name: 'The plan’s name',
  region: 'The region',
  place: 'The place',
  'place.name': 'The place’s name',
  'place.timeZone': 'The place’s time zone',
  use: 'The home’s use',
  'use.amount': 'The amount of electricity used',
  'use.people': 'The number of people',
  'use.day': 'The shape of the day',
  'use.heatPump': 'The heat pump',
  'use.cooling': 'The cooling',
  'use.car': 'The electric car',
  'use.pool': 'The pool',
  roof: 'The roof',
  'roof.planes': 'The roof’s planes',
  'roof.planes.*': 'A plane of the roof',
  'roof.planes.*.tilt': 'The tilt of a plane',
  'roof.planes.*.azimuth': 'The direction of a plane',
  'roof.planes.*.room': 'The room on a plane',
  'roof.planes.*.rectangle': 'The rectangle of a plane',
  'roof.planes.*.outline': 'The outline of a plane',
  'roof.planes.*.obstacles': 'What stands in the light of a plane',
  system: 'The system',
  'system.start': 'The day the system starts',
  'system.arrays': 'The panels',
  'system.inverterKw': 'The inverter’s power',
  'system.losses': 'The losses',
  'system.ageing': 'The ageing of the panels',
  'system.battery': 'The battery',
  'system.battery.powerKw': 'The battery’s power',
  'system.battery.roundTrip': 'The battery’s round trip',
  'system.battery.reserve': 'The battery’s reserve',
  'system.backup': 'The appliances for an outage',
  tariff: 'The tariff',
  'tariff.name': 'The tariff’s name',
  'tariff.buying': 'The price of electricity',
  'tariff.fixedPerMonth': 'The fixed charge',
  'tariff.minimumPerMonth': 'The month’s minimum',
  'tariff.minimumPerYear': 'The year’s minimum',
  'tariff.selling': 'The pay for what is sold',
  'tariff.exportLimit': 'The export limit',
  money: 'The costs',
  'money.price': 'The price of the system',
  'money.batteryPrice': 'The price of the battery',
  'money.incentives': 'The support',
  'money.upkeepPerYear': 'The upkeep',
  'money.inverterRenewal': 'The new inverter',
  'money.batteryRenewal': 'The new battery',
  'money.priceRise': 'The rise of the price of electricity',
  'money.inflation': 'The inflation',
  'money.discount': 'The discount rate',
  'money.years': 'The number of years',
  'money.financing': 'The financing',
  'money.financing.rate': 'The rate of interest',
  'money.financing.years': 'The years to pay it back',
  'money.financing.perMonth': 'The payment a month',
  'money.quote': 'The quote',
  scenarios: 'A scenario',
  provenance: 'Where a figure comes from',
}

/** For use within a sentence. */
export const namesOfFigures = (paths: readonly string[]): string[] => [
  ...new Set(
    paths.map((path) => {
      const name = nameOfFigure(path.split('.'))
      return name.charAt(0).toLowerCase() + name.slice(1)
    }),
  ),
]

/** For the start of a sentence. */
export function nameOfFigure(path: readonly PropertyKey[]): string {
  for (let length = path.length; length > 0; length -= 1) {
    const pattern = path
      .slice(0, length)
      .map((key) => (typeof key === 'number' || /^\d+$/.test(String(key)) ? '*' : String(key)))
      .join('.')
    const name = Object.hasOwn(NAMES, pattern) ? NAMES[pattern] : undefined
    if (name !== undefined) return name
  }
  return 'A part of the plan'
}
