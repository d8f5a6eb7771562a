import { StartError } from '../start-error.js'
import { runCommand, runNpm } from './run.js'

/**
 * `npm run audit`: asks the registry for known vulnerabilities of the packages that run in production. Exits with 1 if there are
 * any, and with 2 if the registry does not answer, so that a pipeline can tell them apart.
 */
await runCommand(async () => {
  const { stdout, error } = runNpm(['audit', '--omit=dev', '--json'])
  if (error) throw new StartError('npm is not installed.')
  const report = parseReport(stdout)
  if (!report?.vulnerabilities) {
    console.error('The registry does not answer questions about vulnerabilities.')
    process.exit(2)
  }
  const found = Object.values(report.vulnerabilities)
  for (const { name, severity, range } of found) console.error(`${name} ${range}: ${severity}`)
  console.log(`${found.length} packages with known vulnerabilities`)
  process.exit(found.length > 0 ? 1 : 0)
})

/**
 * @param {string} text
 * @returns {{ vulnerabilities?: Record<string, { name: string, severity: string, range: string }> } | undefined}
 */
function parseReport(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
