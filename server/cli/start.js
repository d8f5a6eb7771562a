import { loadEnvironment, prepare, root } from './prepare.js'
import { importBuilt, lockCheckout, runCommand, stopOnSignal } from './run.js'

/** `npm start`: installs and builds what is missing or outdated, and runs the site in this process. */
await runCommand(async () => {
  loadEnvironment()
  await lockCheckout()
  await prepare()
  process.setSourceMapsEnabled(true)
  /** @type {typeof import('../index.ts')} */
  const { start } = await importBuilt('index')
  stopOnSignal(await start(root, process.env, (line) => console.log(line)))
})
