// npm run fuzz [requests] [seed]: sends generated requests to the whole application on a real database.
import { spawnSync } from 'node:child_process'

const [count = '20000', seed = String(Date.now() % 1_000_000_000)] = process.argv.slice(2)
const env = { ...process.env, FUZZ_REQUESTS: count, FUZZ_SEED: seed }
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'api', 'tests/api/fuzz.test.ts'], {
  env,
  stdio: 'inherit',
})
process.exit(status ?? 1)
