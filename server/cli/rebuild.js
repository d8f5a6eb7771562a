import { buildSite, prepare } from './prepare.js'
import { orSaySo } from './run.js'

/** `npm run build`: builds anew whatever is there. */
await orSaySo(async () => {
  await prepare({ build: false })
  await buildSite()
})
