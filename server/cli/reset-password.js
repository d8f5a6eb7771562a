import { loadEnvironment, prepare, root } from './prepare.js'
import { importBuilt, runCommand } from './run.js'

/** `npm run reset-password -- USERNAME` */
await runCommand(async () => {
  loadEnvironment()
  await prepare()
  /** @type {typeof import('../accounts/reset-password.ts')} */
  const { resetPassword } = await importBuilt('reset-password')
  console.log(await resetPassword(root, process.env, process.argv.slice(2)))
})
