import fc from 'fast-check'
import { catalogue } from '#shared/calculators/catalogue.ts'
import { type EndpointName, endpoints, type Method } from '#shared/contract/endpoints.ts'
import { examples } from '../support/examples.ts'
import { hostileHome } from '../support/hostile-homes.ts'
import { AWKWARD_TEXTS, encodeForUrl } from './awkward-texts.ts'
import { confusableNames, deepHtml, malformedRequest } from './malformed-requests.ts'
import { meterFile } from './meter-files.ts'

/** Sender of a request. */
export type Role = 'visitor' | 'user' | 'other' | 'admin' | 'forger'

export interface GeneratedRequest {
  readonly role: Role
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

const text = fc.oneof(
  fc.constantFrom(...AWKWARD_TEXTS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 20 }),
)
const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, -0, 1, -1, 2 ** 31, 2 ** 53, 1e308))
const scalar = fc.oneof(text, number, fc.boolean(), fc.constant(null))
const anyJson = fc.oneof(
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
  confusableNames,
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
    ...catalogue.flatMap(({ slug, type }) => examples[slug].map((example) => ({ ...example, calculatorType: type }))),
  )
  .chain(({ calculatorType, inputs, results }) =>
    fc.record({
      calculatorType: fc.oneof(
        { weight: 9, arbitrary: fc.constant<unknown>(calculatorType) },
        { weight: 1, arbitrary: anyJson },
      ),
      inputs: nearly(inputs),
      results: nearly(results),
      notes,
    }),
  )

/** Mostly the record itself. */
const nearly = (record: object) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant<unknown>(record) },
    { weight: 1, arbitrary: withReplacedValue(record) },
    { weight: 1, arbitrary: anyJson },
  )

/** Replaces one value, or adds a key. */
function withReplacedValue(record: object) {
  return fc
    .tuple(fc.oneof(fc.constantFrom(...Object.keys(record)), text), anyJson)
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
    region: anyJson,
    use: anyJson,
    money: anyJson,
    provenance: anyJson,
  }),
  anyJson,
)
const token = fc.oneof(fc.constant('x'.repeat(43)), text)
const readings = fc.oneof(fc.constant(null), text)

