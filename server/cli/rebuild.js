import { buildSite, prepare } from './prepare.js'
import { runCommand } from './run.js'

/** `npm run build`: builds in any case. */
await runCommand(async () => {
  await prepare({ build: false })
  await buildSite()
})
