import { prerender } from 'react-dom/static'
import { type CalculatorSlug, entryBySlug } from '#shared/calculators/catalogue.ts'
import type { Call, PageToRender, RenderedPage } from '#shared/contract/page.ts'
import { currentLanguage, setTranslationSource } from '#shared/language/translation.ts'
import { CALCULATOR_PATH, matchPage, pageFileOf } from '#shared/pages.ts'
import { hasTownNames, loadTownNames } from '#shared/places/town-names.ts'
import { HttpError, setCallHandler } from '../api/call.ts'
import { createQueryClient } from '../api/query-client.ts'
import { editsHome, fetchPage, forgetPage, PAGES_WITH_TOWNS, resolvePage } from './routes.tsx'
import { Site } from './site.tsx'

/** @throws the error of a required call */
export async function renderPage({ path, search, data, translation, call }: PageToRender): Promise<RenderedPage> {
  setTranslationSource(translation)
  const { access, query: queryOf } = resolvePage(path)
  const sources = listPreloadSources(path)
  if (access !== 'anyone') return { html: '', queries: [], sources }
  const client = createQueryClient(data)
  setCallHandler(client, withHttpErrors(call))
  const query = queryOf(search)
  try {
    // The page may have been fetched in another language before.
    const [reply] = await Promise.all([query && client.fetchQuery(query), fetchPage(path), loadTownNames()])
    const { prelude } = await prerender(<Site client={client} path={path} search={search} />, {
      // Late parts would be inserted by inline scripts, which the Content-Security-Policy refuses.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error
      },
    })
    return {
      html: await new Response(prelude).text(),
      queries: query ? [{ key: query.queryKey, data: reply }] : [],
      sources,
    }
  } finally {
    forgetPage(path)
  }
}

/** Handler errors become those of calls over the network. */
const withHttpErrors =
  (call: Call): Call =>
  (name, input) =>
    call(name, input).catch((error) => {
      const { status, message } = Object(error) as { status?: unknown; message?: unknown }
      throw typeof status === 'number' ? new HttpError(status, String(message)) : error
    })

/* Source files behind each page, as in the build's manifest; the server preloads their scripts and styles. */

/** Screen parts of single calculators. */
const slotFiles: { readonly [slug in CalculatorSlug]?: string } = {
  'energy-usage': 'src/features/calculators/appliance-inputs.tsx',
  'sun-path': 'src/pages/place-inputs.tsx',
}

function listPreloadSources(path: string): string[] {
  const language = currentLanguage()
  const needsNames = PAGES_WITH_TOWNS.test(path) && hasTownNames(language)
  return [...listPageSources(path), ...(needsNames ? [`../shared/places/town-names/${language}.json`] : [])]
}

function listPageSources(path: string): string[] {
  const { pattern, slug = '' } = matchPage(path) ?? {}
  const page = `src/pages/${pageFileOf(pattern)}.tsx`
  const calculator = pattern === CALCULATOR_PATH ? entryBySlug(slug)?.slug : undefined
  if (!calculator) return [page, ...(editsHome(path) ? ['src/home/home-schemas.ts'] : [])]
  const slot = slotFiles[calculator]
  return [page, `../shared/calculators/definitions/${calculator}.ts`, ...(slot ? [slot] : [])]
}
