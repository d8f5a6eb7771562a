import { buildSite, prepare } from './prepare.js'
import { runCommand } from './run.js'

/** `npm run build`: builds anew whatever is there. */
await runCommand(async () => {
  await prepare({ build: false })
  await buildSite()
})
