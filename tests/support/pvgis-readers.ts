/*
 * What real clients of PVGIS do with an answer, as strictly as they do it: pvlib-python (pvlib/iotools/pvgis.py), pvgisjs
 * and ha-pvgis-solar-forecast.
 */

interface PvlibHours {
  readonly index: readonly Date[]
  readonly columns: Readonly<Record<string, readonly number[]>>
  readonly inputs: Readonly<Record<string, unknown>>
  readonly metadata: Readonly<Record<string, unknown>>
}

/** As `pd.to_datetime(…, format='%Y%m%d:%H%M', utc=True)`. */
function readTime(text: unknown): Date {
  const parts = /^(\d{4})(\d{2})(\d{2}):(\d{2})(\d{2})$/.exec(String(text))
  if (!parts) throw new Error(`time data "${text}" does not match the format`)
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.slice(1).map(Number)
  const time = new Date(Date.UTC(year, month - 1, day, hour, minute))
  if (time.getUTCMonth() !== month - 1 || time.getUTCDate() !== day) throw new Error(`${text} is no date`)
  return time
}

const readFloat = (text: unknown) => {
  const value = typeof text === 'number' ? text : Number(String(text).trim() || 'no number')
  if (!Number.isFinite(value)) throw new Error(`could not convert "${text}" to float`)
  return value
}

const requireObject = (value: unknown, name: string): Record<string, unknown> => {
  if (typeof value !== 'object' || value === null) throw new Error(`KeyError: ${name}`)
  return value as Record<string, unknown>
}

function toColumns(rows: readonly Record<string, unknown>[]): Pick<PvlibHours, 'index' | 'columns'> {
  const names = Object.keys(rows[0] ?? {}).filter((name) => name !== 'time')
  if (!names.includes('Int')) throw new Error('KeyError: Only a column name can be used: Int')
  const columns = Object.fromEntries(names.map((name) => [name, rows.map((row) => readFloat(row[name]))]))
  if (!columns.Int?.every((value) => value === 0 || value === 1)) throw new Error('Int is not 0 or 1')
  return { index: rows.map(({ time }) => readTime(time)), columns }
}

/** `get_pvgis_hourly(…, outputformat='json')` */
export function readPvlibJson(text: string): PvlibHours {
  const source = requireObject(JSON.parse(text), 'source')
  const meta = requireObject(source.meta, 'meta')
  requireObject(meta.inputs, 'meta.inputs')
  const hourly = requireObject(source.outputs, 'outputs').hourly as Record<string, unknown>[]
  return { ...toColumns(hourly), inputs: requireObject(source.inputs, 'inputs'), metadata: meta }
}

/** `get_pvgis_hourly(…, outputformat='csv')` */
export function readPvlibCsv(text: string): PvlibHours {
  const lines = text.split(/\r?\n/)
  const next = () => {
    const line = lines.shift()
    if (line === undefined) throw new Error('No data section was detected')
    return line
  }
  const afterColon = (line: string) => {
    const value = line.split(':')[1]
    if (value === undefined) throw new Error(`list index out of range: ${line}`)
    return value.trim()
  }
  const inputs: Record<string, unknown> = {
    latitude: readFloat(afterColon(next())),
    longitude: readFloat(afterColon(next())),
    elevation: readFloat(afterColon(next())),
    radiation_database: afterColon(next()),
  }
  let names: string[] = []
  while (names.length === 0) {
    const line = next()
    if (line.startsWith('time,')) names = line.trim().split(',')
    else if (line.trim() !== '') inputs[line.split(':')[0] as string] = afterColon(line)
  }
  const rows: Record<string, unknown>[] = []
  for (let line = next(); line.trim() !== ''; line = next()) {
    const cells = line.trim().split(',')
    if (cells.length !== names.length) throw new Error(`${cells.length} columns passed: ${line}`)
    rows.push(Object.fromEntries(names.map((name, i) => [name, cells[i]])))
  }
  const metadata: Record<string, string> = {}
  for (const line of lines)
    if (line.includes(':')) metadata[line.split(':')[0] as string] = line.split(':')[1]?.trim() ?? ''
  return { ...toColumns(rows), inputs, metadata }
}

/** `get_pvgis_horizon`: exactly two columns; north is dropped once. */
export function readPvlibHorizon(text: string): { readonly azimuth: number[]; readonly elevation: number[] } {
  const source = requireObject(JSON.parse(text), 'source')
  requireObject(source.meta, 'meta')
  const rows = requireObject(source.outputs, 'outputs').horizon_profile as Record<string, unknown>[]
  if (rows.some((row) => Object.keys(row).length !== 2)) throw new Error('Length mismatch: expected 2 columns')
  const azimuth = rows.map((row) => readFloat(Object.values(row)[0]) + 180)
  if (azimuth[0] !== 0 || azimuth.at(-1) !== 360) throw new Error('North is not at both ends')
  return { azimuth: azimuth.slice(0, -1), elevation: rows.slice(0, -1).map((row) => readFloat(Object.values(row)[1])) }
}

/** The message that pvlib raises as an HTTPError. */
export function readPvlibError(text: string): string {
  const { message } = requireObject(JSON.parse(text), 'source')
  if (typeof message !== 'string') throw new Error('KeyError: message')
  return message
}

/** nijel/ha-pvgis-solar-forecast: power by month, day and hour. */
export function readHomeAssistant(text: string): ReadonlyMap<string, number> {
  const hourly = requireObject(requireObject(JSON.parse(text), 'source').outputs, 'outputs').hourly
  return new Map(
    (hourly as Record<string, unknown>[]).map(({ time, P }) => {
      const date = readTime(time)
      return [`${date.getUTCMonth() + 1}-${date.getUTCDate()}-${date.getUTCHours()}`, readFloat(P)]
    }),
  )
}

/** pvgisjs writes every boolean, undefined ones as 0, and its base ends in a slash. */
export const pvgisjsQuery = (parameters: Readonly<Record<string, string | number | boolean | undefined>>) =>
  new URLSearchParams(
    Object.entries({
      usehorizon: false,
      browser: false,
      pvcalculation: false,
      outputformat: 'json',
      ...parameters,
    }).map(([name, value]) => [name, typeof value === 'boolean' ? String(Number(value)) : String(value ?? 0)]),
  ).toString()
