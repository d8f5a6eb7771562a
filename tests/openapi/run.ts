// npm run openapi: checks the OpenAPI document and every kind of answer with independent programs, and calls the site with
// a generated client. Its packages are installed on the first run.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { API_REQUESTS } from '../support/api-requests.ts'
import { withServedSite } from '../support/served-site.ts'

const folder = import.meta.dirname
const execute = promisify(execFile)
const runHere = (command: string, ...parameters: string[]) => execute(command, parameters, { cwd: folder })
const load = (file: string) => import(join(folder, file))

if (!existsSync(join(folder, 'node_modules'))) await runHere('npm', 'ci', '--no-audit', '--no-fund')
const faults: string[] = []
await withServedSite({}, async ({ origin }) => {
  const { validateApi } = await load('validate.js')
  faults.push(...(await validateApi(origin, API_REQUESTS)))
  await runHere('npx', 'openapi-typescript', `${origin}/api/v1/openapi.json`, '--output', 'generated.d.ts')
  try {
    await runHere('npx', 'tsc', '--project', '.')
  } catch (error) {
    faults.push(`The generated client does not compile: ${(error as { stdout: string }).stdout}`)
  }
  const { callWithGeneratedClient } = await load('client.ts')
  faults.push(...(await callWithGeneratedClient(origin)))
})
for (const fault of faults) console.error(fault)
console.log(`${API_REQUESTS.length} kinds of answer checked, ${faults.length} faults`)
process.exit(faults.length > 0 ? 1 : 0)
