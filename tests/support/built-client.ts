import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openBuiltClient } from '../../server/website/built-client.ts'
import { root } from './served-site.ts'

/** Opens the built client with its page renderer. */
export async function loadBuiltClient() {
  const { renderPage } = await import(pathToFileURL(join(root, 'dist', 'pages', 'entry-server.js')).href)
  return openBuiltClient(join(root, 'dist', 'client'), renderPage)
}
