import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate'
import { fromBase64Url, toBase64Url } from '../encoding/base64url.ts'
import { checksum } from '../encoding/checksum.ts'
import { t } from '../language/t.ts'
import type { Home, Place } from './home.ts'
import { type HomeParseError, MAX_HOME_LENGTH, type ParsedHome, parseHomeJson } from './parse.ts'

/*
 * Share links: a home in the fragment of a URL, which browsers do not send to servers. Format: `1` (version), a dot, and
 * base64url of a checksum and the deflated JSON of the record. This module is loaded when a plan is shared or opened.
 */

/** [characters] Some programs cut longer URLs. */
const MAX_LINK_LENGTH = 100_000
const CHECKSUM_BYTES = 4

const tooLong = (): HomeParseError => ({ problem: t('This link is too long to be a plan. Ask for a new one.') })
const incomplete = (): HomeParseError => ({
  problem: t('This link is incomplete. Copy the complete link and try again.'),
})
const tooNew = (): HomeParseError => ({
  problem: t('This link was made with a newer version of Helioplan. Reload the page and open it again.'),
})

/**
 * Includes only the monthly sums of meter readings.
 * @param isExact the place is not rounded to about 1 km
 */
export function encodeLink(home: Home, { isExact = false }: { readonly isExact?: boolean } = {}): string {
  const json = strToU8(JSON.stringify(redactForSharing(home, isExact)))
  const deflated = deflateSync(json, { level: 9, dictionary: DICTIONARY })
  const bytes = new Uint8Array(CHECKSUM_BYTES + deflated.length)
  new DataView(bytes.buffer).setUint32(0, checksum(deflated))
  bytes.set(deflated, CHECKSUM_BYTES)
  return `1.${toBase64Url(bytes)}`
}

/** Never throws, and never inflates more than `MAX_HOME_LENGTH`. */
export function decodeLink(text: string): ParsedHome | HomeParseError {
  if (text.length > MAX_LINK_LENGTH) return tooLong()
  const [, version, payload] = /^(\d{1,4})\.(.*)$/s.exec(text) ?? []
  if (version === undefined || payload === undefined || Number(version) === 0) return incomplete()
  if (version !== '1') return tooNew()
  const bytes = fromBase64Url(payload)
  if (!bytes || bytes.length <= CHECKSUM_BYTES) return incomplete()
  const deflated = bytes.subarray(CHECKSUM_BYTES)
  if (new DataView(bytes.buffer).getUint32(0) !== checksum(deflated)) return incomplete()
  const json = inflateJson(deflated)
  return json === undefined ? incomplete() : parseHomeJson(json)
}

/** Bytes inflated at a time: each can expand to a thousand, so the limit is checked after every chunk. */
const CHUNK_BYTES = 256

function inflateJson(deflated: Uint8Array): string | undefined {
  const parts: Uint8Array[] = []
  let length = 0
  try {
    const inflate = new Inflate({ dictionary: DICTIONARY }, (part) => {
      parts.push(part)
      length += part.length
    })
    for (let offset = 0; offset < deflated.length; offset += CHUNK_BYTES) {
      inflate.push(deflated.subarray(offset, offset + CHUNK_BYTES), offset + CHUNK_BYTES >= deflated.length)
      if (length > MAX_HOME_LENGTH) return undefined
    }
  } catch {
    return undefined
  }
  const json = new Uint8Array(length)
  let offset = 0
  for (const part of parts) {
    json.set(part, offset)
    offset += part.length
  }
  return strFromU8(json)
}

/** Removes personal data: hourly readings, and unless `isExact` the exact location and the roof outline. */
function redactForSharing(home: Home, isExact: boolean): Home {
  const place = home.place && (isExact ? home.place : roundPlace(home.place))
  const { use, roof } = home
  return {
    ...home,
    ...(place && { place }),
    // The outline of a roof identifies the building.
    ...(!isExact && { roof: { planes: roof.planes.map(({ outline: _outline, ...plane }) => plane) } }),
    ...(use.day?.kind === 'readings' && {
      use: { ...use, amount: { kind: 'months', kwh: use.day.kwhPerMonth }, day: { kind: 'usual', atHome: 'mixed' } },
    }),
  }
}

/** Rounds to 0.01°, about 1.1 km. Only the name of a town stays, as an address would reveal the location. */
function roundPlace({ name, ...place }: Place): Place {
  const round = (degrees: number) => Number(degrees.toFixed(2)) + 0
  return {
    ...place,
    latitude: round(place.latitude),
    longitude: round(place.longitude),
    ...(name !== undefined && place.found === 'town' && { name }),
  }
}

