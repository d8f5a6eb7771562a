import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { prepare, root } from './prepare.js'
import { importBuilt, runCommand } from './run.js'

/** `npm run uninstall` or `npm run uninstall -- --yes`: removes the data, and everything outside of this folder. */
await runCommand(async () => {
  await prepare()
  /** @type {typeof import('../database/embedded/uninstall.ts')} */
  const { findLeftovers, removeLeftovers } = await importBuilt('uninstall')
  const leftovers = findLeftovers(join(root, '.data'))
  if (leftovers.length === 0) {
    console.log(`There are no data, and nothing lies outside of this folder. To finish, remove it: rm -r ${root}`)
    return
  }
  console.log('These will be removed for good:')
  for (const { path, description } of leftovers) console.log(`  ${path}  (${description})`)
  if (!process.argv.includes('--yes') && !(await confirmRemoval())) {
    console.log('Nothing was removed.')
    process.exitCode = 1
    return
  }
  await removeLeftovers(join(root, '.data'), leftovers)
  console.log(`Removed. To finish, remove this folder too: rm -r ${root}`)
})

async function confirmRemoval() {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    // Without a terminal, the user cannot confirm.
    const ended = new Promise((resolve) => terminal.once('close', () => resolve(console.log(''))))
    return (await Promise.race([terminal.question('Type "remove" to go on: '), ended])) === 'remove'
  } finally {
    terminal.close()
  }
}
