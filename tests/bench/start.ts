import { spawn } from 'node:child_process'
import { StartError } from '../../server/start-error.js'
import { freePort, root, waitUntilReady } from '../support/served-site.ts'
import { formatRow, middle } from './report.ts'

/** Seconds from `npm start` to the first 200 with everything installed and built. */
export async function benchStart() {
  await startAndStop()
  const bare = await bareNode()
  const median = middle([await startAndStop(), await startAndStop(), await startAndStop()])
  formatRow(
    'npm start to the first 200, second start',
    `${(median / 1000).toFixed(2)} s`,
    `${(median / bare).toFixed(1)} × a bare Node server`,
  )
}

async function startAndStop() {
  const port = await freePort()
  const { DATABASE_URL: _, ...env } = process.env
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...env, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (part) => {
    complaint += part
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const refused = ended.then(() => {
    // The error may come from a site that runs from this folder. The output says what to stop.
    throw new StartError(complaint.trim().split('\n')[0] || 'npm start ended before it served.')
  })
  const took = await Promise.race([waitUntilReady(`http://127.0.0.1:${port}/`), refused])
  refused.catch(() => {})
  child.kill('SIGTERM')
  await ended
  return took
}

/** Baseline: time until plain Node serves its first response [ms]. */
async function bareNode() {
  const port = await freePort()
  const script = `require('http').createServer((q, r) => r.end('x')).listen(${port}, '127.0.0.1')`
  const child = spawn(process.execPath, ['-e', script], { stdio: 'ignore' })
  const took = await waitUntilReady(`http://127.0.0.1:${port}/`)
  child.kill()
  return took
}
