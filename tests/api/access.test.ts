import { describe, expect, test } from 'vitest'
import solar from '#shared/calculators/definitions/solar.ts'
import { type EndpointName, endpoints } from '#shared/contract/endpoints.ts'
import { runInLanguage } from '../../server/http/request-language.ts'
import { type Agent, openWebsite, PASSWORD } from '../support/website.ts'

const site = await openWebsite({
  config: (defaults) => ({ ...defaults, mail: { ...defaults.mail, smtpUrl: 'smtp://127.0.0.1:1' } }),
})
const calculation = runInLanguage('en', () => solar().calculate({ monthlyBill: '150', sunHours: '5' }))
const home = { home: { version: 1, region: { country: 'DE', currency: 'EUR' } } }
const article = { title: 'T', category: 'C', image: '/images/bill.jpg', content: '<p>Words</p>' }

/** Rows that calls refer to. All belong to the first user. */
interface Rows {
  readonly homeId: number
  readonly calculationId: number
  readonly articleId: number
  readonly articleSlug: string
  readonly messageId: number
  readonly sessionId: number
  readonly passkeyId: number
  readonly spareUserId: number
  readonly unique: string
}
type Roles = readonly [visitor: number, other: number, user: number, admin: number]
type Row = readonly [
  statuses: Roles,
  path?: ((rows: Rows) => string) | undefined,
  body?: ((rows: Rows) => object) | undefined,
  headers?: Record<string, string>,
]

const none = () => ({})
// biome-ignore format: a table reads best as one
const table: Record<EndpointName, Row> = {
  //                   visitor, other user, user, admin
  currentUser:        [[401, 200, 200, 200]],
  visitor:            [[200, 200, 200, 200]],
  register:           [[201, 201, 201, 201], undefined, ({ unique }) => ({ username: unique, email: `${unique}@example.com`, country: 'Peru', password: PASSWORD })],
  login:              [[401, 401, 401, 401], undefined, () => ({ username: 'nobody', password: 'wrong' })],
  beginPasskey:       [[200, 200, 200, 200], undefined, none],
  finishLogin:        [[401, 401, 401, 401], undefined, () => ({ ticket: 'x'.repeat(43), code: '123456' })],
  logout:             [[204, 204, 204, 204], undefined, none],
  forgotPassword:     [[202, 202, 202, 202], undefined, ({ unique }) => ({ email: `${unique}@example.com` })],
  resetPassword:      [[400, 400, 400, 400], undefined, () => ({ token: 'x'.repeat(43), password: PASSWORD })],
  confirmEmail:       [[401, 400, 400, 400], undefined, () => ({ token: 'x'.repeat(43) })],
  cancelEmailChangeByLink: [[400, 400, 400, 400], undefined, () => ({ token: 'x'.repeat(43) })],
  releaseEmail: [[400, 400, 400, 400], undefined, () => ({ token: 'x'.repeat(43) })],
  updateProfile:      [[401, 200, 200, 200], undefined, () => ({ firstName: 'Ada' })],
  cancelEmailChange:  [[401, 200, 200, 200], undefined, none],
  beginIdentityProof: [[401, 409, 200, 409], undefined, none],
  proveIdentity:      [[401, 204, 204, 204], undefined, () => ({ password: PASSWORD })],
  changePassword:     [[401, 204, 204, 204], undefined, () => ({ currentPassword: PASSWORD, newPassword: PASSWORD })],
  closeAccount:       [[401, 204, 204, 204], undefined, () => ({ password: PASSWORD })],

  listSessions:       [[401, 200, 200, 200]],
  endSession:         [[401, 404, 204, 404], ({ sessionId }) => `/api/user/sessions/${sessionId}`, none],
  endOtherSessions:   [[401, 204, 204, 204], undefined, none],

  secondFactors:      [[401, 200, 200, 200]],
  beginAuthenticator: [[401, 201, 201, 201], undefined, () => ({ password: PASSWORD })],
  addAuthenticator:   [[401, 400, 400, 400], undefined, () => ({ code: '000000' })],
  removeAuthenticator: [[401, 404, 404, 404], undefined, () => ({ password: PASSWORD })],
  beginNewPasskey:    [[401, 201, 201, 201], undefined, () => ({ password: PASSWORD })],
  addPasskey:         [[401, 400, 400, 400], undefined, () => ({ ticket: 'x'.repeat(43), name: 'Key', passkey: {} })],
  removePasskey:      [[401, 404, 204, 404], ({ passkeyId }) => `/api/user/passkeys/${passkeyId}`, () => ({ password: PASSWORD })],
  renewRecoveryCodes: [[401, 409, 201, 409], undefined, () => ({ password: PASSWORD })],

  listCalculations:   [[401, 200, 200, 200]],
  exportCalculations: [[401, 200, 200, 200], () => '/api/calculations/export?format=csv'],
  saveCalculation:    [[401, 201, 201, 201], undefined, () => calculation ?? {}],
  clearCalculations:  [[401, 204, 204, 204], undefined, none],
  updateCalculation:  [[401, 404, 200, 404], ({ calculationId }) => `/api/calculations/${calculationId}`, () => ({ notes: 'Mine' })],
  deleteCalculation:  [[401, 404, 204, 404], ({ calculationId }) => `/api/calculations/${calculationId}`, none],

  listHomes:          [[401, 200, 200, 200]],
  getHome:            [[401, 404, 200, 404], ({ homeId }) => `/api/homes/${homeId}`],
  createHome:         [[401, 201, 201, 201], undefined, () => home],
  updateHome:         [[401, 404, 200, 404], ({ homeId }) => `/api/homes/${homeId}`, () => home, { 'If-Match': '"1"' }],
  deleteHome:         [[401, 404, 204, 404], ({ homeId }) => `/api/homes/${homeId}`, none],

  listArticles:       [[200, 200, 200, 200]],
  listTips:           [[200, 200, 200, 200]],
  getArticle:         [[200, 200, 200, 200], ({ articleSlug }) => `/api/articles/${articleSlug}`],
  createArticle:      [[401, 403, 403, 201], undefined, ({ unique }) => ({ ...article, slug: unique })],
  updateArticle:      [[401, 403, 403, 200], ({ articleId }) => `/api/articles/${articleId}`, ({ unique }) => ({ ...article, slug: unique })],
  deleteArticle:      [[401, 403, 403, 204], ({ articleId }) => `/api/articles/${articleId}`, none],
  upload:             [[401, 403, 403, 400], undefined, undefined],

  contact:            [[201, 201, 201, 201], undefined, () => ({ name: 'Ada', email: 'ada@example.com', message: 'A long enough message', captcha: 3 })],
  subscribe:          [[201, 201, 201, 201], undefined, ({ unique }) => ({ email: `${unique}@example.com` })],
  confirmSubscription: [[404, 404, 404, 404], undefined, () => ({ token: 'x'.repeat(43) })],
  unsubscribe:        [[404, 404, 404, 404], undefined, () => ({ token: 'x'.repeat(43) })],

  adminCheck:         [[401, 200, 200, 200]],
  adminLogin:         [[401, 401, 401, 401], undefined, () => ({ username: 'nobody', password: 'wrong' })],
  listUsers:          [[401, 403, 403, 200]],
  removeUser:         [[401, 403, 403, 204], ({ spareUserId }) => `/api/admin/users/${spareUserId}`, none],
  endUserSessions:    [[401, 403, 403, 204], ({ spareUserId }) => `/api/admin/users/${spareUserId}/sessions`, none],
  listMessages:       [[401, 403, 403, 200]],
  updateMessage:      [[401, 403, 403, 200], ({ messageId }) => `/api/admin/messages/${messageId}`, () => ({ read: true })],
  deleteMessage:      [[401, 403, 403, 204], ({ messageId }) => `/api/admin/messages/${messageId}`, none],
  listSubscribers:    [[401, 403, 403, 200]],
  exportSubscribers:  [[401, 403, 403, 200]],
  listLog:            [[401, 403, 403, 200]],
  listDueFacts:       [[401, 403, 403, 200]],

  exportAccount:      [[401, 200, 200, 200]],
  privacy:            [[200, 200, 200, 200]],
  solarPage:          [[200, 200, 200, 200], () => '/api/solar?slug=kenya'],
  climate:            [[200, 200, 200, 200], () => '/api/climate?latitude=50&longitude=10'],
  // This site has no geocoder.
  findAddress:        [[404, 404, 404, 404], undefined, () => ({ address: '1 Sunrise Way' })],
}