/** Nearly valid inputs by endpoint: path parameters and body or query. */
export const inputShapes: Record<EndpointName, Record<string, fc.Arbitrary<unknown>>> = {
  currentUser: {},
  visitor: {},
  register: { username, email, country: text, password },
  login: { username, password },
  beginPasskey: { adminsOnly: fc.boolean() },
  finishLogin: { ticket: token, code: text, passkey: anyJson },
  logout: {},
  forgotPassword: { email },
  resetPassword: { token, password },
  confirmEmail: { token },
  cancelEmailChangeByLink: { token },
  releaseEmail: { token },
  updateProfile: { username, email, firstName: text, lastName: notes, isAdmin: fc.boolean() },
  cancelEmailChange: {},
  beginIdentityProof: {},
  proveIdentity: { password, ticket: token, passkey: anyJson },
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
  addPasskey: { ticket: token, name: text, passkey: anyJson },
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
  updateMessage: { id, read: anyJson, answered: anyJson },
  deleteMessage: { id },
  listSubscribers: { page },
  exportSubscribers: {},
  listLog: { page },
  listDueFacts: {},
  privacy: {},
  solarPage: { slug: text },
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

/** A call of the contract with nearly valid or random values. */
const contractCall = fc.constantFrom(...(Object.keys(endpoints) as EndpointName[])).chain((name) => {
  const [, , method, path] = endpoints[name]
  const shape = name === 'saveCalculation' ? calculation : fc.record(inputShapes[name], { requiredKeys: [] })
  const input = fc.oneof(
    { weight: 5, arbitrary: shape as fc.Arbitrary<object> },
    { weight: 1, arbitrary: fc.dictionary(text, anyJson, { maxKeys: 5 }) },
  )
  return fc
    .tuple(
      role,
      input,
      id,
      oddHeaders,
      fc.oneof({ weight: 15, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: anyJson }),
    )
    .map(([role, values, param, headers, otherBody]) =>
      toRequest(role, method, path, { ...values }, param, headers, otherBody),
    )
})

function toRequest(
  role: Role,
  method: Method,
  pattern: string,
  values: Record<string, unknown>,
  param: string,
  headers: Record<string, string>,
  otherBody: unknown,
): GeneratedRequest {
  const path = pattern.replace(/:(\w+)/g, (_, key: string) => {
    const value = toUrlText(values[key] ?? param)
    delete values[key]
    return encodeForUrl(value)
  })
  if (method !== 'GET') {
    const body = JSON.stringify(otherBody === undefined ? values : otherBody)
    return { role, method, path, headers: { 'Content-Type': 'application/json', ...headers }, body }
  }
  const query = Object.entries(values).map(([key, value]) => `${encodeForUrl(key)}=${encodeForUrl(toUrlText(value))}`)
  return { role, method, path: query.length > 0 ? `${path}?${query.join('&')}` : path, headers, body: undefined }
}

const toUrlText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

const KNOWN_PATHS = ['/', '/auth', '/profile', '/calculators/solar', '/tips/', '/uploads/', '/assets/', '/images/']
const OTHER_PATHS = ['/api/', '/api/admin/', '/sitemap.xml', '/admin/users']
/** Any path with any method. */
const strayRequest: fc.Arbitrary<GeneratedRequest> = fc
  .tuple(
    role,
    fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'),
    fc.constantFrom(...KNOWN_PATHS, ...OTHER_PATHS),
    text,
    oddHeaders,
    anyJson,
  )
  .map(([role, method, place, rest, headers, body]) => ({
    role,
    method,
    path: place + encodeForUrl(rest),
    headers,
    body: method === 'GET' || method === 'HEAD' ? undefined : JSON.stringify(body),
  }))

/** A body of invalid or truncated JSON. */
const garbledRequest: fc.Arbitrary<GeneratedRequest> = fc
  .tuple(contractCall, fc.nat(), text)
  .map(([sent, cut, suffix]) =>
    sent.body === undefined ? sent : { ...sent, body: sent.body.slice(0, cut % (sent.body.length + 1)) + suffix },
  )

/** The site's limit of a body [characters]. */
const MAX_BODY_LENGTH = 64_000

/** Plans with far more keys, levels and entries than a home has, some beyond the size limit. */
const largeHomeRequest: fc.Arbitrary<GeneratedRequest> = fc
  .tuple(fc.constantFrom<Role>('user', 'other', 'admin'), id, hostileHome(MAX_BODY_LENGTH), fc.boolean())
  .map(([role, home, plan, isNew]) => ({
    role,
    method: isNew ? 'POST' : 'PUT',
    path: isNew ? '/api/homes' : `/api/homes/${encodeForUrl(home)}`,
    headers: { 'Content-Type': 'application/json', ...(!isNew && { 'If-Match': '"1"' }) },
    body: JSON.stringify({ home: plan }),
  }))

/** Meter files, which no endpoint accepts. */
const strayFileRequest: fc.Arbitrary<GeneratedRequest> = fc
  .tuple(
    role,
    fc.constantFrom('/api/homes', '/api/uploads', '/api/calculations'),
    fc.constantFrom('text/csv', 'text/xml', 'application/json'),
    meterFile(MAX_BODY_LENGTH),
  )
  .map(([role, path, type, body]) => ({ role, method: 'POST', path, headers: { 'Content-Type': type }, body }))

export const requests: fc.Arbitrary<GeneratedRequest> = fc.oneof(
  { weight: 80, arbitrary: contractCall },
  { weight: 10, arbitrary: strayRequest },
  { weight: 10, arbitrary: garbledRequest },
  { weight: 20, arbitrary: malformedRequest },
  { weight: 5, arbitrary: largeHomeRequest },
  { weight: 1, arbitrary: strayFileRequest },
)
