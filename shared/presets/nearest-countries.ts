import { distanceKm } from '../places/distance.ts'
import { PRESET_COUNTRIES } from './load.ts'

/** Capitals [° north, ° east]; for large countries a town in the middle of most people. */
// biome-ignore format: a table reads best as one
const CENTERS: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  AE: [24, 54], AT: [48, 16], AU: [-34, 151], BD: [24, 90], BE: [51, 4], BR: [-20, -45], CA: [44, -79], CH: [47, 7],
  CL: [-33, -71], CO: [5, -74], CZ: [50, 14], DE: [51, 10], DK: [56, 13], EE: [59, 25], EG: [30, 31], ES: [40, -4],
  FI: [60, 25], FR: [47, 2], GB: [53, -2], GR: [38, 24], HR: [46, 16], HU: [47, 19], ID: [-6, 107], IE: [53, -6],
  IL: [32, 35], IN: [23, 79], IT: [43, 12], JP: [36, 140], KE: [-1, 37], LK: [7, 80], LT: [55, 25], LU: [50, 6],
  LV: [57, 24], MA: [33, -7], MX: [20, -99], MY: [3, 102], NG: [7, 4], NL: [52, 5], NO: [60, 11], NZ: [-37, 175],
  PE: [-12, -77], PH: [15, 121], PK: [31, 73], PL: [52, 20], PT: [39, -9], RO: [45, 26], SA: [25, 47], SE: [59, 18],
  SG: [1, 104], SI: [46, 15], SK: [48, 18], TH: [14, 101], TR: [40, 31], UA: [49, 31], US: [39, -90], VN: [16, 107],
  ZA: [-27, 28],
}

/** Countries with typical figures, the nearest first [ISO 3166-1 alpha-2]. */
export function nearestCountries(latitude: number, longitude: number): readonly string[] {
  const distance = (country: string) => {
    const [north, east] = CENTERS[country] ?? [0, 0]
    return distanceKm({ latitude: north, longitude: east }, latitude, longitude)
  }
  return [...PRESET_COUNTRIES].filter((country) => country in CENTERS).sort((a, b) => distance(a) - distance(b))
}
