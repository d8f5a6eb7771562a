import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { loadEnvironment, prepare, root } from './prepare.js'
import { runCommand } from './run.js'

/** `npm run make-admin -- USERNAME` */
await runCommand(async () => {
  loadEnvironment()
  await prepare()
  /** @type {typeof import('../admin/make-admin.ts')} */
  const { makeAdmin } = await import(pathToFileURL(join(root, 'dist', 'server', 'make-admin.js')).href)
  console.log(await makeAdmin(root, process.env, process.argv[2]))
})
