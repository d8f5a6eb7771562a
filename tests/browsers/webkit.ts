import { spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { end } from '../support/checkout.ts'
import { freePort, waitUntilReady } from '../support/served-site.ts'
import type { Browser, Driver } from './driver.ts'
import { waitForOutput } from './processes.ts'

const SCREEN = '1600x1200x24'
const BROWSER_OPTIONS = {
  // The window is at least 447 px wide with its toolbar.
  args: ['--automation', '--full-screen'],
}

/** Starts the driver of WebKitGTK (https://www.w3.org/TR/webdriver2/) on a screen of its own. */
export async function startWebKit(driver: string, screen: string): Promise<Browser> {
  const display = spawn(screen, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await waitForOutput(display, display.stdio[3] as Readable, /(\d+)\n/)
  const port = await freePort()
  const webkit = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${number}`, LANGUAGE: 'en_US' },
  })
  const origin = `http://127.0.0.1:${port}`
  await waitUntilReady(`${origin}/status`)
  return {
    open: () => openSession(origin),
    async close() {
      await end(webkit, 'SIGTERM')
      await end(display, 'SIGTERM')
    },
  }
}

async function send<Result>(method: string, address: string, body?: object): Promise<Result> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}

/** A session has a browser process and a profile of its own. */
async function openSession(origin: string): Promise<Driver> {
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': BROWSER_OPTIONS } }
  const { sessionId } = await send<{ sessionId: string }>('POST', `${origin}/session`, { capabilities })
  const session = `${origin}/session/${sessionId}`
  return {
    async goto(url) {
      await send('POST', `${session}/url`, { url })
    },
    evaluate: (expression) => send('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    async perform(actions) {
      await send('POST', `${session}/actions`, { actions })
    },
    async setViewport(width, height) {
      await send('POST', `${session}/window/rect`, { width, height })
    },
    async screenshot() {
      return Buffer.from(await send<string>('GET', `${session}/screenshot`), 'base64')
    },
    async close() {
      await send('DELETE', session)
    },
  }
}
