import { RADIANS, requirePlane } from './angles.ts'
import { skyShare } from './horizon.ts'
import { acPower, type SystemModel } from './photovoltaics.ts'
import type { PlaceModel } from './place-model.ts'

/** The slope and direction of a roof. */
export interface Plane {
  /** [°] 0 = horizontal, 90 = wall */
  readonly tilt: number
  /** [°] 0 = north, clockwise */
  readonly azimuth: number
}

/** A plane as the loop over the slots needs it: its normal, and its shares of sky and ground. */
function facing(place: PlaceModel, { tilt, azimuth }: Plane) {
  requirePlane(tilt, azimuth)
  const beta = tilt * RADIANS
  const gamma = azimuth * RADIANS
  const cosTilt = Math.cos(beta)
  return {
    east: Math.sin(beta) * Math.sin(gamma),
    north: Math.sin(beta) * Math.cos(gamma),
    up: cosTilt,
    sky: place.sectors ? skyShare(place.sectors, beta, gamma) : (1 + cosTilt) / 2,
    ground: (1 - cosTilt) / 2,
  }
}
type Facing = ReturnType<typeof facing>

/** Irradiation of a plane in one slot [kWh/m²]. */
function onPlane(place: PlaceModel, plane: Facing, slot: number): number {
  const cosIncidence =
    plane.east * (place.east[slot] as number) +
    plane.north * (place.north[slot] as number) +
    plane.up * (place.up[slot] as number)
  const beam = cosIncidence > 0 ? (place.beam[slot] as number) * cosIncidence : 0
  return beam + (place.sky[slot] as number) * plane.sky + (place.ground[slot] as number) * plane.ground
}

/** Irradiation on each slot's plane [kWh/m²]: what the tests of the physical laws look at. */
export function slotIrradiation(place: PlaceModel, plane: Plane): Float64Array {
  const normal = facing(place, plane)
  return new Float64Array(place.slots).map((_, slot) => onPlane(place, normal, slot))
}

/** Yearly AC yield of a plane [kWh/kWp]. The fast path of the loss map: nothing is kept, every array at hand. */
export function yearlyYield(place: PlaceModel, system: SystemModel, plane: Plane): number {
  const { slots, east, north, up, beam, sky, ground, air, length, days } = place
  const normal = facing(place, plane)
  let year = 0
  for (let slot = 0; slot < slots; slot += 1) {
    const cosIncidence =
      normal.east * (east[slot] as number) + normal.north * (north[slot] as number) + normal.up * (up[slot] as number)
    const diffuse = (sky[slot] as number) * normal.sky + (ground[slot] as number) * normal.ground
    const light = cosIncidence > 0 ? diffuse + (beam[slot] as number) * cosIncidence : diffuse
    const hours = length[slot] as number
    year += acPower(light / hours, air[slot] as number, system) * hours * (days[slot] as number)
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
  /** [kWh/m²] and [kWh/kWp] a year */
  readonly irradiation: number
  readonly yield: number
}

/** Everything about one plane; for a model of mean days, where each hour of a month appears once. */
export function planeYear(place: PlaceModel, system: SystemModel, plane: Plane): PlaneYear {
  const normal = facing(place, plane)
  const year = {
    monthlyIrradiation: new Float64Array(12),
    monthlyYield: new Float64Array(12),
    hourlyIrradiation: new Float64Array(288),
    hourlyYield: new Float64Array(288),
  }
  for (let slot = 0; slot < place.slots; slot += 1) {
    const month = place.month[slot] as number
    const hour = 24 * month + (place.hour[slot] as number)
    const days = place.days[slot] as number
    const length = place.length[slot] as number
    const irradiation = onPlane(place, normal, slot)
    const energy = acPower(irradiation / length, place.air[slot] as number, system) * length
    year.hourlyIrradiation[hour] = irradiation
    year.hourlyYield[hour] = energy
    year.monthlyIrradiation[month] = (year.monthlyIrradiation[month] as number) + irradiation * days
    year.monthlyYield[month] = (year.monthlyYield[month] as number) + energy * days
  }
  return { ...year, irradiation: sum(year.monthlyIrradiation), yield: sum(year.monthlyYield) }
}

const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0)

const MAP_STEP = 5 // °
/** Tilts and azimuths of the loss map [°]. */
export const MAP_TILTS: readonly number[] = Array.from({ length: 90 / MAP_STEP + 1 }, (_, i) => i * MAP_STEP)
export const MAP_AZIMUTHS: readonly number[] = Array.from({ length: 360 / MAP_STEP }, (_, i) => i * MAP_STEP)

/** Yearly AC yield [kWh/kWp] of every plane of the map: row by tilt, `tilt index × 72 + azimuth index`. */
export function yieldMap(place: PlaceModel, system: SystemModel): Float64Array {
  const yields = new Float64Array(MAP_TILTS.length * MAP_AZIMUTHS.length)
  MAP_TILTS.forEach((tilt, row) => {
    if (tilt === 0) {
      // A horizontal plane faces nowhere: one look serves the whole row.
      yields.fill(yearlyYield(place, system, { tilt, azimuth: 0 }), 0, MAP_AZIMUTHS.length)
      return
    }
    MAP_AZIMUTHS.forEach((azimuth, column) => {
      yields[row * MAP_AZIMUTHS.length + column] = yearlyYield(place, system, { tilt, azimuth })
    })
  })
  return yields
}

/** Direction that faces the equator [°]; south on the equator itself. */
export const towardsEquator = (latitude: number) => (latitude < 0 ? 0 : 180)

/** The plane with the highest yearly yield to a degree: the best cell of the map, then every degree around it. */
export function bestPlane(place: PlaceModel, system: SystemModel, map: Float64Array): Plane & { yield: number } {
  let cell = 0
  map.forEach((value, index) => {
    if (value > (map[cell] as number)) cell = index
  })
  const centre = {
    tilt: MAP_TILTS[Math.floor(cell / MAP_AZIMUTHS.length)] as number,
    azimuth: MAP_AZIMUTHS[cell % MAP_AZIMUTHS.length] as number,
  }
  const level = { tilt: 0, azimuth: towardsEquator(place.latitude) }
  let best = { ...level, yield: yearlyYield(place, system, level) }
  for (let tilt = Math.max(1, centre.tilt - 4); tilt <= Math.min(90, centre.tilt + 4); tilt += 1) {
    for (let turn = -4; turn <= 4; turn += 1) {
      const plane = { tilt, azimuth: (centre.azimuth + turn + 360) % 360 }
      const value = yearlyYield(place, system, plane)
      if (value > best.yield) best = { ...plane, yield: value }
    }
  }
  return best
}
