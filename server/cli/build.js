import { join } from 'node:path'
import { build } from 'vite'
import { root } from './prepare.js'

const configFile = join(root, 'vite.config.ts')
try {
  for (const mode of ['client', 'worker', 'pages', 'server']) await build({ configFile, mode, logLevel: 'warn' })
} catch (error) {
  // What the builder says about the source; its own stack helps nobody.
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
