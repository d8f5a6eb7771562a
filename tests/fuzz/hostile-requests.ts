import { type EndpointName, endpoints } from '#shared/contract/endpoints.ts'
import { toolsByPath } from '../../server/public-api/tools.ts'
import { API_REQUESTS } from '../support/api-requests.ts'
import { AWKWARD_TEXTS, encodeForUrl } from './awkward-texts.ts'
import { type GeneratedRequest, inputShapes, type Role } from './requests.ts'

/*
 * Every endpoint of the contract, every tool of the public API and every card, each with values of wrong types, lengths and
 * encodings, and with repeated parameters. A fixed list: each run sends the same.
 */

/** Values as written in an address. */
const QUERY_VALUES = [
  ...AWKWARD_TEXTS.map(encodeForUrl),
  ...['%', '+', '%ED%A0%80', '..%2f..%2fetc%2fpasswd', '%D9%A1%D9%A2', '0b11', 'x'.repeat(1500)],
]

/** Values of a key in a body. */
const BODY_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e\u200b',
  '__proto__',
  'x'.repeat(60_000),
  [],
  [[[[]]]],
  {},
  { toString: 1 },
  { $gt: '' },
  Array.from({ length: 5000 }, () => 0),
  nest(500),
]

/** Bodies that are no object, or not what their type says. */
const BODIES: readonly (readonly [type: string, body: string])[] = [
  ['application/json', ''],
  ['application/json', 'null'],
  ['application/json', '[]'],
  ['application/json', '"text"'],
  ['application/json', '1'],
  ['application/json', '{'],
  ['application/json', '{"a":1}{"a":1}'],
  ['application/json', '\ufeff{}'],
  ['application/json', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}'],
  ['application/json', `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`],
  ['application/json', `{${Array.from({ length: 4000 }, (_, i) => `"k${i}":1`).join()}}`],
  ['application/json; charset=utf-16', '{}'],
  ['application/json; charset=x', '{}'],
  ['text/plain', '{}'],
  ['application/x-www-form-urlencoded', 'a=1&a=2'],
  ['multipart/form-data; boundary=x', '--x\r\n\r\n--x--'],
  ['', '{}'],
]

function nest(depth: number): unknown {
  let value: unknown = 1
  for (let i = 0; i < depth; i += 1) value = { a: value }
  return value
}

/** Names of parameters that some address takes. */
const CARD_PARAMETERS = ['place', 'lat', 'lon', 'tilt', 'azimuth', 'kwp', 'show', 'theme', 'accent', 'lang']
const TOWN = 'town/india/maharashtra/pune'
const CARDS = ['/embed/estimate', '/embed/calculator', `/embed/${TOWN}`, `/badge/${TOWN}.svg`]
const OEMBED_PARAMETERS = ['url', 'format', 'maxwidth', 'maxheight']
const GET = { method: 'GET', headers: {}, body: undefined } as const
const PAGES = [
  '/',
  '/tips',
  '/tips/article-1',
  '/solar',
  '/solar/india',
  '/solar/data.csv',
  '/plan',
  '/sw.js',
  '/sitemap.xml',
]

const get = (path: string, role: Role = 'visitor'): GeneratedRequest => ({ ...GET, role, path })

/** One parameter with each value, repeated, as lists and as objects; then many and long ones. */
function* queriesOf(names: readonly string[], rest = ''): Generator<string> {
  for (const name of names) {
    for (const value of QUERY_VALUES) yield `${rest}&${name}=${value}`
    yield `${rest}&${name}=1&${name}=2`
    yield `${rest}&${name}[]=1&${name}[]=2`
    yield `${rest}&${name}[a]=1`
    yield `${rest}&${`${name}=1&`.repeat(150)}`
    yield `${rest}&${name}`
  }
  yield Array.from({ length: 400 }, (_, i) => `p${i}=1`).join('&')
  yield `${rest}&a=${'x'.repeat(7000)}`
  yield '&&&=&=1&%'
}

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1)
/** Right parameters by tool, so that only one is wrong. */
const samples = new Map(API_REQUESTS.map(([path, parameters]) => [lastPart(path), parameters]))

function* toolRequests(): Generator<GeneratedRequest> {
  for (const [path, { parameters }] of toolsByPath) {
    const sample = Object.entries(samples.get(lastPart(path)) ?? {})
    for (const name of Object.keys(parameters.shape)) {
      const others = sample.filter(([other]) => other !== name).map(([other, value]) => `${other}=${value}`)
      for (const query of queriesOf([name], others.join('&'))) yield get(`${path}?${query}`)
    }
  }
}

function* siteRequests(): Generator<GeneratedRequest> {
  for (const card of CARDS) for (const query of queriesOf(CARD_PARAMETERS)) yield get(`${card}?${query}`)
  for (const query of queriesOf(OEMBED_PARAMETERS)) yield get(`/oembed?${query}`)
  for (const page of PAGES) for (const query of queriesOf(['page', 'q'])) yield get(`${page}?${query}`)
}

function* contractRequests(): Generator<GeneratedRequest> {
  for (const [name, [access, , method, pattern]] of Object.entries(endpoints)) {
    const role: Role = access === 'admin' ? 'admin' : access === 'user' ? 'user' : 'visitor'
    const keys = Object.keys(inputShapes[name as EndpointName])
    const fixed = pattern.replace(/:\w+/g, '1')
    for (const parameter of pattern.match(/:\w+/g) ?? [])
      for (const value of QUERY_VALUES)
        yield { ...get(pattern.replace(parameter, value), role), method, ...emptyBody(method) }
    if (method === 'GET') {
      for (const query of queriesOf(keys)) yield get(`${fixed}?${query}`, role)
      continue
    }
    const send = (body: string, type = 'application/json'): GeneratedRequest => ({
      role,
      method,
      path: fixed,
      headers: type === '' ? {} : { 'Content-Type': type },
      body,
    })
    for (const key of keys) for (const value of BODY_VALUES) yield send(JSON.stringify({ [key]: value }))
    for (const [type, body] of BODIES) yield send(body, type)
  }
}

const emptyBody = (method: string) =>
  method === 'GET' ? {} : { headers: { 'Content-Type': 'application/json' }, body: '{}' }

export const hostileRequests = (): readonly GeneratedRequest[] => [
  ...toolRequests(),
  ...siteRequests(),
  ...contractRequests(),
]
