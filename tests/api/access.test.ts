import { describe, expect, test } from 'vitest'
import solar from '#shared/calculators/definitions/solar.ts'
import { type EndpointName, endpoints } from '#shared/contract/endpoints.ts'
import { type Agent, openWebsite, PASSWORD } from '../support/website.ts'

const site = await openWebsite()
const calculation = solar.calculate({ monthlyBill: '150', sunHours: '5' })
const home = { home: { version: 1, region: { country: 'DE', currency: 'EUR' } } }
const article = { title: 'T', category: 'C', image: '/images/bill.jpg', content: '<p>Words</p>' }

/** What a call needs: rows of its own kind that exist, all of them the first user's. */
interface Rows {
  readonly homeId: number
  readonly calculationId: number
  readonly articleId: number
  readonly articleSlug: string
  readonly messageId: number
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
  register:           [[201, 201, 201, 201], undefined, ({ unique }) => ({ username: unique, email: `${unique}@example.com`, country: 'Peru', password: PASSWORD })],
  login:              [[401, 401, 401, 401], undefined, () => ({ username: 'nobody', password: 'wrong' })],
  logout:             [[204, 204, 204, 204], undefined, none],
  updateProfile:      [[401, 200, 200, 200], undefined, () => ({ firstName: 'Ada' })],
  changePassword:     [[401, 204, 204, 204], undefined, () => ({ currentPassword: PASSWORD, newPassword: PASSWORD })],
  closeAccount:       [[401, 204, 204, 204], undefined, () => ({ password: PASSWORD })],

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
  listMessages:       [[401, 403, 403, 200]],
  updateMessage:      [[401, 403, 403, 200], ({ messageId }) => `/api/admin/messages/${messageId}`, () => ({ read: true })],
  deleteMessage:      [[401, 403, 403, 204], ({ messageId }) => `/api/admin/messages/${messageId}`, none],
  listSubscribers:    [[401, 403, 403, 200]],
  exportSubscribers:  [[401, 403, 403, 200]],
  listLog:            [[401, 403, 403, 200]],

  climate:            [[200, 200, 200, 200], () => '/api/climate?latitude=50&longitude=10'],
  // Nobody finds addresses for a site whose operator named no service.
  findAddress:        [[404, 404, 404, 404], undefined, () => ({ address: '1 Sunrise Way' })],
}

await site.admin()
let cases = 0

describe('Who may call what', () => {
  test.each(Object.entries(table) as [EndpointName, Row][])(
    '%s',
    async (name, [expected, path, body, headers = {}]) => {
      const [other, user, admin, spare] = await Promise.all([site.user(), site.user(), site.admin(), site.person()])
      const [, , method, fixedPath] = endpoints[name]
      const saved = await user.agent.post('/api/calculations').send(calculation ?? {})
      const kept = await user.agent.post('/api/homes').send(home)
      const { id: articleId, slug: articleSlug } = await site.article(admin.id)
      const { id: messageId } = await site.message()
      const rows = {
        calculationId: saved.body.id,
        homeId: kept.body.id,
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
