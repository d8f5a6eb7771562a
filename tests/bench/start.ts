import { spawn } from 'node:child_process'
import { freePort, root, untilItAnswers } from '../support/served-site.ts'
import { row } from './report.ts'

/** Seconds from `npm start` to the first 200, when everything is installed and built: the second start in this checkout. */
export async function benchStart() {
  await startAndStop()
  const bare = await bareNode()
  const times = [await startAndStop(), await startAndStop(), await startAndStop()].sort((a, b) => a - b)
  const median = times[1] ?? Number.NaN
  row(
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
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const took = await untilItAnswers(`http://127.0.0.1:${port}/`)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
  return took
}

/** How long Node itself takes to serve its first answer: what the machine does at best. [ms] */
async function bareNode() {
  const port = await freePort()
  const script = `require('http').createServer((q, r) => r.end('x')).listen(${port}, '127.0.0.1')`
  const child = spawn(process.execPath, ['-e', script], { stdio: 'ignore' })
  const took = await untilItAnswers(`http://127.0.0.1:${port}/`)
  child.kill()
  return took
}
