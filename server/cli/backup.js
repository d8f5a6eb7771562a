import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { loadEnvironment, prepare, root } from './prepare.js'
import { runCommand } from './run.js'

/** `npm run backup` or `npm run backup -- FILE`, and `npm run restore -- FILE` */
await runCommand(async () => {
  loadEnvironment()
  await prepare()
  /** @type {typeof import('../database/backup.ts')} */
  const { backup, restore } = await import(pathToFileURL(join(root, 'dist', 'server', 'backup.js')).href)
  const [verb, file] = process.argv.slice(2)
  console.log(await (verb === 'restore' ? restore : backup)(root, process.env, file))
})
