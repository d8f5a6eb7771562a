import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { end } from '../support/checkout.ts'
import type { Browser, Driver } from './driver.ts'
import { waitForOutput } from './processes.ts'

/** Reported of loads that fail: by a navigation, as if the content were not the expected but none; and offline. */
const FAILED_LOADS = [createHash('sha384').digest('base64'), 'A ServiceWorker passed an Error Response']

/** The browser itself contacts no servers. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
}

/** Starts Firefox and connects to it over WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/). */
export async function startFirefox(program: string): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'helioplan-firefox-'))
  const preferences = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  )
  await writeFile(join(profile, 'user.js'), preferences.join('\n'))
  const firefox = spawn(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // Run by root, Firefox refuses a home directory of another user.
    env: { ...process.env, HOME: profile, LANGUAGE: 'en_US' },
  })
  const address = await waitForOutput(firefox, firefox.stderr, /WebDriver BiDi listening on (\S+)/)
  const connection = await connect(`${address}/session`)
  await connection.send('session.new', { capabilities: {} })
  await connection.send('session.subscribe', { events: ['log.entryAdded'] })
  return {
    open: () => openTab(connection),
    async close() {
      connection.close()
      await end(firefox, 'SIGTERM')
      await rm(profile, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

type Reply = { type: 'success'; result: unknown } | { type: 'error'; error: string; message: string }
type Message = (Reply & { id: number }) | { type: 'event'; params: LogEntry }
interface LogEntry {
  readonly level: string
  readonly text: string
  readonly source: { readonly context?: string }
}

type Connection = Awaited<ReturnType<typeof connect>>

async function connect(address: string) {
  const socket = new WebSocket(address)
  const receivers = new Map<number, (reply: Reply) => void>()
  const log: LogEntry[] = []
  let lastId = 0
  socket.on('message', (data) => {
    const message: Message = JSON.parse(String(data))
    if (message.type === 'event') log.push(message.params)
    else receivers.get(message.id)?.(message)
  })
  await once(socket, 'open')
  return {
    log,
    async send<Result>(method: string, params: object = {}): Promise<Result> {
      lastId += 1
      const id = lastId
      socket.send(JSON.stringify({ id, method, params }))
      const reply = await new Promise<Reply>((resolve) => receivers.set(id, resolve))
      receivers.delete(id)
      if (reply.type === 'error') throw new Error(`${method}: ${reply.error}: ${reply.message}`)
      return reply.result as Result
    },
    close: () => socket.close(),
  }
}

async function openTab({ send, log }: Connection): Promise<Driver> {
  const { userContext } = await send<{ userContext: string }>('browser.createUserContext')
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab', userContext })
  /** A command of this tab whose result is a file. */
  const sendForFile = async (method: string) =>
    Buffer.from((await send<{ data: string }>(method, { context })).data, 'base64')
  return {
    errors: () =>
      log
        .filter(({ level, source }) => level === 'error' && source.context === context)
        .map(({ text }) => text)
        .filter((text) => !FAILED_LOADS.some((words) => text.includes(words))),
    async goto(url) {
      const navigate = () => send('browsingContext.navigate', { context, url, wait: 'complete' })
      // A tab that is still being opened cancels the first navigation.
      await navigate().catch((error: Error) => {
        if (!error.message.includes('NS_BINDING_ABORTED')) throw error
        return navigate()
      })
    },
    async evaluate(expression) {
      const { result, exceptionDetails } = await send<{
        result?: { value: string }
        exceptionDetails?: { text: string }
      }>('script.evaluate', { expression, target: { context }, awaitPromise: true })
      if (!result) throw new Error(exceptionDetails?.text)
      return result.value
    },
    async perform(actions) {
      await send('input.performActions', { context, actions })
    },
    async setViewport(width, height) {
      await send('browsingContext.setViewport', { context, viewport: { width, height } })
    },
    screenshot: () => sendForFile('browsingContext.captureScreenshot'),
    print: () => sendForFile('browsingContext.print'),
    async close() {
      await send('browser.removeUserContext', { userContext })
    },
  }
}
