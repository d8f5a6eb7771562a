import { join } from 'node:path'
import { build } from 'vite'
import { root } from './prepare.js'

const configFile = join(root, 'vite.config.ts')
try {
  for (const mode of ['client', 'worker', 'pages', 'server']) await build({ configFile, mode, logLevel: 'warn' })
} catch (error) {
  // Build errors concern the source; the builder's own stack does not help.
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
