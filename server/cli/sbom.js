import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { StartError } from '../start-error.js'
import { root } from './prepare.js'
import { runCommand, runNpm } from './run.js'

/** `npm run sbom` or `npm run sbom -- FILE`: writes a CycloneDX list of a release's packages from the lockfile. */
await runCommand(async () => {
  const [requestedFile] = process.argv.slice(2)
  const file = requestedFile
    ? resolve(process.env.INIT_CWD ?? root, requestedFile)
    : join(root, 'dist', 'sbom.cdx.json')
  const options = ['--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev', '--package-lock-only']
  const { status, stdout, stderr } = runNpm(['sbom', ...options])
  if (status !== 0) throw new StartError(`npm could not list the packages: ${stderr?.trim() || 'is npm installed?'}`)
  const list = JSON.parse(stdout)
  // npm uses the name of the folder.
  list.metadata.component.name = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).name
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`)
  console.log(`Wrote ${list.components.length} packages to ${file}`)
})
