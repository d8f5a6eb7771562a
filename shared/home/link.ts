import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate'
import { fromBase64Url, toBase64Url } from './base64url.ts'
import { checksum } from './checksum.ts'
import type { Home, Place } from './home.ts'
import { type HomeFault, LONGEST_HOME, type ReadHome, readHome } from './parse.ts'

/*
 * A whole home in the fragment of an address, which no browser sends to a server: `1` (how it is packed), a point, and in
 * base64url a checksum and the record's JSON, deflated. Fetched by the browser when a plan is shared or opened.
 */

/** Longer addresses are cut by some programs, and no home needs one [characters]. */
const LONGEST_LINK = 100_000
const CHECKSUM_BYTES = 4

const TOO_LONG: HomeFault = { problem: 'This link is too long to hold a plan.' }
const NOT_WHOLE: HomeFault = { problem: 'This link is not whole. Copy all of it and open it again.' }
const TOO_NEW: HomeFault = {
  problem: 'This link was made with a newer version of Helioplan. Reload the page and open it again.',
}

export interface LinkOptions {
  /** The place to the metre, in place of some kilometre. */
  readonly isExact?: boolean
}

/** The home as the text of a fragment. Readings of a meter stay behind: of them go the sums of the months. */
export function writeLink(home: Home, { isExact = false }: LinkOptions = {}): string {
  const json = strToU8(JSON.stringify(forOthers(home, isExact)))
  const packed = deflateSync(json, { level: 9, dictionary: DICTIONARY })
  const bytes = new Uint8Array(CHECKSUM_BYTES + packed.length)
  new DataView(bytes.buffer).setUint32(0, checksum(packed))
  bytes.set(packed, CHECKSUM_BYTES)
  return `1.${toBase64Url(bytes)}`
}

/** Reads the text of a fragment. Whatever it is, nothing is thrown, and no more is unpacked than a home can be. */
export function readLink(text: string): ReadHome | HomeFault {
  if (text.length > LONGEST_LINK) return TOO_LONG
  const [, version, letters] = /^(\d{1,4})\.(.*)$/s.exec(text) ?? []
  if (version === undefined || letters === undefined || Number(version) === 0) return NOT_WHOLE
  if (version !== '1') return TOO_NEW
  const bytes = fromBase64Url(letters)
  if (!bytes || bytes.length <= CHECKSUM_BYTES) return NOT_WHOLE
  const packed = bytes.subarray(CHECKSUM_BYTES)
  if (new DataView(bytes.buffer).getUint32(0) !== checksum(packed)) return NOT_WHOLE
  const json = unpacked(packed)
  return json === undefined ? NOT_WHOLE : readHome(json)
}

/** Unpacked so many bytes at a time, each of which can become a thousand. */
const STEP = 256

function unpacked(packed: Uint8Array): string | undefined {
  const parts: Uint8Array[] = []
  let length = 0
  try {
    const inflate = new Inflate({ dictionary: DICTIONARY }, (part) => {
      parts.push(part)
      length += part.length
    })
    for (let at = 0; at < packed.length; at += STEP) {
      inflate.push(packed.subarray(at, at + STEP), at + STEP >= packed.length)
      if (length > LONGEST_HOME) return undefined
    }
  } catch {
    return undefined
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return strFromU8(whole)
}

/** What others are shown: where it is to some kilometre, unless wanted otherwise, and no hour of anybody's day. */
function forOthers(home: Home, isExact: boolean): Home {
  const place = home.place && (isExact ? home.place : rounded(home.place))
  const { use, roof } = home
  return {
    ...home,
    ...(place && { place }),
    // The form of a building tells which one it is.
    ...(!isExact && { roof: { planes: roof.planes.map(({ outline: _form, ...plane }) => plane) } }),
    ...(use.day?.kind === 'readings' && {
      use: { ...use, amount: { kind: 'months', kwh: use.day.kwhPerMonth }, day: { kind: 'usual', atHome: 'mixed' } },
    }),
  }
}

/** To 0.01°, which is about 1.1 km north to south; of names only a town's stays, as an address would say it again. */
function rounded({ name, ...place }: Place): Place {
  const near = (degrees: number) => Number(degrees.toFixed(2)) + 0
  return {
    ...place,
    latitude: near(place.latitude),
    longitude: near(place.longitude),
    ...(name !== undefined && place.found === 'town' && { name }),
  }
}

/**
 * What records are full of, the most usual last: half of a link's length goes with it. Links that were made with it stay
 * readable only while it stays as it is; another one is another version.
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