/**
 * Deflate dictionary of frequent strings, the most frequent last; it halves the length of a link. Never change it: existing
 * links need it. A different dictionary requires a new link version.
 */
const DICTIONARY = strToU8(
  [
    '"name":"on":true,"on":false,"of":"battery","of":"both","of":"panels","overYears":10,"paid":"with-tax","mostOfCost":',
    '{"kind":"certificates","per":"kwh","each":{"kind":"in-words",{"kind":"flat","amount":{"kind":"share-of-cost","share":',
    '{"kind":"by-size","rate":1000,"most":5000,"steps":[{"upTo":2,"rate":"stepRule":"shares","fromSize":5,"toSize":',
    '"exportLimit":{"kind":"share","ofPeak":0.6}"exportLimit":{"kind":"power","kw":5}"minimumPerMonth":"blockUnit":"day"',
    '"weekday":["000000000000000011111000","222222222222222233333222"],"weekend":["000000000000000000000000",',
    '"selling":{"kind":"nothing"}"selling":{"kind":"net-metering","carried":"kwh","settlementMonth":',
    '"selling":{"kind":"feed-in","steps":[{"untilYear":20,"bands":[{"upToKw":10,"price":{"upToKw":null,"price":',
    '"selling":{"kind":"net-billing","price":0.0,"years":9,"credit":"same-month","credit":"paid","expires":true,"until":"20',
    '"obstacles":[{"from":90,"to":120,"altitude":20}]"room":{"kind":"area","squareMetres":"mounting":"ground"',
    '"backup":[{"name":"","watts":150,"hoursPerDay":24}]"losses":0.14,"ageing":0.005',
    '"battery":{"usableKwh":10,"powerKw":5,"roundTrip":0.9,"reserve":0.2,"rule":"self-use""dear-hours""chargeFromGrid":true',
    '"heatPump":{"inAmount":false,"kwhPerYear":3000,"emitters":"radiators""floor"},"cooling":{"pool":{"from":10,"to":16,',
    '"car":{"inAmount":true,"kmPerYear":15000,"kwhPer100Km":18,"charging":"evening""night""day"}',
    '"day":{"kind":"hours","workday":[0,0,0,0],"weekend":[0,0,0,0]}"amount":{"kind":"months","kwh":[',
    '"quote":{"from":"","kwp":8,"price":"kwhPerYear":"priceRise":"batteryRenewal":{"year":"scenarios":[{"name":"changes":{',
    '"financing":{"kind":"loan","deposit":5000,"rate":0.05,"years":15,"fee":"lease","perMonth":"rise":"cash"}',
    '"upkeepPerYear":150,"inverterRenewal":{"year":13,"cost":1500},"priceRise":0.03,"inflation":0.02,"discount":0.04,',
    '"kind":"worked-out","how":""kind":"yours"},"place":{"latitude":51.5,"longitude":-0.12,"region":"","country":"DE",',
    '"timeZone":"Europe/""America/""Asia/""found":"town""device""map"},"people":4,"day":{"kind":"usual","atHome":"mixed"',
    '"away""home"}},"roof":{"planes":[{"mounting":"roof","tilt":35,"azimuth":180,"room":{"kind":"panels","count":20},',
    '"obstacles":[]}]},"system":{"start":"2027-01-01","arrays":[{"plane":0,"panels":16,"watts":440},{"plane":1,"panels":',
    '}],"inverterKw":5,"backup":[]},"tariff":{"name":"","buying":{"periods":[{"blocks":[{"upTo":100,"price":',
    '{"upTo":null,"price":0.2}]}]},"fixedPerMonth":10,"money":{"incentives":[],"price":{"kind":"total","total":',
    '"price":{"kind":"by-size","each":1500},"batteryPrice":{"kind":"by-size","each":900},"years":25},"scenarios":[],',
    '"provenance":{"tariff.exportLimit":{"kind":"typical","figure":".selling","asOf":"2025-12-31"},',
    '"tariff.fixedPerMonth":{"kind":"typical","figure":".tariff-","asOf":"2025-12-31"},"tariff.selling":{"kind":"typical",',
    '"money.incentives.0":{"kind":"typical","money.batteryPrice":{"kind":"typical","figure":".batteryCost","asOf":"2026-',
    '"money.price":{"kind":"typical","figure":".pvCost","asOf":"2026-11-21"},"tariff.buying":{"kind":"typical","figure":',
    '".price","asOf":"2026-07-31"},"use.amount":{"kind":"typical","figure":".use","asOf":"2026-12-31"}}}',
    '{"version":1,"region":{"country":"US","currency":"USD","EUR","subdivision":"US-CA"},"use":{"amount":{"kind":"bill",',
    '"perMonth":120},"amount":{"kind":"year","kwh":3500},',
  ].join(''),
)
