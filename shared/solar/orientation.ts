import { MONTH_DAYS } from './extraterrestrial.ts'
import type { Light } from './light.ts'
import { acPower, gainIn, inverterPower, type SystemModel } from './photovoltaics.ts'
import { beamInside, cosIncidence, facing, insidePlane, onPlane, type Plane } from './plane.ts'

/**
 * Yearly AC yield of a plane [kWh/kWp]. The fast path of the loss map: nothing is kept, every column at hand, and the
 * formulas of `insidePlane` and `acPower` opened so far as their parts repeat.
 */
export function yearlyYield(light: Light, system: SystemModel, plane: Plane): number {
  const { slots, skies, east, north, up, air, length, days, beam, even, band, ground } = light
  const { bend, inverter } = system
  const normal = facing(light, plane)
  let year = 0
  for (let slot = 0; slot < slots; slot += 1) {
    const cosine =
      normal.east * (east[slot] as number) + normal.north * (north[slot] as number) + normal.up * (up[slot] as number)
    const share = beamInside(cosine)
    const gain = gainIn(air[slot] as number, system)
    const end = (slot + 1) * skies
    let power = 0
    for (let at = slot * skies; at < end; at += 1) {
      const inside =
        (beam[at] as number) * share +
        (even[at] as number) * normal.evenInside +
        (band[at] as number) * normal.bandInside +
        (ground[at] as number) * normal.groundInside
      power += inverterPower(inside * (gain + bend * inside), inverter)
    }
    year += power * (length[slot] as number) * (days[slot] as number)
  }
  return year
}

/** A plane's year, month by month and hour by hour. Arrays of 288 hold hour `24 × month + hour` of true solar time. */
export interface PlaneYear {
  /** Irradiation of the plane [kWh/m²] and AC yield [kWh/kWp] of each month. */
  readonly monthlyIrradiation: Float64Array
  readonly monthlyYield: Float64Array
  /** Irradiation [kWh/m²] and AC yield [kWh/kWp] of each hour of the mean days. */
  readonly hourlyIrradiation: Float64Array
  readonly hourlyYield: Float64Array
  /** AC yield of each month, had all its days one kind of sky [kWh/kWp]: `skies × month + sky`. */
  readonly yieldBySky: Float64Array
  /** [kWh/m²] and [kWh/kWp] a year */
  readonly irradiation: number
  readonly yield: number
}

/** Everything about one plane under the light of twelve mean days. */
export function planeYear(light: Light, system: SystemModel, plane: Plane): PlaneYear {
  const { slots, skies } = light
  const normal = facing(light, plane)
  const year = {
    monthlyIrradiation: new Float64Array(12),
    monthlyYield: new Float64Array(12),
    hourlyIrradiation: new Float64Array(288),
    hourlyYield: new Float64Array(288),
    yieldBySky: new Float64Array(12 * skies),
  }
  const add = (column: Float64Array, at: number, value: number) => {
    column[at] = (column[at] as number) + value
  }
  for (let slot = 0; slot < slots; slot += 1) {
    const month = light.month[slot] as number
    const hour = 24 * month + (light.hour[slot] as number)
    const days = light.days[slot] as number
    const length = light.length[slot] as number
    const cosine = cosIncidence(normal, light, slot)
    const share = beamInside(cosine)
    for (let sky = 0; sky < skies; sky += 1) {
      const at = slot * skies + sky
      const irradiation = onPlane(light, normal, cosine, at) * length
      const inside = insidePlane(light, normal, share, at)
      const energy = acPower(inside, light.air[slot] as number, system) * length
      add(year.hourlyIrradiation, hour, irradiation / skies)
      add(year.hourlyYield, hour, energy / skies)
      add(year.monthlyIrradiation, month, irradiation * days)
      add(year.monthlyYield, month, energy * days)
      add(year.yieldBySky, skies * month + sky, energy * (MONTH_DAYS[month] as number))
    }
  }
  return { ...year, irradiation: sum(year.monthlyIrradiation), yield: sum(year.monthlyYield) }
}

const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0)

/** Direction that faces the equator [°]; south on the equator itself. */
export const towardsEquator = (latitude: number) => (latitude < 0 ? 0 : 180)
