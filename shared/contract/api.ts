import { z } from 'zod'
import type { $ZodType, input, output } from 'zod/v4/core'
import {
  AccountClosing,
  Credentials,
  PasswordChange,
  ProfileUpdate,
  Registration,
  UsersQuery,
} from '../forms/accounts.ts'
import { ArticleInput, ArticlesQuery, ArticleUpdate } from '../forms/articles.ts'
import { ExportFormat, NewCalculation, NotesUpdate, OlderThan } from '../forms/calculations.ts'
import { ContactInput, MessageUpdate } from '../forms/contact.ts'
import { NewHome } from '../forms/homes.ts'
import { Subscription, SubscriptionToken } from '../forms/newsletter.ts'
import { AddressSearch, Place } from '../forms/place.ts'
import { byId, PageQuery } from '../forms/text.ts'
import type { Months } from '../solar/climate.ts'
import type { SolarResource } from '../solar/resource.ts'
import {
  AdminLogRow,
  ArticleRow,
  ContactMessageRow,
  HomeRow,
  SavedCalculationRow,
  SubscriberRow,
  UploadRow,
  UserRow,
} from '../tables.ts'
import { type EndpointName, endpoints, type Route } from './endpoints.ts'

/*
 * The contract: what each call takes and answers. `input` is everything the call carries: path parameters, plus the query
 * (GET) or the body (other methods); the forms hold the schemas, with their messages. `reply` is picked from the rows of
 * the tables and is an allow-list on the server: a column nobody named here cannot leave.
 * For the server at run time. The browser takes types from here and nothing else.
 */

export interface Endpoint<R extends Route = Route, I extends $ZodType = $ZodType, O extends $ZodType = $ZodType> {
  readonly route: R
  readonly input: I
  readonly reply: O
}

const endpoint = <N extends EndpointName, I extends $ZodType, O extends $ZodType>(
  name: N,
  input: I,
  reply: O,
): Endpoint<(typeof endpoints)[N], I, O> => ({ route: endpoints[name], input, reply })

const nothing = z.object({})
const noContent = z.void()
const isParts = (value: unknown): value is AsyncIterable<string> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value
/** A file for the person to keep: its type, name and text, in parts that are made while it is sent. */
export const file = z.object({
  type: z.string(),
  name: z.string(),
  parts: z.custom<AsyncIterable<string>>(isParts),
})

export const User = UserRow.pick({
  id: true,
  username: true,
  email: true,
  country: true,
  firstName: true,
  lastName: true,
  isAdmin: true,
  createdAt: true,
  updatedAt: true,
})
const AdminCheck = UserRow.pick({ isAdmin: true })

const SavedCalculation = SavedCalculationRow.pick({
  id: true,
  userId: true,
  calculatorType: true,
  methodVersion: true,
  inputs: true,
  results: true,
  notes: true,
  createdAt: true,
})

const HomeCard = HomeRow.pick({ id: true, revision: true, home: true, createdAt: true, updatedAt: true })
const SavedHome = HomeCard.extend(HomeRow.pick({ readings: true }).shape)

const ArticleCard = ArticleRow.pick({ id: true, title: true, slug: true, category: true, image: true })
const Article = ArticleRow.pick({
  id: true,
  title: true,
  slug: true,
  category: true,
  image: true,
  content: true,
  authorId: true,
  revision: true,
  createdAt: true,
  updatedAt: true,
})
const Upload = UploadRow.pick({ width: true, height: true }).extend({ image: z.string() })

const ContactMessage = ContactMessageRow.pick({
  id: true,
  name: true,
  email: true,
  message: true,
  readAt: true,
  answeredAt: true,
  createdAt: true,
})
const Subscriber = SubscriberRow.pick({
  id: true,
  email: true,
  confirmedAt: true,
  unsubscribedAt: true,
  createdAt: true,
})
const LogEntry = AdminLogRow.pick({
  id: true,
  adminName: true,
  action: true,
  subject: true,
  subjectId: true,
  createdAt: true,
})
const pageOf = <K extends string, T extends $ZodType>(key: K, row: T) =>
  z.object({ [key]: z.array(row), totalPages: z.number() } as { [_ in K]: z.ZodArray<T> } & { totalPages: z.ZodNumber })

