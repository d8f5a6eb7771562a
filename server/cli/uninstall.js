import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { pathToFileURL } from 'node:url'
import { prepare, root } from './prepare.js'
import { runCommand } from './run.js'

/** `npm run uninstall` or `npm run uninstall -- --yes`: removes what lies outside of this folder, and the data inside. */
await runCommand(async () => {
  await prepare()
  /** @type {typeof import('../database/embedded/uninstall.ts')} */
  const { findTraces, removeTraces } = await import(pathToFileURL(join(root, 'dist', 'server', 'uninstall.js')).href)
  const traces = findTraces(join(root, '.data'))
  if (traces.length === 0) {
    console.log(`There are no data, and nothing lies outside of this folder. To finish, remove it: rm -r ${root}`)
    return
  }
  console.log('These will be removed for good:')
  for (const { path, what } of traces) console.log(`  ${path}  (${what})`)
  if (!process.argv.includes('--yes') && !(await isAgreed())) {
    console.log('Nothing was removed.')
    process.exitCode = 1
    return
  }
  await removeTraces(join(root, '.data'), traces)
  console.log(`Removed. To finish, remove this folder too: rm -r ${root}`)
})

async function isAgreed() {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    // Where nobody can answer, nobody has agreed.
    const ended = new Promise((resolve) => terminal.once('close', () => resolve(console.log(''))))
    return (await Promise.race([terminal.question('Type "remove" to go on: '), ended])) === 'remove'
  } finally {
    terminal.close()
  }
}
