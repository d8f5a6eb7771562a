import fc from 'fast-check'
import { calculators } from '#shared/calculators/index.ts'
import { type EndpointName, endpoints, type Method } from '#shared/contract/endpoints.ts'
import { examples } from '../support/examples.ts'
import { hostileHome } from '../support/hostile-homes.ts'
import { deepHtml, hostile, names } from './hostile.ts'
import { meterFile } from './meter-files.ts'

/** Who sends the request. */
export type Role = 'visitor' | 'user' | 'other' | 'admin' | 'forger'

export interface Sent {
  readonly role: Role
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

/** Text that has broken programs. */
const awkward = fc.constantFrom(
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e',
    '\u2028',
    '💡'.repeat(50),
    "'; drop table users; --",
    '#{7*7}',
    '%00',
    '../../etc/passwd',
  ],
  ...[
    '<script>alert(1)</script>',
    'null',
    'undefined',
    'NaN',
    'Infinity',
    '-0',
    '1e999',
    '0x10',
    '١٢٣',
    'x'.repeat(3000),
    '__proto__',
    'constructor',
  ],
  ...[
    '2147483647',
    '2147483648',
    '-1',
    '0',
    '1',
    '9'.repeat(30),
    'true',
    '[]',
    '{}',
    '\\',
    '"',
    "'",
    '%E0%A4%A',
    '1 or 1=1',
    '\r\nSet-Cookie: a=b',
  ],
)
const text = fc.oneof(awkward, fc.string({ unit: 'binary', maxLength: 40 }), fc.string({ maxLength: 20 }))
const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, -0, 1, -1, 2 ** 31, 2 ** 53, 1e308))
const scalar = fc.oneof(text, number, fc.boolean(), fc.constant(null))
const anything = fc.oneof(
  scalar,
  fc.jsonValue({ maxDepth: 4 }),
  fc.array(scalar, { maxLength: 5 }),
  fc.dictionary(text, scalar, { maxKeys: 4 }),
)

const id = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 60 }).map(String) },
  { weight: 1, arbitrary: text },
)
const page = fc.oneof(fc.integer({ min: -2, max: 200 }).map(String), text)
const slug = fc.oneof(fc.constantFrom('article-1', 'article-2', 'none', 'a'), text)
const email = fc.oneof(
  fc.integer({ min: 1, max: 40 }).map((n) => `fuzz${n}@example.com`),
  text,
)
const username = fc.oneof(
  fc.integer({ min: 1, max: 40 }).map((n) => `fuzz${n}`),
  names,
  text,
)
const password = fc.oneof(fc.constantFrom('a good long sentence', 'wrong password', 'letmein'), text)
const notes = fc.oneof(fc.constantFrom(null, 'Mine', '=1+1'), text)
const html = fc.oneof(
  fc.constantFrom('<p>Words</p>', '<script>x</script>', '<p onclick=x>a', '<img src="/uploads/a.png">'),
  deepHtml,
  text,
)

const calculation = fc
  .constantFrom(
    ...calculators.flatMap(({ slug, type }) => examples[slug].map((example) => ({ ...example, calculatorType: type }))),
  )
  .chain(({ calculatorType, inputs, results }) =>
    fc.record({
      calculatorType: fc.oneof(
        { weight: 9, arbitrary: fc.constant<unknown>(calculatorType) },
        { weight: 1, arbitrary: anything },
      ),
      inputs: fc.oneof(
        { weight: 3, arbitrary: fc.constant<unknown>(inputs) },
        { weight: 1, arbitrary: mixed(inputs) },
        { weight: 1, arbitrary: anything },
      ),
      results: fc.oneof(
        { weight: 3, arbitrary: fc.constant<unknown>(results) },
        { weight: 1, arbitrary: mixed(results) },
        { weight: 1, arbitrary: anything },
      ),
      notes,
    }),
  )

/** The record with one value of it, or one more key, replaced. */
function mixed(record: object) {
  return fc
    .tuple(fc.oneof(fc.constantFrom(...Object.keys(record)), text), anything)
    .map(([key, value]) => ({ ...record, [key]: value }))
}

const article = {
  title: text,
  category: text,
  image: fc.oneof(fc.constantFrom('/images/bill.jpg', 'https://x.example/a.jpg'), text),
  slug,
  content: html,
}

