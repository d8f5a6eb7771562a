import express, { type RequestHandler } from 'express'
import { countryName } from '#shared/format/names.ts'
import { t } from '#shared/language/t.ts'
import { headingOf } from '#shared/pages.ts'
import { placesAttribution } from '#shared/places/places.ts'
import { PRESET_COUNTRIES } from '#shared/presets/load.ts'
import { MODEL_VERSION } from '#shared/solar/model-version.ts'
import { climateAttribution } from '#shared/solar/nasa.ts'
import type { Config } from '../config.ts'
import { formatCsv } from '../http/csv.ts'
import { originOf, PUBLIC_CACHE_CONTROL } from '../http/headers.ts'
import { DATASET_COLUMNS, type Dataset, loadDataset, toDatasetRow } from '../towns/dataset.ts'
import type { PageCache } from './page-cache.ts'
import { describePage } from './page-descriptions.ts'

const LICENSE = 'https://creativecommons.org/licenses/by/4.0/'

/** The figures of the indexed towns as files. */
export function townDatasetFiles(config: Config, pageCache: PageCache): RequestHandler {
  const router = express.Router({ caseSensitive: true })
  const serve = (path: string, type: string, format: (dataset: Dataset) => string | Promise<string>) =>
    router.get(path, (request, response) =>
      pageCache.sendOrRender(originOf(request, config) + request.path, request, response, async () => ({
        status: 200,
        text: await format(await loadDataset()),
        headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': PUBLIC_CACHE_CONTROL },
      })),
    )
  serve('/solar/data.csv', 'text/csv', formatAsCsv)
  serve('/solar/data.json', 'application/json', formatAsJson)
  return router
}

async function formatAsCsv({ towns }: Dataset) {
  async function* rows() {
    yield towns.map((town) => toDatasetRow(town).map(String))
  }
  let text = ''
  for await (const lines of formatCsv(DATASET_COLUMNS, rows())) text += lines
  return text
}

const formatAsJson = ({ version, towns }: Dataset) =>
  JSON.stringify({
    name: headingOf('/solar/data'),
    version,
    license: LICENSE,
    attribution: `${climateAttribution()} ${placesAttribution()}`,
    columns: DATASET_COLUMNS,
    rows: towns.map(toDatasetRow),
  })

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
