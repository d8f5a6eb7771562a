import { loadEnvironment, prepare, root } from './prepare.js'
import { importBuilt, runCommand } from './run.js'

/** `npm run make-admin -- USERNAME` */
await runCommand(async () => {
  loadEnvironment()
  await prepare()
  /** @type {typeof import('../admin/make-admin.ts')} */
  const { makeAdmin } = await importBuilt('make-admin')
  console.log(await makeAdmin(root, process.env, process.argv[2]))
})
