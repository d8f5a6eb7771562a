import { join } from 'node:path'
import { build } from 'vite'
import { root } from './prepare.js'

const configFile = join(root, 'vite.config.ts')
await build({ configFile, logLevel: 'warn' })
await build({ configFile, logLevel: 'warn', build: { ssr: true } })
