import { checkCatalogs } from './check.ts'
import { listMessages, writeCatalogs } from './extract.ts'
import { findMessages } from './find-messages.ts'

/*
 * npm run i18n -- extract            writes the catalogs in locales/ anew from the sources
 * npm run i18n -- check              lists what is wrong with sources and catalogs
 * npm run i18n -- literals [folder]  texts for readers outside of messages
 * npm run words [folder]             every message with its places
 */

const [command = '', folder = ''] = process.argv.slice(2)

const commands: Readonly<Record<string, () => readonly string[]>> = {
  words() {
    for (const { files, context, message } of listMessages()) {
      const places = [...files].filter((file) => file.startsWith(folder))
      if (places.length > 0)
        console.info(`${places.join(' ')}${context === undefined ? '' : ` [${context}]`}\n  ${message}`)
    }
    return []
  },
  extract() {
    writeCatalogs()
    return []
  },
  check() {
    const { counts, faults } = checkCatalogs()
    for (const count of counts) console.info(count)
    return faults
  },
  literals: () =>
    findMessages()
      .problems.filter(({ file }) => file.startsWith(folder))
      .map(({ file, line, problem, text }) => `${file}:${line} ${problem}: ${text}`),
}

const run = commands[command]
if (!run) {
  console.error(`Use one of: ${Object.keys(commands).join(', ')}`)
  process.exit(2)
}
const faults = run()
for (const fault of faults) console.info(fault)
if (faults.length > 0) {
  console.info(`${faults.length} found`)
  process.exitCode = 1
}
