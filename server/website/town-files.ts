import express, { type Request, type RequestHandler, type Response } from 'express'
import { countryName } from '#shared/format/names.ts'
import { t } from '#shared/language/t.ts'
import { headingOf } from '#shared/pages.ts'
import { placesAttribution } from '#shared/places/places.ts'
import { PRESET_COUNTRIES } from '#shared/presets/load.ts'
import { MODEL_VERSION } from '#shared/solar/model-version.ts'
import { climateAttribution } from '#shared/solar/nasa.ts'
import { parseTownFigures } from '#shared/solar/town-figures.ts'
import type { Config } from '../config.ts'
import { csvOf } from '../http/csv.ts'
import { notFound } from '../http/errors.ts'
import { originOf, PUBLIC_CACHE_CONTROL } from '../http/headers.ts'
import { loadFiguresFile, townKey } from '../towns/figures-file.ts'
import { buildSolarPage, findSolarPlace } from '../towns/solar-pages.ts'
import { loadTownIndex } from '../towns/town-index.ts'
import { fileResponse, type PageCache } from './page-cache.ts'
import { describePage } from './page-descriptions.ts'

const LICENSE = 'https://creativecommons.org/licenses/by/4.0/'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const
/** Programs read the columns of both files, so they are in English; new ones are added at the end. */
const DATASET_COLUMNS: readonly string[] = [
  ...['country', 'region', 'town', 'latitude', 'longitude', 'best_slope', 'best_direction'],
  ...['kwh_per_kwp_p90', 'kwh_per_kwp_p50', 'kwh_per_kwp_p10'],
  ...MONTHS.map((month) => `kwh_per_kwp_${month}`),
]
const TOWN_COLUMNS = [
  'month',
  'kwh_per_kwp_p90',
  'kwh_per_kwp_p50',
  'kwh_per_kwp_p10',
  'peak_sun_hours',
  'model_version',
]

/** Rows of the towns that search engines may index, the largest first, and the version of their figures. */
async function loadDataset() {
  const [{ indexedTowns, countriesByCode }, { version, get }] = await Promise.all([loadTownIndex(), loadFiguresFile()])
  const rows = indexedTowns
    .toSorted((a, b) => b.town.population - a.town.population)
    .map(({ town }) => {
      const region = countriesByCode.get(town.country)?.regions.get(town.region)?.name ?? ''
      const { tilt, azimuth, yield: year, months } = parseTownFigures(get(townKey(town)) ?? '')
      return [
        ...[town.country, region, town.name, town.latitude, town.longitude, tilt, azimuth],
        ...[year.p90, year.p50, year.p10],
        ...months.map(({ p50 }) => p50),
      ]
    })
  return { version, rows }
}

/** The figures of the indexed towns, and the months of each town: `/solar/india/maharashtra/pune.csv`. */
export function townFiles(config: Config, pageCache: PageCache): RequestHandler {
  const router = express.Router({ caseSensitive: true })
  const send = (request: Request, response: Response, type: string, write: () => Promise<string>) =>
    pageCache.sendOrRender(originOf(request, config) + request.path, request, response, async () =>
      fileResponse(type, PUBLIC_CACHE_CONTROL, await write()),
    )

  router.get('/solar/data.csv', (request, response) =>
    send(request, response, 'text/csv', async () => csvOf(DATASET_COLUMNS, (await loadDataset()).rows)),
  )
  router.get('/solar/data.json', (request, response) =>
    send(request, response, 'application/json', async () => {
      const { version, rows } = await loadDataset()
      return JSON.stringify({
        name: headingOf('/solar/data'),
        version,
        license: LICENSE,
        attribution: `${climateAttribution()} ${placesAttribution()}`,
        columns: DATASET_COLUMNS,
        rows,
      })
    }),
  )
  router.get(/^\/solar\/([a-z0-9/-]+)\.csv$/, async (request, response) => {
    const place = await findSolarPlace(String(request.params[0]))
    if (place.kind !== 'town') throw notFound(t('We could not find that file'))
    await send(request, response, 'text/csv', async () => {
      const page = await buildSolarPage(place)
      if (page.kind !== 'town') throw notFound(t('We could not find that file'))
      const { months, peakSunHours } = page.figures
      const rows = months.map(({ p90, p50, p10 }, month) => [
        month + 1,
        p90,
        p50,
        p10,
        peakSunHours[month],
        MODEL_VERSION,
      ])
      return csvOf(TOWN_COLUMNS, rows)
    })
  })
  return router
}

/** schema.org, for search engines of data. */
export const datasetMarkup = (origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Dataset',
  name: headingOf('/solar/data'),
  description: describePage('/solar/data'),
  version: MODEL_VERSION,
  license: LICENSE,
  isAccessibleForFree: true,
  creator: { '@type': 'Organization', name: 'Helioplan', url: origin },
  isBasedOn: ['https://power.larc.nasa.gov/', 'https://chelsa-climate.org/', 'https://www.geonames.org/'],
  spatialCoverage: PRESET_COUNTRIES.map(countryName),
  variableMeasured: [
    t('Solar output of a year (kWh per kWp)'),
    t('Solar output of each month (kWh per kWp)'),
    t('Best slope (degrees)'),
    t('Best direction (degrees, clockwise from north)'),
  ],
  distribution: [
    { '@type': 'DataDownload', encodingFormat: 'text/csv', contentUrl: `${origin}/solar/data.csv` },
    { '@type': 'DataDownload', encodingFormat: 'application/json', contentUrl: `${origin}/solar/data.json` },
  ],
})
