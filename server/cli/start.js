import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { loadEnvironment, prepare, root } from './prepare.js'
import { runCommand, stopWhenTold, takeThisFolder } from './run.js'

/** `npm start`: installs what is missing, builds what is out of date, and runs the site in this process. */
await runCommand(async () => {
  loadEnvironment()
  await takeThisFolder()
  await prepare()
  process.setSourceMapsEnabled(true)
  /** @type {typeof import('../index.ts')} */
  const { start } = await import(pathToFileURL(join(root, 'dist', 'server', 'index.js')).href)
  stopWhenTold(await start(root, process.env, (line) => console.log(line)))
})
