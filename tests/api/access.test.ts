import { expect, test } from 'vitest'
import { type EndpointName, endpoints } from '#shared/contract/endpoints.ts'
import { CALCULATION, newArticle, newMessage, newPerson, openWebsite, PASSWORD } from '../support/website.ts'

const site = await openWebsite({ config: { mail: { smtpUrl: 'smtp://127.0.0.1:1' } } })
const home = { home: { version: 1, region: { country: 'DE', currency: 'EUR' } } }

/** Rows that calls refer to. */
type Owner = Awaited<ReturnType<typeof site.user>>
const createRow = {
  home: async ({ agent }: Owner) => (await agent.post('/api/homes', home)).body.id,
  calculation: async ({ agent }: Owner) => (await agent.post('/api/calculations', CALCULATION)).body.id,
  article: async ({ id }: Owner) => (await site.article(id)).id,
  slug: async ({ id }: Owner) => (await site.article(id)).slug,
  message: async () => (await site.message()).id,
  person: async () => (await site.person()).id,
  session: async ({ id, username }: Owner) => {
    await site.signIn(username)
    return (await site.query('select id from sessions where user_id = $1 order by id desc limit 1', id))[0].id
  },
  passkey: ({ id }: Owner) => site.passkey(id),
}

type Roles = readonly [visitor: number, other: number, user: number, admin: number]
type Row = readonly [
  statuses: Roles,
  /** The body, or the query of a GET; its text is new for each call. */
  input?: object | ((unique: string) => object) | undefined,
  /** What the path names, or the user needs. */
  row?: keyof typeof createRow | undefined,
  headers?: Record<string, string>,
]

const token = { token: 'x'.repeat(43) }

