import { findMessages } from '../translation/find-messages.ts'

/* `npm run i18n -- literals [folder]`: texts for readers outside of messages. `npm run words [folder]`: every message. */

const [command, folder = ''] = process.argv.slice(2)
const { messages, problems } = findMessages()
const inFolder = ({ file }: { readonly file: string }) => file.startsWith(folder)

if (command === 'words') {
  for (const { file, line, context, message } of messages.filter(inFolder))
    console.info(`${file}:${line}${context === undefined ? '' : ` [${context}]`} ${message}`)
} else if (command === 'literals') {
  const found = problems.filter(inFolder)
  for (const { file, line, problem, text } of found) console.info(`${file}:${line} ${problem}: ${text}`)
  console.info(`${found.length} problems, ${messages.filter(inFolder).length} messages`)
  process.exitCode = found.length > 0 ? 1 : 0
} else {
  console.error('Use: npm run i18n -- literals [folder]')
  process.exitCode = 2
}