await site.admin()
let cases = 0

describe('Access to every endpoint', () => {
  test.each(Object.entries(table) as [EndpointName, Row][])(
    '%s',
    async (name, [expected, path, body, headers = {}]) => {
      const [other, user, admin, spare] = await Promise.all([site.user(), site.user(), site.admin(), site.person()])
      const [, , method, fixedPath] = endpoints[name]
      const saved = await user.agent.post('/api/calculations').send(calculation ?? {})
      const createdHome = await user.agent.post('/api/homes').send(home)
      const { id: articleId, slug: articleSlug } = await site.article(admin.id)
      const { id: messageId } = await site.message()
      await site.signIn(user.username)
      const newest = 'select id from sessions where user_id = $1 order by id desc limit 1'
      const { rows: signedIn } = await site.sql.query<{ id: number }>(newest, [user.id])
      const { rows: keys } = await site.sql.query<{ id: number }>(
        `insert into passkeys (user_id, credential_id, public_key, counter, transports, name)
         values ($1, $2, '', 0, '[]', 'Key') returning id`,
        [user.id, `key-of-${user.id}`],
      )
      const rows = {
        sessionId: signedIn[0]?.id ?? 0,
        passkeyId: keys[0]?.id ?? 0,
        calculationId: saved.body.id,
        homeId: createdHome.body.id,
        articleId,
        articleSlug,
        messageId,
        spareUserId: spare.id,
      }

      const found: number[] = []
      for (const agent of [site.visitor(), other.agent, user.agent, admin.agent]) {
        const given = { ...rows, unique: `unique${++cases}` }
        const call = (agent as Agent)[METHODS[method]](path?.(given) ?? fixedPath).set(headers)
        const { status } = await (body ? call.send(body(given)) : call)
        found.push(status)
      }
      expect(found).toEqual(expected)
    },
  )
})

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const
