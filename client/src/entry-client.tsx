import './styles.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { pageData } from './api/page-data.ts'
import { article } from './api/queries.ts'
import { createQueryClient } from './api/query-client.ts'
import { prefetchLinks } from './prefetch-links.ts'
import { fetchPage, pageOf } from './routes.tsx'
import { Site } from './site.tsx'
import { pressAgain } from './state/typed-early.ts'
import { beginAsOwn } from './ui/use-hydrated.ts'

/** Lets the browser hear what is typed and pressed between two steps, each of which takes a while on a slow phone. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

const root = document.getElementById('root')
if (root) void begin(root)

/** Makes the server's page the browser's own, or draws the page that the server left to it. */
async function begin(root: HTMLElement) {
  await nextTask()
  const data = pageData()
  const client = createQueryClient(data)
  prefetchLinks(client)
  await nextTask()
  if (!root.hasChildNodes()) {
    pressAgain()
    beginAsOwn()
    return createRoot(root).render(<Site client={client} />)
  }
  const path = decodeURI(location.pathname)
  if (data.isArticleMissing) client.setQueryData(article(pageOf(path).slug).queryKey, null)
  try {
    await fetchPage(path)
  } catch (error) {
    // Without its scripts the page stays as it came: to be read, its links followed.
    pressAgain()
    return console.warn(error)
  }
  // In slices, between which the browser hears what is typed and pressed.
  startTransition(() => {
    hydrateRoot(root, <Site client={client} />)
  })
}
