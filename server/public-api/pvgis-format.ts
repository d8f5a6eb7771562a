import { round } from '#shared/calculators/rounding.ts'
import { MODEL_VERSION } from '#shared/solar/model-version.ts'
import { type ClimatePlace, NOMINAL_YEAR } from './climate-files.ts'
import { type Answer, type Family, json } from './tool.ts'

/* The forms in which PVGIS 5 answers: JSON, CSV, and "basic", which is CSV without words. */

const RADIATION_DATABASE = 'HELIOPLAN-CLIMATE-2 (NASA POWER/CHELSA)'
const NOTE =
  'Helioplan has one typical year made of synthetic days, no measured years, and knows no terrain: pass userhorizon.'

export const pvgisFamily: Family = {
  describeError: (status, message) => ({
    type: 'application/json; charset=utf-8',
    text: JSON.stringify({ message, status }),
  }),
  describeParameter: (name, isMissing, issue) =>
    isMissing ? `${name}: Mandatory` : /^Invalid|^Too /.test(issue) ? `${name}: Incorrect value` : `${name}: ${issue}`,
  parameterStatus: 400,
  headers: { 'Helioplan-Note': NOTE },
}

interface OutputOptions {
  readonly outputformat: 'json' | 'csv' | 'basic'
  readonly browser: number
}

/** A column with its value in each row; `undefined` leaves it out. */
export type Column = readonly [name: string, description: string, unit: string, values: readonly Value[]]
type Value = string | number | undefined
/** One line of the CSV. */
export type Line = readonly [label: string, value: string]

/** Values are rounded to the two decimals of PVGIS. */
export const scale = (values: ArrayLike<number>, factor: number) =>
  Array.from(values, (value) => round(value * factor, 2))

interface Table {
  /** Section in JSON. */
  readonly name: string
  readonly columns: readonly Column[]
  /** Rows of JSON are below this name: `monthly.fixed`. */
  readonly group?: string
  readonly isTotal?: boolean
}

interface PvgisSite {
  readonly place: ClimatePlace
  readonly hasUserHorizon: boolean
}

interface PvgisAnswer {
  /** Sections of `inputs` other than place and weather. */
  readonly inputs: Readonly<Record<string, unknown>>
  /** Lines of the CSV after those of the place. */
  readonly lines?: readonly Line[]
  readonly tables: readonly Table[]
  readonly separator?: ',' | '\t'
}

/** @param tool name of a download */
export function formatPvgis(
  tool: string,
  { outputformat, browser }: OutputOptions,
  site: PvgisSite,
  answer: PvgisAnswer,
): Answer {
  const body = outputformat === 'json' ? json(toJson(site, answer)) : toCsv(site, answer, outputformat === 'basic')
  return browser ? { ...body, fileName: `${tool}.${outputformat === 'json' ? 'json' : 'csv'}` } : body
}

const countRows = ({ columns: [column] }: Table) => column?.[3].length ?? 0

const rowsOf = (table: Table) =>
  Array.from({ length: countRows(table) }, (_, i) => {
    // Object.fromEntries would take as long as the simulation of the year.
    const row: Record<string, Value> = {}
    for (const [name, , , values] of table.columns) row[name] = values[i]
    return row
  })

function toJson({ place, hasUserHorizon }: PvgisSite, { inputs, tables }: PvgisAnswer) {
  return {
    inputs: {
      location: { latitude: place.latitude, longitude: place.longitude, elevation: Math.round(place.elevation) },
      meteo_data: {
        radiation_db: RADIATION_DATABASE,
        meteo_db: 'typical year, synthetic days',
        year_min: NOMINAL_YEAR,
        year_max: NOMINAL_YEAR,
        use_horizon: hasUserHorizon,
        horizon_db: null,
        horizon_data: hasUserHorizon ? 'User-provided' : 'None',
      },
      ...inputs,
    },
    outputs: Object.fromEntries(
      tables.map((table) => {
        const value = table.isTotal ? rowsOf(table)[0] : rowsOf(table)
        return [table.name, table.group ? { [table.group]: value } : value]
      }),
    ),
    meta: {
      model: MODEL_VERSION,
      note: NOTE,
      attribution: place.resource.attribution,
      inputs: {
        location: { description: 'Selected location, rounded to 0.01 degrees' },
        meteo_data: { description: 'Sources of climate and horizon' },
        ...Object.fromEntries(Object.keys(inputs).map((name) => [name, { description: name.replace('_', ' ') }])),
      },
      outputs: Object.fromEntries(
        tables.map(({ name, columns }) => [
          name,
          {
            variables: Object.fromEntries(
              columns.map(([column, description, units]) => [column, { description, units }]),
            ),
          },
        ]),
      ),
    },
  }
}

function toCsv({ place }: PvgisSite, { lines = [], tables, separator = '\t' }: PvgisAnswer, isBasic: boolean): Answer {
  const headLines = [
    `Latitude (decimal degrees):\t${place.latitude.toFixed(3)}`,
    `Longitude (decimal degrees):\t${place.longitude.toFixed(3)}`,
    `Elevation (m):\t${Math.round(place.elevation)}`,
    `Radiation database:\t${RADIATION_DATABASE}`,
    ...lines.map(([label, value]) => `${label}:\t${value}`),
  ]
  const tableLines = tables.flatMap((table) => {
    const { columns } = table
    const cells = Array.from({ length: countRows(table) }, (_, i) =>
      columns.map(([, , , values]) => values[i] ?? '').join(separator),
    )
    return isBasic ? cells : [columns.map(([name]) => name).join(separator), ...cells, '']
  })
  const legend = tables.flatMap(({ columns }) =>
    columns.map(([name, description, unit]) => `${name}: ${description}${unit ? ` (${unit})` : ''}`),
  )
  const credit = [`Note: ${NOTE}`, `Helioplan ${MODEL_VERSION}. ${place.resource.attribution}`]
  const all = isBasic ? tableLines : [...headLines, '', ...tableLines, ...new Set(legend), ...credit]
  return { status: 200, type: 'text/csv; charset=utf-8', text: `${all.join('\r\n')}\r\n` }
}