const home = fc.oneof(
  fc.constant<unknown>({
    version: 1,
    region: { country: 'DE', currency: 'EUR' },
    use: { amount: { kind: 'year', kwh: 3500 } },
  }),
  fc.record({
    version: fc.constantFrom(0, 1, 2, '1'),
    region: anything,
    use: anything,
    money: anything,
    provenance: anything,
  }),
  anything,
)
const token = fc.oneof(fc.constant('x'.repeat(43)), text)
const readings = fc.oneof(fc.constant(null), text)

/** For each endpoint, what it may carry when it is nearly right: path parameters and body or query. */
const shapes: Record<EndpointName, Record<string, fc.Arbitrary<unknown>>> = {
  currentUser: {},
  register: { username, email, country: text, password },
  login: { username, password },
  beginPasskey: { adminsOnly: fc.boolean() },
  finishLogin: { ticket: token, code: text, passkey: anything },
  logout: {},
  forgotPassword: { email },
  resetPassword: { token, password },
  confirmEmail: { token },
  cancelEmailChangeByLink: { token },
  updateProfile: { username, email, firstName: text, lastName: notes, isAdmin: fc.boolean() },
  cancelEmailChange: {},
  beginIdentityProof: {},
  proveIdentity: { password, ticket: token, passkey: anything },
  changePassword: { currentPassword: password, newPassword: password },
  closeAccount: { password: text },
  listSessions: {},
  endSession: { id },
  endOtherSessions: {},
  secondFactors: {},
  beginAuthenticator: { password },
  addAuthenticator: { code: fc.oneof(fc.constantFrom('000000', '123 456'), text) },
  removeAuthenticator: { password },
  beginNewPasskey: { password },
  addPasskey: { ticket: token, name: text, passkey: anything },
  removePasskey: { id, password },
  renewRecoveryCodes: { password },
  listCalculations: { before: id },
  exportCalculations: { format: fc.oneof(fc.constantFrom('csv', 'json'), text) },
  saveCalculation: {},
  clearCalculations: {},
  updateCalculation: { id, notes },
  deleteCalculation: { id },
  listHomes: {},
  getHome: { id },
  createHome: { home, readings },
  updateHome: { id, home, readings },
  deleteHome: { id },
  listArticles: { limit: page, before: id },
  listTips: { page },
  getArticle: { slug },
  createArticle: article,
  updateArticle: { id, ...article, revision: number },
  deleteArticle: { id },
  upload: {},
  contact: {
    name: text,
    email,
    message: fc.oneof(fc.constant('A message that is long enough'), text),
    captcha: fc.oneof(number, text),
    website: text,
  },
  subscribe: { email },
  confirmSubscription: { token },
  unsubscribe: { token },
  adminCheck: {},
  adminLogin: { username, password },
  listUsers: { page, search: text },
  removeUser: { id: fc.oneof(fc.integer({ min: 10, max: 60 }).map(String), text) },
  endUserSessions: { id },
  listMessages: { page },
  updateMessage: { id, read: anything, answered: anything },
  deleteMessage: { id },
  listSubscribers: { page },
  exportSubscribers: {},
  listLog: { page },
  privacy: {},
  exportAccount: {},
  findAddress: { address: text },
  climate: {
    latitude: fc.oneof(
      fc.double({ min: -95, max: 95 }).map((n) => n.toFixed(2)),
      text,
    ),
    longitude: fc.oneof(fc.integer({ min: -190, max: 190 }).map(String), text),
  },
}

const role = fc.constantFrom<Role>('visitor', 'user', 'other', 'admin', 'forger')
const oddHeaders = fc.oneof(
  { weight: 12, arbitrary: fc.constant({}) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'Content-Type': 'text/plain' },
      { 'Content-Type': 'application/json; charset=latin1' },
      { 'Content-Type': 'image/png' },
      { 'Content-Encoding': 'gzip' },
      { Origin: 'https://evil.example' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Idempotency-Key': 'abcdefgh' },
      { 'If-Match': '"1"' },
      { 'If-Match': '*' },
      { 'Idempotency-Key': "'" },
      { 'If-None-Match': '*' },
      { Range: 'bytes=5-3' },
      { 'Accept-Encoding': 'br;q=x, *' },
      { 'X-Forwarded-For': '::ffff:1.2.3.4, nobody' },
      { 'X-HTTP-Method-Override': 'DELETE' },
    ),
  },
)

