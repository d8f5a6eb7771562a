import { loadEnvironment, prepare, root } from './prepare.js'
import { importBuilt, runCommand } from './run.js'

/** `npm run backup` or `npm run backup -- FILE`, and `npm run restore -- FILE` */
await runCommand(async () => {
  loadEnvironment()
  await prepare()
  /** @type {typeof import('../database/backup.ts')} */
  const { backup, restore } = await importBuilt('backup')
  const [verb, file] = process.argv.slice(2)
  console.log(await (verb === 'restore' ? restore : backup)(root, process.env, file))
})
