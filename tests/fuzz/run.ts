// npm run fuzz [requests] [seed]: sends generated requests to the whole application on a real database, then the fixed list of
// hostile ones.
// npm run fuzz -- api [requests] [seed]: sends them to the public API; 100,000 take about 6 minutes of two cores.
import { spawnSync } from 'node:child_process'

const words = process.argv.slice(2)
const isPublicApi = words[0] === 'api'
if (isPublicApi) words.shift()
const [count = isPublicApi ? '100000' : '20000', seed = String(Date.now() % 1_000_000_000)] = words
const env = { ...process.env, FUZZ_REQUESTS: count, FUZZ_SEED: seed }
const titles = isPublicApi ? 'to the public API' : '^(?!.*to the public API)'
const parameters = ['vitest', 'run', '--project', 'api', '-t', titles, 'tests/api/fuzz.test.ts']
const { status } = spawnSync('npx', parameters, { env, stdio: 'inherit' })
process.exit(status ?? 1)
