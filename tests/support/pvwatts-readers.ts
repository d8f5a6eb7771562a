/* What real clients of PVWatts do with an answer: pypvwatts 3.0.4, ruby_pvwatts and pvwatts-mcp. */

type Record_ = Readonly<Record<string, unknown>>

const asRecord = (value: unknown, name: string): Record_ => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error(`KeyError: ${name}`)
  return value as Record_
}
const asNumbers = (value: unknown, name: string, length: number): number[] => {
  if (!Array.isArray(value) || value.length !== length || !value.every((item) => Number.isFinite(item)))
    throw new Error(`${name} is no list of ${length} numbers`)
  return value
}
const asNumber = (value: unknown, name: string): number => {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Error(`${name} is no number`)
  return value
}

/** pypvwatts: raises on errors, then reads the outputs by name. */
export function readPypvwatts(status: number, text: string, isHourly = false) {
  if (status === 403) throw new Error('403: the API key is refused')
  const answer = asRecord(JSON.parse(text), 'answer')
  const errors = answer.errors as string[]
  if (errors.length > 0) throw new Error(errors.join(', '))
  const outputs = asRecord(answer.outputs, 'outputs')
  const months = ['poa_monthly', 'dc_monthly', 'solrad_monthly', 'ac_monthly']
  const hours = isHourly ? ['ac', 'poa', 'dn', 'dc', 'df', 'tamb', 'tcell', 'wspd'] : []
  const lists = Object.fromEntries([
    ...months.map((name): [string, number[]] => [name, asNumbers(outputs[name], name, 12)]),
    ...hours.map((name): [string, number[]] => [name, asNumbers(outputs[name], name, 8760)]),
  ])
  return {
    list: (name: string) => lists[name] ?? [],
    acAnnual: asNumber(outputs.ac_annual, 'ac_annual'),
    solradAnnual: asNumber(outputs.solrad_annual, 'solrad_annual'),
    stationInfo: asRecord(answer.station_info, 'station_info'),
  }
}

/** ruby_pvwatts */
export function readRubyPvwatts(text: string) {
  const { version, errors, warnings, station_info } = asRecord(JSON.parse(text), 'answer')
  if (typeof version !== 'string' || !Array.isArray(errors) || !Array.isArray(warnings)) throw new Error('wrong form')
  const station = asRecord(station_info, 'station_info')
  for (const name of ['city', 'location', 'state', 'solar_resource_file'])
    if (typeof station[name] !== 'string') throw new Error(`${name} is no text`)
  for (const name of ['lat', 'lon', 'elev', 'tz', 'distance']) asNumber(station[name], name)
  return station
}

/** pvwatts-mcp: an answer with errors is a failure, whatever its status. */
export function readPvwattsMcp(text: string) {
  const { errors, outputs } = asRecord(JSON.parse(text), 'answer')
  if (Array.isArray(errors) && errors.length > 0) return { failure: String(errors[0]) }
  const { ac_annual, ac_monthly, dc_monthly } = asRecord(outputs, 'outputs')
  return {
    annual: asNumber(ac_annual, 'ac_annual'),
    months: asNumbers(ac_monthly, 'ac_monthly', 12),
    dc: asNumbers(dc_monthly, 'dc_monthly', 12),
  }
}
