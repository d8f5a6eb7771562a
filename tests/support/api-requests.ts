const PLACE = { lat: 48.2, lon: 16.4 }
const PLACE_AND_SYSTEM = { ...PLACE, peakpower: 1, loss: 14 }
const PVWATTS = { ...PLACE, system_capacity: 1, module_type: 2, losses: 10, array_type: 0, tilt: 10, azimuth: 0 }

/** A request for every tool of the public API. */
export const API_REQUESTS: readonly (readonly [string, Record<string, string | number>])[] = [
  ['/api/v1/yield', PLACE],
  ['/api/v1/hours', PLACE],
  ['/api/v1/best-plane', PLACE],
  ['/api/v1/sun', { ...PLACE, date: '2026-03-20' }],
  ['/api/v1/towns', { q: 'wien' }],
  ['/api/v1/openapi.json', {}],
  ['/api/v5_1/PVcalc', PLACE_AND_SYSTEM],
  ['/api/v5_2/seriescalc', PLACE],
  ['/api/v5_3/MRcalc', { ...PLACE, horirrad: 1 }],
  ['/api/DRcalc', { ...PLACE, global: 1 }],
  ['/api/SHScalc', { ...PLACE, peakpower: 50, batterysize: 600, cutoff: 40, consumptionday: 300 }],
  ['/api/printhorizon', { ...PLACE, userhorizon: '5,10' }],
  ['/api/pvwatts/v8.json', PVWATTS],
  ['/api/pvwatts/v6.json', { ...PVWATTS, timeframe: 'hourly' }],
]