// biome-ignore format: a table reads best as one
const table: Record<EndpointName, Row> = {
  //                   visitor, other user, user, admin
  currentUser:        [[401, 200, 200, 200]],
  visitor:            [[200, 200, 200, 200]],
  register:           [[201, 201, 201, 201], (unique) => newPerson(unique)],
  login:              [[401, 401, 401, 401], { username: 'nobody', password: 'wrong' }],
  beginPasskey:       [[200, 200, 200, 200], {}],
  finishLogin:        [[401, 401, 401, 401], { ticket: 'x'.repeat(43), code: '123456' }],
  logout:             [[204, 204, 204, 204], {}],
  forgotPassword:     [[202, 202, 202, 202], (unique) => ({ email: `${unique}@example.com` })],
  resetPassword:      [[400, 400, 400, 400], { token: 'x'.repeat(43), password: PASSWORD }],
  confirmEmail:       [[401, 400, 400, 400], token],
  cancelEmailChangeByLink: [[400, 400, 400, 400], token],
  releaseEmail:       [[400, 400, 400, 400], token],
  updateProfile:      [[401, 200, 200, 200], { firstName: 'Ada' }],
  cancelEmailChange:  [[401, 200, 200, 200], {}],
  beginIdentityProof: [[401, 409, 200, 409], {}, 'passkey'],
  proveIdentity:      [[401, 204, 204, 204], { password: PASSWORD }],
  changePassword:     [[401, 204, 204, 204], { currentPassword: PASSWORD, newPassword: PASSWORD }],
  closeAccount:       [[401, 204, 204, 204], { password: PASSWORD }],

  listSessions:       [[401, 200, 200, 200]],
  endSession:         [[401, 404, 204, 404], {}, 'session'],
  endOtherSessions:   [[401, 204, 204, 204], {}],

  secondFactors:      [[401, 200, 200, 200]],
  beginAuthenticator: [[401, 201, 201, 201], { password: PASSWORD }],
  addAuthenticator:   [[401, 400, 400, 400], { code: '000000' }],
  removeAuthenticator: [[401, 404, 404, 404], { password: PASSWORD }],
  beginNewPasskey:    [[401, 201, 201, 201], { password: PASSWORD }],
  addPasskey:         [[401, 400, 400, 400], { ticket: 'x'.repeat(43), name: 'Key', passkey: {} }],
  removePasskey:      [[401, 404, 204, 404], { password: PASSWORD }, 'passkey'],
  renewRecoveryCodes: [[401, 409, 201, 409], { password: PASSWORD }, 'passkey'],

  listCalculations:   [[401, 200, 200, 200]],
  exportCalculations: [[401, 200, 200, 200], { format: 'csv' }],
  saveCalculation:    [[401, 201, 201, 201], CALCULATION],
  clearCalculations:  [[401, 204, 204, 204], {}],
  updateCalculation:  [[401, 404, 200, 404], { notes: 'Mine' }, 'calculation'],
  deleteCalculation:  [[401, 404, 204, 404], {}, 'calculation'],

  listHomes:          [[401, 200, 200, 200]],
  getHome:            [[401, 404, 200, 404], undefined, 'home'],
  createHome:         [[401, 201, 201, 201], home],
  updateHome:         [[401, 404, 200, 404], home, 'home', { 'If-Match': '"1"' }],
  deleteHome:         [[401, 404, 204, 404], {}, 'home'],

  listArticles:       [[200, 200, 200, 200]],
  listTips:           [[200, 200, 200, 200]],
  getArticle:         [[200, 200, 200, 200], undefined, 'slug'],
  createArticle:      [[401, 403, 403, 201], (unique) => newArticle(unique)],
  updateArticle:      [[401, 403, 403, 200], (unique) => newArticle(unique), 'article'],
  deleteArticle:      [[401, 403, 403, 204], {}, 'article'],
  upload:             [[401, 403, 403, 400]],

  contact:            [[201, 201, 201, 201], newMessage()],
  subscribe:          [[201, 201, 201, 201], (unique) => ({ email: `${unique}@example.com` })],
  confirmSubscription: [[404, 404, 404, 404], token],
  unsubscribe:        [[404, 404, 404, 404], token],

  adminCheck:         [[401, 200, 200, 200]],
  adminLogin:         [[401, 401, 401, 401], { username: 'nobody', password: 'wrong' }],
  listUsers:          [[401, 403, 403, 200]],
  removeUser:         [[401, 403, 403, 204], {}, 'person'],
  endUserSessions:    [[401, 403, 403, 204], {}, 'person'],
  listMessages:       [[401, 403, 403, 200]],
  updateMessage:      [[401, 403, 403, 200], { read: true }, 'message'],
  deleteMessage:      [[401, 403, 403, 204], {}, 'message'],
  listSubscribers:    [[401, 403, 403, 200]],
  exportSubscribers:  [[401, 403, 403, 200]],
  listLog:            [[401, 403, 403, 200]],
  listDueFacts:       [[401, 403, 403, 200]],

  exportAccount:      [[401, 200, 200, 200]],
  privacy:            [[200, 200, 200, 200]],
  solarPage:          [[200, 200, 200, 200], { slug: 'kenya' }],
  climate:            [[200, 200, 200, 200], { latitude: '50', longitude: '10' }],
  // This site has no geocoder.
  findAddress:        [[404, 404, 404, 404], { address: '1 Sunrise Way' }],
}

await site.admin()
let calls = 0

test.each(Object.entries(table) as [EndpointName, Row][])(
  'Access to every endpoint %s',
  async (name, [expected, input, row, headers = {}]) => {
    const [other, user, admin] = await Promise.all([site.user(), site.user(), site.admin()])
    const [, , method, pattern] = endpoints[name]
    const path = row ? pattern.replace(/:\w+/, await createRow[row](user)) : pattern
    const found: number[] = []
    for (const agent of [site.visitor(), other.agent, user.agent, admin.agent]) {
      const given = typeof input === 'function' ? input(`unique${++calls}`) : input
      const call = agent.call(method, path, method === 'GET' ? undefined : given).set(headers)
      found.push((await (method === 'GET' && given ? call.query(given) : call)).status)
    }
    expect(found).toEqual(expected)
  },
)
