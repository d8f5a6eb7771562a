import type { Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { RenderPage } from '#shared/contract/page.ts'
import { sealAnew } from './accounts/authenticator.ts'
import { completeLetters } from './accounts/letters.ts'
import { createApp } from './app.ts'
import { placeholdersShown, readConfig } from './config.ts'
import { startCleaning } from './database/cleaning.ts'
import { checkDatabase, openDatabase } from './database/connect.ts'
import { embeddedSecret, openEmbedded } from './database/embedded/embedded.ts'
import { admitServing } from './database/embedded/serving-role.ts'
import { migrateOn, withPreparationLock } from './database/migrate.ts'
import { writeLooks } from './database/names.ts'
import { openReplica } from './database/replica.ts'
import { seed } from './database/seed.ts'
import { newServer } from './http/connections.ts'
import { createLog, standardOutput } from './http/log.ts'
import { createMetrics, metricsServer } from './http/metrics.ts'
import { startOutbox } from './mail/outbox.ts'
import { StartError } from './start-error.js'
import { builtClient } from './website/client.ts'
import { watchContent } from './website/content.ts'

/** The longest a request in progress can hold up the end. [ms] */
const LONGEST_REQUEST = 10_000
/** Between two looks for connections that have become idle while the server stops. [ms] */
const LOOK_FOR_IDLE = 50

type Environment = Record<string, string | undefined>
/** Where a line for the person at the terminal goes. */
type Print = (line: string) => void

/** Environment → database → tables → first content: all that the application needs of the world. */
export async function openWorld(root: string, env: Environment, print: Print) {
  const read = readConfig(env)
  const dataFolder = join(root, '.data')
  const output = standardOutput()
  const log = createLog(read.logLevel, output)
  const embedded = read.databaseUrl === undefined ? await openEmbedded(dataFolder, false, { log }) : undefined
  const url = embedded?.url ?? read.databaseUrl ?? ''
  const secrets = read.sessionSecrets.length > 0 ? read.sessionSecrets : [embeddedSecret(dataFolder)]
  const config = { ...read, databaseUrl: embedded?.servingUrl ?? url, sessionSecrets: secrets }
  try {
    const reach = embedded ? undefined : await checkDatabase(url, read.databasePrepared)
    if (reach?.isPooled) print('The database is reached through a pooler: limits are set for each transaction.')
    const admin = await withPreparationLock(
      url,
      async (client) => {
        await migrateOn(client, join(root, 'migrations'))
        await writeLooks(client)
        await sealAnew(client, config)
        if (embedded) await admitServing(client, url)
        return seed(client, config.firstAdmin, embedded !== undefined)
      },
      () => print('Another process is preparing the database; waiting until it is done …'),
    )
    if (admin) {
      print(`The first administrator is "${admin.username}" with the password ${admin.password}`)
      print(`  (shown this once; sign in at ${addressOf(config)}/admin/login)`)
    }
    const placeholders = placeholdersShown(config)
    if (placeholders.length > 0)
      print(`Warning: visitors see placeholders as contact details. Set ${placeholders.join(', ')} to your own.`)
    if (!config.mail.smtpUrl) print('No SMTP_URL is set: messages of the contact form are kept in the database only.')
    const { pool, db } = openDatabase(config.databaseUrl, config.databasePoolSize, log, reach)
    const replica = config.databaseReadUrl ? openReplica(config.databaseReadUrl, pool, config, log) : undefined
    const content = watchContent({ db, log, ...(replica && { onChange: replica.changed }) })
    // So that the first visitor does not wait for the first connection.
    await pool.query('select 1').catch(() => {})
    async function close() {
      content.stop()
      await replica?.stop()
      await pool.end()
      await embedded?.close()
      output.flushSync()
    }
    const metrics = config.metrics && createMetrics({ pool, replica, log })
    return { config, log, pool, db, replica, content, metrics, close }
  } catch (error) {
    await embedded?.close()
    throw error
  }
}

export type World = Awaited<ReturnType<typeof openWorld>>

/** The address a person opens; a site that listens everywhere is opened on this machine. */
export function addressOf({ host, port, publicUrl }: World['config']) {
  const shown = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return publicUrl ?? `http://${shown}:${port}`
}

/**
 * Listens, or throws a StartError that says why it cannot.
 * @param settings the names that the port and the address are set by
 */
export async function listen(
  server: Server,
  { host, port }: { readonly host: string; readonly port: number },
  settings: Settings = { port: 'PORT', host: 'HOST' },
) {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new StartError(whyNot(error, host, port, settings))))
    server.listen(port, host, resolve)
  })
}

/** @returns ends it */
async function serveMetrics({ config, metrics, log }: World) {
  if (!config.metrics || !metrics) return () => {}
  const server = metricsServer(metrics, log)
  await listen(server, config.metrics, { port: 'METRICS_PORT', host: 'METRICS_HOST' })
  return () => {
    server.close()
    server.closeAllConnections()
  }
}

/**
 * Takes requests for a moment longer, so that whoever asks learns that it is not ready; then lets those in progress finish.
 * @param notice [ms]
 */
async function finishRequests(server: Server, notice: number) {
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'))
  await pause(notice)
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A connection whose request was on its way when this began becomes idle later.
  const look = setInterval(() => server.closeIdleConnections(), LOOK_FOR_IDLE)
  const force = setTimeout(() => server.closeAllConnections(), LONGEST_REQUEST)
  await closed
  clearInterval(look)
  clearTimeout(force)
}

interface Settings {
  readonly port: string
  readonly host: string
}

function whyNot({ code, message }: NodeJS.ErrnoException, host: string, port: number, named: Settings) {
  if (code === 'EADDRINUSE')
    return `Port ${port} is already in use: stop what uses it, or set ${named.port} to another one.`
  if (code === 'EACCES') return `Port ${port} may not be used by this user: set ${named.port} to one above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `${named.host} ${host} is not an address of this machine.`
  return `Listening on ${host}:${port} failed: ${message}.`
}

/** Runs the built site. `stop` ends it in good order and resolves when everything is let go of. */
export async function start(root: string, env: Environment, print: Print) {
  const world = await openWorld(root, env, print)
  let isStopping = false
  try {
    const { renderPage } = (await import(pathToFileURL(join(root, 'dist', 'pages', 'entry-server.js')).href)) as {
      renderPage: RenderPage
    }
    const client = builtClient(join(root, 'dist', 'client'), renderPage)
    const server = newServer(world.config.mostConnections).on(
      'request',
      createApp({ ...world, client, isStopping: () => isStopping }),
    )
    await listen(server, world.config)
    const stopMetrics = await serveMetrics(world)
    const stopOutbox = startOutbox({ ...world, complete: completeLetters(world) })
    const stopCleaning = startCleaning(world)
    print(`Helioplan is ready at ${addressOf(world.config)}`)
    return {
      async stop() {
        isStopping = true
        await Promise.all([finishRequests(server, world.config.stopNotice), stopOutbox(), stopCleaning()])
        // To the end: what a process does while it stops is worth knowing.
        stopMetrics()
        await world.close()
      },
    }
  } catch (error) {
    await world.close()
    throw error
  }
}
