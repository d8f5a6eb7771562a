/* Plain data without schemas, because the browser needs no more of the contract; api.ts adds input and reply. */

export type Access = 'anyone' | 'user' | 'admin'
/**
 * `session`: reads or changes the signed-in user. `none`: does not load the session. `cached`: also answered from the
 * page cache, because the reply is the same for everyone until the content changes.
 */
export type SessionUse = 'session' | 'none' | 'cached'
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Route = readonly [
  access: Access,
  session: SessionUse,
  method: Method,
  path: string,
  status: 200 | 201 | 202 | 204,
]

// biome-ignore format: a table reads best as one
export const endpoints = {
  currentUser:        ['user',   'session', 'GET',    '/api/user', 200],
  visitor:            ['anyone', 'session', 'GET',    '/api/visitor', 200],
  register:           ['anyone', 'session', 'POST',   '/api/register', 201],
  login:              ['anyone', 'session', 'POST',   '/api/login', 200],
  beginPasskey:       ['anyone', 'none',    'POST',   '/api/login/passkey', 200],
  finishLogin:        ['anyone', 'session', 'POST',   '/api/login/second', 200],
  logout:             ['anyone', 'session', 'POST',   '/api/logout', 204],
  forgotPassword:     ['anyone', 'none',    'POST',   '/api/password/forgot', 202],
  resetPassword:      ['anyone', 'none',    'POST',   '/api/password/reset', 204],
  confirmEmail:       ['user',   'session', 'POST',   '/api/email/confirm', 204],
  cancelEmailChangeByLink: ['anyone', 'none', 'POST', '/api/email/cancel', 204],
  releaseEmail:       ['anyone', 'none',    'POST',   '/api/email/release', 204],
  updateProfile:      ['user',   'session', 'PATCH',  '/api/user', 200],
  cancelEmailChange:  ['user',   'session', 'DELETE', '/api/user/email', 200],
  beginIdentityProof: ['user',   'session', 'POST',   '/api/user/identity/passkey', 200],
  proveIdentity:      ['user',   'session', 'POST',   '/api/user/identity', 204],
  changePassword:     ['user',   'session', 'POST',   '/api/user/password', 204],
  closeAccount:       ['user',   'session', 'DELETE', '/api/user', 204],

  listSessions:       ['user',   'session', 'GET',    '/api/user/sessions', 200],
  endSession:         ['user',   'session', 'DELETE', '/api/user/sessions/:id', 204],
  endOtherSessions:   ['user',   'session', 'DELETE', '/api/user/sessions', 204],

  secondFactors:      ['user',   'session', 'GET',    '/api/user/second-factors', 200],
  beginAuthenticator: ['user',   'session', 'POST',   '/api/user/authenticator', 201],
  addAuthenticator:   ['user',   'session', 'PUT',    '/api/user/authenticator', 200],
  removeAuthenticator: ['user',  'session', 'DELETE', '/api/user/authenticator', 204],
  beginNewPasskey:    ['user',   'session', 'POST',   '/api/user/passkeys/new', 201],
  addPasskey:         ['user',   'session', 'POST',   '/api/user/passkeys', 201],
  removePasskey:      ['user',   'session', 'DELETE', '/api/user/passkeys/:id', 204],
  renewRecoveryCodes: ['user',   'session', 'POST',   '/api/user/recovery-codes', 201],

  exportAccount:      ['user',   'session', 'GET',    '/api/user/export', 200],

  listCalculations:   ['user',   'session', 'GET',    '/api/calculations', 200],
  exportCalculations: ['user',   'session', 'GET',    '/api/calculations/export', 200],
  saveCalculation:    ['user',   'session', 'POST',   '/api/calculations', 201],
  clearCalculations:  ['user',   'session', 'DELETE', '/api/calculations', 204],
  updateCalculation:  ['user',   'session', 'PATCH',  '/api/calculations/:id', 200],
  deleteCalculation:  ['user',   'session', 'DELETE', '/api/calculations/:id', 204],

  listHomes:          ['user',   'session', 'GET',    '/api/homes', 200],
  getHome:            ['user',   'session', 'GET',    '/api/homes/:id', 200],
  createHome:         ['user',   'session', 'POST',   '/api/homes', 201],
  updateHome:         ['user',   'session', 'PUT',    '/api/homes/:id', 200],
  deleteHome:         ['user',   'session', 'DELETE', '/api/homes/:id', 204],

  listArticles:       ['anyone', 'cached',  'GET',    '/api/articles', 200],
  listTips:           ['anyone', 'cached',  'GET',    '/api/tips', 200],
  getArticle:         ['anyone', 'cached',  'GET',    '/api/articles/:slug', 200],
  createArticle:      ['admin',  'session', 'POST',   '/api/articles', 201],
  updateArticle:      ['admin',  'session', 'PATCH',  '/api/articles/:id', 200],
  deleteArticle:      ['admin',  'session', 'DELETE', '/api/articles/:id', 204],
  upload:             ['admin',  'session', 'POST',   '/api/uploads', 201],

  contact:            ['anyone', 'session', 'POST',   '/api/contact', 201],
  subscribe:          ['anyone', 'session', 'POST',   '/api/newsletter', 201],
  confirmSubscription: ['anyone', 'none',   'POST',   '/api/newsletter/confirm', 204],
  unsubscribe:        ['anyone', 'none',    'POST',   '/api/newsletter/unsubscribe', 204],

  adminCheck:         ['user',   'session', 'GET',    '/api/admin/check', 200],
  adminLogin:         ['anyone', 'session', 'POST',   '/api/admin/login', 200],
  listUsers:          ['admin',  'session', 'GET',    '/api/admin/users', 200],
  removeUser:         ['admin',  'session', 'DELETE', '/api/admin/users/:id', 204],
  endUserSessions:    ['admin',  'session', 'DELETE', '/api/admin/users/:id/sessions', 204],
  listMessages:       ['admin',  'session', 'GET',    '/api/admin/messages', 200],
  updateMessage:      ['admin',  'session', 'PATCH',  '/api/admin/messages/:id', 200],
  deleteMessage:      ['admin',  'session', 'DELETE', '/api/admin/messages/:id', 204],
  listSubscribers:    ['admin',  'session', 'GET',    '/api/admin/subscribers', 200],
  exportSubscribers:  ['admin',  'session', 'GET',    '/api/admin/subscribers/export', 200],
  listLog:            ['admin',  'session', 'GET',    '/api/admin/log', 200],
  listDueFacts:       ['admin',  'session', 'GET',    '/api/admin/facts', 200],

  privacy:            ['anyone', 'cached',  'GET',    '/api/privacy', 200],
  climate:            ['anyone', 'none',    'GET',    '/api/climate', 200],
  solarPage:          ['anyone', 'none',    'GET',    '/api/solar', 200],
  findAddress:        ['anyone', 'none',    'POST',   '/api/places/search', 200],
} as const satisfies Record<string, Route>

export type EndpointName = keyof typeof endpoints

/** Response (403) to a change without a recent identity proof: the page asks for it and repeats the request. */
// untranslated: the page compares it, and shows its own
export const IDENTITY_CONFIRMATION_REQUIRED = 'Confirm it is you'
