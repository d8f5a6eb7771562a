import { register } from 'tsx/esm/api'

// Threads do not inherit tsx.
register()
await import('./town-figures-worker.ts')
