/*
 * Who may call what, where, and the status of a good answer. One row per call of the API.
 * Plain data without schemas: the browser needs no more of the contract than this; api.ts adds what goes in and out.
 */

export type Access = 'anyone' | 'user' | 'admin'
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
export type Route = readonly [access: Access, method: Method, path: string, status: 200 | 201 | 202 | 204]

// biome-ignore format: a table reads best as one
export const endpoints = {
  currentUser:        ['user',   'GET',    '/api/user', 200],
  register:           ['anyone', 'POST',   '/api/register', 201],
  login:              ['anyone', 'POST',   '/api/login', 200],
  logout:             ['anyone', 'POST',   '/api/logout', 204],
  updateProfile:      ['user',   'PATCH',  '/api/user', 200],
  changePassword:     ['user',   'POST',   '/api/user/password', 204],
  closeAccount:       ['user',   'DELETE', '/api/user', 204],

  listCalculations:   ['user',   'GET',    '/api/calculations', 200],
  exportCalculations: ['user',   'GET',    '/api/calculations/export', 200],
  saveCalculation:    ['user',   'POST',   '/api/calculations', 201],
  clearCalculations:  ['user',   'DELETE', '/api/calculations', 204],
  updateCalculation:  ['user',   'PATCH',  '/api/calculations/:id', 200],
  deleteCalculation:  ['user',   'DELETE', '/api/calculations/:id', 204],

  listArticles:       ['anyone', 'GET',    '/api/articles', 200],
  getArticle:         ['anyone', 'GET',    '/api/articles/:slug', 200],
  createArticle:      ['admin',  'POST',   '/api/articles', 201],
  updateArticle:      ['admin',  'PATCH',  '/api/articles/:id', 200],
  deleteArticle:      ['admin',  'DELETE', '/api/articles/:id', 204],
  upload:             ['admin',  'POST',   '/api/uploads', 201],

  contact:            ['anyone', 'POST',   '/api/contact', 201],
  subscribe:          ['anyone', 'POST',   '/api/newsletter', 201],
  confirmSubscription: ['anyone', 'POST',  '/api/newsletter/confirm', 204],
  unsubscribe:        ['anyone', 'POST',   '/api/newsletter/unsubscribe', 204],

  adminCheck:         ['user',   'GET',    '/api/admin/check', 200],
  adminLogin:         ['anyone', 'POST',   '/api/admin/login', 200],
  listUsers:          ['admin',  'GET',    '/api/admin/users', 200],
  removeUser:         ['admin',  'DELETE', '/api/admin/users/:id', 204],
  listMessages:       ['admin',  'GET',    '/api/admin/messages', 200],
  updateMessage:      ['admin',  'PATCH',  '/api/admin/messages/:id', 200],
  deleteMessage:      ['admin',  'DELETE', '/api/admin/messages/:id', 204],
  listSubscribers:    ['admin',  'GET',    '/api/admin/subscribers', 200],
  exportSubscribers:  ['admin',  'GET',    '/api/admin/subscribers/export', 200],
  listLog:            ['admin',  'GET',    '/api/admin/log', 200],

  climate:            ['anyone', 'GET',    '/api/climate', 200],
} as const satisfies Record<string, Route>

export type EndpointName = keyof typeof endpoints
