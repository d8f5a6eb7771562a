// npm run fuzz [requests] [seed]: sends generated requests to the whole application on a real database, then the fixed list of
// hostile ones.
// npm run fuzz -- api [requests] [seed]: sends them to the public API; 100,000 take about 6 minutes of two cores.
import { spawnSync } from 'node:child_process'

const isPublicApi = process.argv[2] === 'api'
const [count = isPublicApi ? '100000' : '20000', seed = String(Date.now() % 1_000_000_000)] = process.argv.slice(
  isPublicApi ? 3 : 2,
)
const env = { ...process.env, FUZZ_REQUESTS: count, FUZZ_SEED: seed }
const files = isPublicApi ? ['public-api-fuzz'] : ['fuzz', 'hostile-requests']
const paths = files.map((name) => `tests/api/${name}.test.ts`)
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'api', ...paths], {
  env,
  stdio: 'inherit',
})
process.exit(status ?? 1)
