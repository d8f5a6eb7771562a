import { WATTS_PER_KW } from '../../energy/units.ts'
import { chosenBecause } from '../../home/choice-reason.ts'
import type { Home } from '../../home/home.ts'
import type { Preset } from '../../presets/preset.ts'
import { equatorAzimuth } from '../../solar/compass.ts'
import { DEFAULTS } from '../basis/defaults.ts'

/** Number of panels until a kit is chosen. */
export const DEFAULT_KIT_PANELS = 2
/** Upright on the railing [°]. */
export const DEFAULT_RAILING_TILT = 90

/**
 * Gives a home with a balcony the kit as its only system, so that every plan of a home applies to it. What the home
 * does not use is not paid, and a kit needs no maintenance. Any other kind of home stays as it is.
 * @param preset for the highest output that the country allows
 */
export function withPlugInKit(home: Home, preset: Preset | null): Home {
  if (home.kind !== 'balcony') return home
  const { balcony = {}, provenance, tariff, money } = home
  const { exportLimit: _, solarCharges: __, ...charges } = tariff
  const { priceRise, inflation, discount, years } = money
  const { panels = DEFAULT_KIT_PANELS, watts = DEFAULTS.panelWatts.value, tilt = DEFAULT_RAILING_TILT } = balcony
  const { azimuth = equatorAzimuth(home.place?.latitude ?? 0), obstacles = [], price } = balcony
  const rule = preset?.plugIn
  const inverterWatts = balcony.inverterWatts ?? rule?.value
  return {
    ...home,
    balcony: { ...balcony, azimuth, ...(inverterWatts !== undefined && { inverterWatts }) },
    roof: { planes: [{ mounting: 'ground', tilt, azimuth, obstacles }] },
    system: {
      arrays: [{ plane: 0, panels, watts }],
      // An inverter without a limit is as large as the panels.
      inverterKw: Math.min(inverterWatts ?? Number.POSITIVE_INFINITY, panels * watts) / WATTS_PER_KW,
      backup: [],
    },
    tariff: { ...charges, selling: { kind: 'nothing' } },
    money: {
      ...(price !== undefined && { price: { kind: 'total', total: price } }),
      incentives: [],
      upkeepPerYear: 0,
      ...(priceRise !== undefined && { priceRise }),
      ...(inflation !== undefined && { inflation }),
      ...(discount !== undefined && { discount }),
      ...(years !== undefined && { years }),
    },
    scenarios: [],
    provenance: {
      ...provenance,
      ...(balcony.azimuth === undefined && {
        'balcony.azimuth': chosenBecause(azimuth === 0 ? 'faces-north' : 'faces-south'),
      }),
      ...(rule &&
        balcony.inverterWatts === undefined && {
          'balcony.inverterWatts': {
            kind: 'typical' as const,
            figure: `${preset.country}.plugIn`,
            ...(rule.asOf !== null && { asOf: rule.asOf }),
          },
        }),
    },
  }
}