/** A call of the contract, its values nearly right or wholly wrong. */
const call = fc.constantFrom(...(Object.keys(endpoints) as EndpointName[])).chain((name) => {
  const [, , method, path] = endpoints[name]
  const shape = name === 'saveCalculation' ? calculation : fc.record(shapes[name], { requiredKeys: [] })
  const carried = fc.oneof(
    { weight: 5, arbitrary: shape as fc.Arbitrary<object> },
    { weight: 1, arbitrary: fc.dictionary(text, anything, { maxKeys: 5 }) },
  )
  return fc
    .tuple(
      role,
      carried,
      id,
      oddHeaders,
      fc.oneof({ weight: 15, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: anything }),
    )
    .map(([role, values, param, headers, otherBody]) =>
      asRequest(role, method, path, { ...values }, param, headers, otherBody),
    )
})

function asRequest(
  role: Role,
  method: Method,
  pattern: string,
  values: Record<string, unknown>,
  param: string,
  headers: Record<string, string>,
  otherBody: unknown,
): Sent {
  const path = pattern.replace(/:(\w+)/g, (_, key: string) => {
    const value = inAddress(values[key] ?? param)
    delete values[key]
    return encoded(value)
  })
  if (method !== 'GET') {
    const body = JSON.stringify(otherBody === undefined ? values : otherBody)
    return { role, method, path, headers: { 'Content-Type': 'application/json', ...headers }, body }
  }
  const query = Object.entries(values).map(([key, value]) => `${encoded(key)}=${encoded(inAddress(value))}`)
  return { role, method, path: query.length > 0 ? `${path}?${query.join('&')}` : path, headers, body: undefined }
}

const inAddress = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** As an address may carry it; half characters, which no address can, become a malformed one. */
function encoded(value: string) {
  try {
    return encodeURIComponent(value)
  } catch {
    return '%E0%A4%A'
  }
}

const PLACES = [
  '/',
  '/auth',
  '/profile',
  '/calculators/solar',
  '/tips/',
  '/uploads/',
  '/assets/',
  '/api/',
  '/api/admin/',
  '/sitemap.xml',
  '/admin/users',
  '/images/',
]
/** Any address by any method. */
const stray: fc.Arbitrary<Sent> = fc
  .tuple(
    role,
    fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'),
    fc.constantFrom(...PLACES),
    text,
    oddHeaders,
    anything,
  )
  .map(([role, method, place, rest, headers, body]) => ({
    role,
    method,
    path: place + encoded(rest),
    headers,
    body: method === 'GET' || method === 'HEAD' ? undefined : JSON.stringify(body),
  }))

/** A body that is no JSON, or not whole. */
const garbled: fc.Arbitrary<Sent> = fc
  .tuple(call, fc.nat(), text)
  .map(([sent, cut, more]) =>
    sent.body === undefined ? sent : { ...sent, body: sent.body.slice(0, cut % (sent.body.length + 1)) + more },
  )

/** As large as the site takes a body [characters]. */
const LONGEST_BODY = 64_000

/** Plans with far more keys, levels and entries than a home has; the body may be a little too large, too. */
const largeHome: fc.Arbitrary<Sent> = fc
  .tuple(fc.constantFrom<Role>('user', 'other', 'admin'), id, hostileHome(LONGEST_BODY), fc.boolean())
  .map(([role, home, plan, isNew]) => ({
    role,
    method: isNew ? 'POST' : 'PUT',
    path: isNew ? '/api/homes' : `/api/homes/${encoded(home)}`,
    headers: { 'Content-Type': 'application/json', ...(!isNew && { 'If-Match': '"1"' }) },
    body: JSON.stringify({ home: plan }),
  }))

/** Meter files, which no call takes: they stay on the device. */
const strayFile: fc.Arbitrary<Sent> = fc
  .tuple(
    role,
    fc.constantFrom('/api/homes', '/api/uploads', '/api/calculations'),
    fc.constantFrom('text/csv', 'text/xml', 'application/json'),
    meterFile(LONGEST_BODY),
  )
  .map(([role, path, type, body]) => ({ role, method: 'POST', path, headers: { 'Content-Type': type }, body }))

export const requests: fc.Arbitrary<Sent> = fc.oneof(
  { weight: 80, arbitrary: call },
  { weight: 10, arbitrary: stray },
  { weight: 10, arbitrary: garbled },
  { weight: 20, arbitrary: hostile },
  { weight: 5, arbitrary: largeHome },
  { weight: 1, arbitrary: strayFile },
)