const months = z.custom<Months>((value) => Array.isArray(value) && value.length === 12 && value.every(Number.isFinite))
/** A place's climate, or in words why there is none. */
const Climate = z.union([
  z.object({
    resource: z.object({
      source: z.enum(['climate table', 'NASA POWER', 'own figure']),
      name: z.string(),
      years: z.string(),
      attribution: z.string(),
      global: months,
      diffuse: z.exactOptional(months),
      temperature: months,
      quality: z.enum(['A', 'B', 'C']).nullable(),
      covered: z.boolean(),
      yearlyError: z.number(),
      siteError: z.number(),
      monthlyError: months,
    }) satisfies $ZodType<SolarResource>,
    reason: z.null(),
  }),
  z.object({ resource: z.null(), reason: z.string() }),
])

/** A place by its address, with its country and its first administrative level where they are known. */
const FoundAddress = z.object({
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  country: z.exactOptional(z.string()),
  region: z.exactOptional(z.string()),
})

// biome-ignore format: a table reads best as one
export const api = {
  currentUser:        endpoint('currentUser', nothing, User),
  register:           endpoint('register', Registration, User),
  login:              endpoint('login', Credentials, User),
  logout:             endpoint('logout', nothing, noContent),
  updateProfile:      endpoint('updateProfile', ProfileUpdate, User),
  changePassword:     endpoint('changePassword', PasswordChange, noContent),
  closeAccount:       endpoint('closeAccount', AccountClosing, noContent),

  listCalculations:   endpoint('listCalculations', OlderThan, z.array(SavedCalculation)),
  exportCalculations: endpoint('exportCalculations', ExportFormat, file),
  saveCalculation:    endpoint('saveCalculation', NewCalculation, SavedCalculation),
  clearCalculations:  endpoint('clearCalculations', nothing, noContent),
  updateCalculation:  endpoint('updateCalculation', z.object({ ...byId.shape, ...NotesUpdate.shape }), SavedCalculation),
  deleteCalculation:  endpoint('deleteCalculation', byId, noContent),

  listHomes:          endpoint('listHomes', nothing, z.array(HomeCard)),
  getHome:            endpoint('getHome', byId, SavedHome),
  createHome:         endpoint('createHome', NewHome, HomeCard),
  updateHome:         endpoint('updateHome', z.object({ ...byId.shape, ...NewHome.shape }), HomeCard),
  deleteHome:         endpoint('deleteHome', byId, noContent),

  listArticles:       endpoint('listArticles', ArticlesQuery, z.array(ArticleCard)),
  getArticle:         endpoint('getArticle', z.object({ slug: z.string() }), Article),
  createArticle:      endpoint('createArticle', ArticleInput, Article),
  updateArticle:      endpoint('updateArticle', z.object({ ...byId.shape, ...ArticleUpdate.shape }), Article),
  deleteArticle:      endpoint('deleteArticle', byId, noContent),
  upload:             endpoint('upload', nothing, Upload),

  contact:            endpoint('contact', ContactInput, nothing),
  subscribe:          endpoint('subscribe', Subscription, nothing),
  confirmSubscription: endpoint('confirmSubscription', SubscriptionToken, noContent),
  unsubscribe:        endpoint('unsubscribe', SubscriptionToken, noContent),

  adminCheck:         endpoint('adminCheck', nothing, AdminCheck),
  adminLogin:         endpoint('adminLogin', Credentials, User),
  listUsers:          endpoint('listUsers', UsersQuery, pageOf('users', User)),
  removeUser:         endpoint('removeUser', byId, noContent),
  listMessages:       endpoint('listMessages', PageQuery, pageOf('messages', ContactMessage)),
  updateMessage:      endpoint('updateMessage', z.object({ ...byId.shape, ...MessageUpdate.shape }), ContactMessage),
  deleteMessage:      endpoint('deleteMessage', byId, noContent),
  listSubscribers:    endpoint('listSubscribers', PageQuery, pageOf('subscribers', Subscriber)),
  exportSubscribers:  endpoint('exportSubscribers', nothing, file),
  listLog:            endpoint('listLog', PageQuery, pageOf('entries', LogEntry)),

  climate:            endpoint('climate', Place, Climate),
  findAddress:        endpoint('findAddress', AddressSearch, z.object({ found: z.array(FoundAddress) })),
} as const satisfies { [N in EndpointName]: Endpoint<(typeof endpoints)[N]> }

export type Api = typeof api
export type Input<N extends EndpointName> = input<Api[N]['input']>
export type Reply<N extends EndpointName> = output<Api[N]['reply']>

/** What the browser knows of each thing: the replies' own words for it. */
export type User = output<typeof User>
export type SavedCalculation = output<typeof SavedCalculation>
export type SavedHome = output<typeof SavedHome>
export type Article = output<typeof Article>
export type FoundAddress = output<typeof FoundAddress>
export type ArticleCard = output<typeof ArticleCard>
