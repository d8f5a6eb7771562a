import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { loadEnvironment, prepare, root } from './prepare.js'
import { runCommand } from './run.js'

/** `npm run reset-password -- USERNAME` */
await runCommand(async () => {
  loadEnvironment()
  await prepare()
  /** @type {typeof import('../accounts/reset-password.ts')} */
  const { resetPassword } = await import(pathToFileURL(join(root, 'dist', 'server', 'reset-password.js')).href)
  console.log(await resetPassword(root, process.env, process.argv.slice(2)))
})
