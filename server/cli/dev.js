import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnvironment, prepare, root } from './prepare.js'
import { lockCheckout, runCommand, stopOnSignal } from './run.js'

const DEVELOPMENT_SOURCES = {
  // Vite injects an inline script and inline styles, and opens a WebSocket for hot reload.
  'script-src': "'unsafe-inline'",
  'style-src': "'unsafe-inline'",
  'connect-src': 'ws:',
}

/** `npm run dev`: Vite serves the client and loads the server's code; changed files apply from the next request on. */
await runCommand(async () => {
  loadEnvironment()
  await lockCheckout()
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
  const services = await index.openServices(root, process.env, (line) => console.log(line))
  // Files of packages lie outside the client folder: Vite serves them by absolute path.
  const document = () =>
    readFileSync(join(root, 'client', 'index.html'), 'utf8').replaceAll(
      '../node_modules/',
      `/@fs${join(root, 'node_modules')}/`,
    )
  /** @type {import('../website/built-client.ts').Client} */
  const client = {
    render: async (page) => {
      const { renderPage } = await vite.ssrLoadModule('/src/site/entry-server.tsx')
      return renderPage(page)
    },
    template: (path) => vite.transformIndexHtml(path, document()),
    files: vite.middlewares,
    policySources: DEVELOPMENT_SOURCES,
    isDevServer: true,
  }
  /** @type {{ createApp?: unknown, app?: import('node:http').RequestListener }} */
  const current = {}
  server.on('request', async (request, response) => {
    try {
      // The module is the same until one of its files changes.
      const { createApp } = /** @type {typeof import('../app.ts')} */ (await load('app.ts'))
      if (createApp !== current.createApp)
        Object.assign(current, { createApp, app: createApp({ ...services, client }) })
      current.app?.(request, response)
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      console.error(error)
      response.writeHead(500, { 'Content-Type': 'text/plain' }).end('The server code has a fault; see the terminal.')
    }
  })
  await index.listen(server, services.config)
  console.log(`Helioplan (development) is ready at ${index.displayUrl(services.config)}`)
  stopOnSignal({
    async stop() {
      server.closeAllConnections()
      await vite.close()
      await services.close()
    },
  })
})
