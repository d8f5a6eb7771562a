// The worker from its sources, in development and in tests.
import { register } from 'tsx/esm/api'

register()
await import('./worker.ts')
