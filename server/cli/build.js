import { join } from 'node:path'
import { build } from 'vite'
import { root } from './prepare.js'

const configFile = join(root, 'vite.config.ts')
try {
  await build({ configFile, logLevel: 'warn' })
  await build({ configFile, logLevel: 'warn', build: { ssr: true } })
} catch (error) {
  // What the builder says about the source; its own stack helps nobody.
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
