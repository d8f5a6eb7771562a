import { addTo, MONTH_DAYS } from '../calendar.ts'
import type { Light } from './light.ts'
import { acPower, dcGain, inverterPower, type SystemModel } from './photovoltaics.ts'
import {
  beamTransmittance,
  cosIncidence,
  orientPlane,
  type Plane,
  planeIrradiance,
  transmittedIrradiance,
} from './plane.ts'

/** [kWh/kWp]. Fast path of the loss map: it stores nothing and inlines `transmittedIrradiance` and `acPower`. */
export function computeYearlyYield(light: Light, system: SystemModel, plane: Plane): number {
  const { slots, skies, east, north, up, air, length, days, beam, isotropic, horizonBand, ground } = light
  const { bend, inverter } = system
  const normal = orientPlane(light, plane)
  let year = 0
  for (let slot = 0; slot < slots; slot += 1) {
    const cosine =
      normal.east * (east[slot] as number) + normal.north * (north[slot] as number) + normal.up * (up[slot] as number)
    const share = beamTransmittance(cosine)
    const gain = dcGain(air[slot] as number, system)
    const end = (slot + 1) * skies
    let power = 0
    for (let at = slot * skies; at < end; at += 1) {
      const transmitted =
        (beam[at] as number) * share +
        (isotropic[at] as number) * normal.isotropicTransmitted +
        (horizonBand[at] as number) * normal.horizonBandTransmitted +
        (ground[at] as number) * normal.groundTransmitted
      power += inverterPower(transmitted * (gain + bend * transmitted), inverter)
    }
    year += power * (length[slot] as number) * (days[slot] as number)
  }
  return year
}

/** Results of a plane by month and hour. Arrays of 288 hold hour `24 × month + hour` of true solar time. */
export interface PlaneYear {
  /** Irradiation [kWh/m²] and AC yield [kWh/kWp] by month. */
  readonly monthlyIrradiation: Float64Array
  readonly monthlyYield: Float64Array
  /** Irradiation [kWh/m²] and AC yield [kWh/kWp] by hour of the mean days. */
  readonly hourlyIrradiation: Float64Array
  readonly hourlyYield: Float64Array
  /** AC yield of each month if all its days had one sky [kWh/kWp], at `skies × month + sky`. */
  readonly yieldBySky: Float64Array
  /** [kWh/m²] and [kWh/kWp] per year; `transmitted` is behind the glass */
  readonly irradiation: number
  readonly transmitted: number
  readonly yield: number
}

/** The year has the light of twelve mean days. */
export function computePlaneYear(light: Light, system: SystemModel, plane: Plane): PlaneYear {
  const { slots, skies } = light
  const normal = orientPlane(light, plane)
  const year = {
    monthlyIrradiation: new Float64Array(12),
    monthlyYield: new Float64Array(12),
    hourlyIrradiation: new Float64Array(288),
    hourlyYield: new Float64Array(288),
    yieldBySky: new Float64Array(12 * skies),
  }
  let transmittedYear = 0
  for (let slot = 0; slot < slots; slot += 1) {
    const month = light.month[slot] as number
    const hour = 24 * month + (light.hour[slot] as number)
    const days = light.days[slot] as number
    const length = light.length[slot] as number
    const cosine = cosIncidence(normal, light, slot)
    const share = beamTransmittance(cosine)
    for (let sky = 0; sky < skies; sky += 1) {
      const at = slot * skies + sky
      const irradiation = planeIrradiance(light, normal, cosine, at) * length
      const transmitted = transmittedIrradiance(light, normal, share, at)
      const energy = acPower(transmitted, light.air[slot] as number, system) * length
      transmittedYear += transmitted * length * days
      addTo(year.hourlyIrradiation, hour, irradiation / skies)
      addTo(year.hourlyYield, hour, energy / skies)
      addTo(year.monthlyIrradiation, month, irradiation * days)
      addTo(year.monthlyYield, month, energy * days)
      addTo(year.yieldBySky, skies * month + sky, energy * (MONTH_DAYS[month] as number))
    }
  }
  return {
    ...year,
    irradiation: sum(year.monthlyIrradiation),
    transmitted: transmittedYear,
    yield: sum(year.monthlyYield),
  }
}

const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0)
