import type { Home } from './home.ts'
import { HOME_VERSION } from './home-version.ts'

/** Apart from the schemas, which a browser loads later. */
export const emptyHome = (region: Home['region']): Home => ({
  version: HOME_VERSION,
  region,
  use: {},
  roof: { planes: [] },
  system: { arrays: [], backup: [] },
  tariff: {},
  money: { incentives: [] },
  scenarios: [],
  provenance: {},
})
