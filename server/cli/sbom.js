import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { StartError } from '../start-error.js'
import { root } from './prepare.js'
import { runCommand } from './run.js'

/**
 * `npm run sbom` or `npm run sbom -- FILE`: writes which packages, in which versions, a release runs (CycloneDX), as the
 * lockfile has them.
 */
await runCommand(async () => {
  const [wanted] = process.argv.slice(2)
  const file = wanted ? resolve(process.env.INIT_CWD ?? root, wanted) : join(root, 'dist', 'sbom.cdx.json')
  const options = ['--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev', '--package-lock-only']
  const { status, stdout, stderr } = spawnSync('npm', ['sbom', ...options], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new StartError(`npm could not list the packages: ${stderr?.trim() || 'is npm installed?'}`)
  const list = JSON.parse(stdout)
  // npm calls it by the folder it lies in.
  list.metadata.component.name = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).name
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`)
  console.log(`Wrote ${list.components.length} packages to ${file}`)
})
