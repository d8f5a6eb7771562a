import { prerender } from 'react-dom/static'
import type { Call, PageToRender, RenderedPage } from '#shared/contract/page.ts'
import { answerWith, HttpError } from './api/call.ts'
import { createQueryClient } from './api/query-client.ts'
import { fetchPage, pageOf } from './routes.tsx'
import { Site } from './site.tsx'
import { sourcesOf } from './sources.ts'

/**
 * A page as HTML, with all that it shows from the start.
 * @throws whatever a call threw that the page cannot do without
 */
export async function renderPage({ path, search, data, call }: PageToRender): Promise<RenderedPage> {
  const { access, query: queryOf } = pageOf(path)
  const sources = sourcesOf(path)
  if (access !== 'anyone') return { html: '', answers: [], sources }
  const client = createQueryClient(data)
  answerWith(client, inOurWords(call))
  const query = queryOf(search)
  const [answer] = await Promise.all([query && client.fetchQuery(query), fetchPage(path)])
  const { prelude } = await prerender(<Site client={client} path={path} search={search} />, {
    // Parts that come late would be put into their places by inline scripts, which the page's policy refuses.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error
    },
  })
  return {
    html: await new Response(prelude).text(),
    answers: query ? [{ key: query.queryKey, data: answer }] : [],
    sources,
  }
}

/** A refusal of the server is to the queries what it is when it comes over the network. */
function inOurWords(call: Call): Call {
  return (name, input) =>
    call(name, input).catch((error) => {
      const { status, message } = Object(error) as { status?: unknown; message?: unknown }
      throw typeof status === 'number' ? new HttpError(status, String(message)) : error
    })
}
