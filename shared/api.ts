import * as z from 'zod/mini'
import { type EndpointName, endpoints, type Route } from './endpoints.ts'
import * as s from './schemas.ts'

/*
 * The contract: what each call takes and answers. `input` is everything the call carries:
 * path parameters, plus the query (GET, DELETE) or the body (POST, PATCH).
 * `reply` is an allow-list on the server: a column nobody named here cannot leave.
 */

export interface Endpoint<
  R extends Route = Route,
  I extends z.ZodMiniType = z.ZodMiniType,
  O extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly route: R
  readonly input: I
  readonly reply: O
}

function endpoint<N extends EndpointName, I extends z.ZodMiniType, O extends z.ZodMiniType>(
  name: N,
  input: I,
  reply: O,
): Endpoint<(typeof endpoints)[N], I, O> {
  return { route: endpoints[name], input, reply }
}

const nothing = z.object({})
const noContent = z.void()
const byId = z.object({ id: s.id })
/** A file for the person to keep: its type, name and text. */
export const file = z.object({ type: z.string(), name: z.string(), text: z.string() })
const coordinate = (limit: number) =>
  z.pipe(
    z
      .string({ error: 'Name a latitude and a longitude' })
      .check(z.regex(/^-?\d{1,3}(\.\d{1,8})?$/, 'Name a latitude and a longitude')),
    z.pipe(
      z.transform(Number),
      z.number().check(z.minimum(-limit, 'That place is not on Earth'), z.maximum(limit, 'That place is not on Earth')),
    ),
  )

// biome-ignore format: a table reads best as one
export const api = {
  currentUser:        endpoint('currentUser', nothing, s.User),
  register:           endpoint('register', s.Registration, s.User),
  login:              endpoint('login', s.Credentials, s.User),
  logout:             endpoint('logout', nothing, noContent),
  updateProfile:      endpoint('updateProfile', s.ProfileUpdate, s.User),
  changePassword:     endpoint('changePassword', s.PasswordChange, noContent),
  closeAccount:       endpoint('closeAccount', s.AccountClosing, noContent),

  listCalculations:   endpoint('listCalculations', z.object({ before: z.optional(s.id) }), z.array(s.SavedCalculation)),
  exportCalculations: endpoint('exportCalculations', z.object({ format: z.enum(['csv', 'json'], { error: 'Choose csv or json' }) }), file),
  saveCalculation:    endpoint('saveCalculation', s.NewCalculation, s.SavedCalculation),
  clearCalculations:  endpoint('clearCalculations', nothing, noContent),
  updateCalculation:  endpoint('updateCalculation', z.extend(s.NotesUpdate, { id: s.id }), s.SavedCalculation),
  deleteCalculation:  endpoint('deleteCalculation', byId, noContent),

  listArticles:       endpoint('listArticles', nothing, z.array(s.ArticleCard)),
  getArticle:         endpoint('getArticle', z.object({ slug: z.string() }), s.Article),
  createArticle:      endpoint('createArticle', s.ArticleInput, s.Article),
  updateArticle:      endpoint('updateArticle', z.extend(s.ArticleUpdate, { id: s.id }), s.Article),
  deleteArticle:      endpoint('deleteArticle', byId, noContent),
  upload:             endpoint('upload', nothing, s.Upload),

  contact:            endpoint('contact', s.ContactInput, nothing),
  subscribe:          endpoint('subscribe', s.Subscription, nothing),
  confirmSubscription: endpoint('confirmSubscription', s.SubscriptionToken, noContent),
  unsubscribe:        endpoint('unsubscribe', s.SubscriptionToken, noContent),

  adminCheck:         endpoint('adminCheck', nothing, s.AdminCheck),
  adminLogin:         endpoint('adminLogin', s.Credentials, s.User),
  listUsers:          endpoint('listUsers', s.UsersQuery, s.UsersPage),
  removeUser:         endpoint('removeUser', byId, noContent),
  listMessages:       endpoint('listMessages', s.PageQuery, s.MessagesPage),
  updateMessage:      endpoint('updateMessage', z.extend(s.MessageUpdate, { id: s.id }), s.ContactMessage),
  deleteMessage:      endpoint('deleteMessage', byId, noContent),
  listSubscribers:    endpoint('listSubscribers', s.PageQuery, s.SubscribersPage),
  exportSubscribers:  endpoint('exportSubscribers', nothing, file),
  listLog:            endpoint('listLog', s.PageQuery, s.LogPage),

  climate:            endpoint('climate', z.object({ latitude: coordinate(90), longitude: coordinate(180) }), z.unknown()),
} as const satisfies { [N in EndpointName]: Endpoint<(typeof endpoints)[N]> }

export type Api = typeof api
export type Input<N extends EndpointName> = z.input<Api[N]['input']>
export type Reply<N extends EndpointName> = z.output<Api[N]['reply']>
