import { simulateBalance } from '#shared/energy/balance.ts'
import { buildProfileShape, loadProfiles } from '#shared/energy/load-profiles.ts'
import { STEADY_SHARE } from '#shared/energy/within-hour.ts'
import { computeAcOutput } from '#shared/plan/resolve-system.ts'
import { computeRoofSolarOutput } from '#shared/plan/roof-solar-output.ts'
import reference from '../reference/energy/plug-in.json'
import { loadOurClimate } from './references.ts'
import { round } from './statistics.ts'

/** Highest output of a kit in Germany [kW]. */
const LIMIT_KW = 0.8
/** DC power of the panels per AC power of the inverter. */
const INVERTER_RATIO = 1.2
/** [kWh/year] */
const USE = 2_000
const BERLIN = { latitude: 52.52, longitude: 13.405, utcOffset: 1 }

/** A plug-in kit in Berlin. */
export interface Kit {
  /** [°] */
  readonly tilt: number
  readonly azimuth: number
  readonly watts: number
}

/** Year of a kit and a home with the mean use of German households; the use in standard time, as in the references. */
export async function createKitYear() {
  const resource = await loadOurClimate(BERLIN.latitude, BERLIN.longitude)
  const shape = buildProfileShape((await loadProfiles())['bdew-h25'])
  return ({ tilt, azimuth, watts }: Kit) => {
    const face = { tilt, azimuth, mounting: 'ground', obstacles: [] } as const
    const solar = computeRoofSolarOutput({ faces: [face], losses: undefined }, { ...BERLIN, resource })
    const kwp = watts / 1_000
    const inverterKw = {
      path: 'system.inverterKw',
      value: kwp / INVERTER_RATIO,
      unit: 'kW',
      from: { kind: 'yours' },
    } as const
    const output = computeAcOutput({ arrays: [{ plane: 0, panels: 1, watts, kwp }], inverterKw }, solar)
    const totalsOf = (use: number, steadyShare: number) =>
      simulateBalance({ solar: output, inverterKw: LIMIT_KW, use: shape.map((share) => share * use), steadyShare })
        .totals
    const { solar: potential, inverterClipped } = totalsOf(USE, STEADY_SHARE)
    return {
      /** [kWh] */
      made: potential - inverterClipped,
      /** [kWh] of a yearly use [kWh] */
      saved: (use: number, steadyShare = STEADY_SHARE) => totalsOf(use, steadyShare).direct,
    }
  }
}

const RAILING = { tilt: 90, azimuth: 180 }
/** Plug-in kits upright on a railing toward the south. */
export async function measurePlugIn() {
  const yearOf = await createKitYear()
  return {
    source: reference.source,
    use: USE,
    kits: reference.kits.map(({ watts, saved }) => {
      const year = yearOf({ ...RAILING, watts })
      return {
        watts,
        made: round(year.made, 0),
        saved: round(year.saved(USE), 0),
        smooth: round(year.saved(USE, 1), 0),
        reference: saved,
      }
    }),
  }
}
