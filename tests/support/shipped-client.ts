import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { builtClient } from '../../server/website/client.ts'
import { root } from './served-site.ts'

/** The client as it was built, with what renders its pages. */
export async function shippedClient() {
  const { renderPage } = await import(pathToFileURL(join(root, 'dist', 'pages', 'entry-server.js')).href)
  return builtClient(join(root, 'dist', 'client'), renderPage)
}
