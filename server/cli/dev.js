import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnvironment, prepare, root } from './prepare.js'
import { runCommand, stopWhenTold, takeThisFolder } from './run.js'

const DEVELOPMENT_SOURCES = {
  // Vite's client puts an inline script into the document and keeps a connection open for news of changed files.
  'script-src': "'unsafe-inline'",
  'connect-src': 'ws:',
}

/**
 * `npm run dev`: one process on the site's own port. Vite serves the client and loads the server's code; a changed file of
 * the server takes effect with the next request.
 */
await runCommand(async () => {
  loadEnvironment()
  await takeThisFolder()
  await prepare({ build: false })
  const { createServer: createVite } = await import('vite')
  const { createServer } = await import('node:http')
  const server = createServer()
  const vite = await createVite({
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, ws: { server } },
  })
  /** @param {string} file */
  const load = (file) => vite.ssrLoadModule(join(root, 'server', file))

  const index = /** @type {typeof import('../index.ts')} */ (await load('index.ts'))
  const world = await index.openWorld(root, process.env, (line) => console.log(line))
  // A file of a package is not below the client's folder: Vite serves it by its place on the disk.
  const document = () =>
    readFileSync(join(root, 'client', 'index.html'), 'utf8').replaceAll(
      '../node_modules/',
      `/@fs${join(root, 'node_modules')}/`,
    )
  /** @type {import('../website/client.ts').Client} */
  const client = {
    render: async (page) => {
      const { renderPage } = await vite.ssrLoadModule('/src/entry-server.tsx')
      return renderPage(page)
    },
    template: (path) => vite.transformIndexHtml(path, document()),
    files: vite.middlewares,
    sources: DEVELOPMENT_SOURCES,
    isInDevelopment: true,
  }
  /** @type {{ createApp?: unknown, app?: import('node:http').RequestListener }} */
  const current = {}
  server.on('request', async (request, response) => {
    try {
      // The same module as long as nothing it is made from has changed.
      const { createApp } = /** @type {typeof import('../app.ts')} */ (await load('app.ts'))
      if (createApp !== current.createApp) Object.assign(current, { createApp, app: createApp({ ...world, client }) })
      current.app?.(request, response)
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      console.error(error)
      response.writeHead(500, { 'Content-Type': 'text/plain' }).end('The server code has a fault; see the terminal.')
    }
  })
  await index.listen(server, world.config)
  console.log(`Helioplan (development) is ready at ${index.addressOf(world.config)}`)
  stopWhenTold({
    async stop() {
      server.closeAllConnections()
      await vite.close()
      await world.close()
    },
  })
})
