import express, { type RequestHandler } from 'express'
import { t } from '#shared/language/t.ts'
import { MODEL_VERSION } from '#shared/solar/model-version.ts'
import type { Config } from '../config.ts'
import { formatCsv } from '../http/csv.ts'
import { notFound } from '../http/errors.ts'
import { originOf, PUBLIC_CACHE_CONTROL } from '../http/headers.ts'
import { buildSolarPage, findSolarPlace } from '../towns/solar-pages.ts'
import type { PageCache } from './page-cache.ts'

/** Programs read the columns, so they are in English; new ones are added at the end. */
const COLUMNS = ['month', 'kwh_per_kwp_p90', 'kwh_per_kwp_p50', 'kwh_per_kwp_p10', 'peak_sun_hours', 'model_version']

/** The months of a town: `/solar/india/maharashtra/pune.csv`. */
export function townCsvFiles(config: Config, cache: PageCache): RequestHandler {
  const router = express.Router({ caseSensitive: true })
  router.get(/^\/solar\/([a-z0-9/-]+)\.csv$/, async (request, response) => {
    const place = await findSolarPlace(String(request.params[0]))
    if (place.kind !== 'town') throw notFound(t('We could not find that file'))
    await cache.sendOrRender(originOf(request, config) + request.path, request, response, async () => {
      const page = await buildSolarPage(place)
      if (page.kind !== 'town') throw notFound(t('We could not find that file'))
      const { months, peakSunHours } = page.figures
      async function* rows() {
        yield months.map(({ p90, p50, p10 }, month) =>
          [month + 1, p90, p50, p10, peakSunHours[month], MODEL_VERSION].map(String),
        )
      }
      let text = ''
      for await (const lines of formatCsv(COLUMNS, rows())) text += lines
      return {
        status: 200,
        text,
        headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Cache-Control': PUBLIC_CACHE_CONTROL },
      }
    })
  })
  return router
}
