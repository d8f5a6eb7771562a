import { z } from 'zod'
import type { $ZodType, input, output } from 'zod/v4/core'
import {
  AccountClosing,
  Credentials,
  ForgottenPassword,
  LinkToken,
  PasswordChange,
  PasswordReset,
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
import { CodeForm, FactorChange, IdentityProof, NewPasskey, PasskeySignIn, SecondStep } from '../forms/second-factor.ts'
import { byId, PageQuery } from '../forms/text.ts'
import { LANGUAGES } from '../language/languages.ts'
import { DueFact } from '../presets/due-facts.ts'
import type { Months } from '../solar/climate.ts'
import type { SolarResource } from '../solar/resource.ts'
import {
  AdminLogRow,
  ArticleRow,
  ContactMessageRow,
  HomeRow,
  PasskeyRow,
  SavedCalculationRow,
  SubscriberRow,
  UploadRow,
  UserRow,
} from '../tables.ts'
import { type EndpointName, endpoints, type Route } from './endpoints.ts'
import type { SolarPage } from './solar-pages.ts'

/* Input and reply of each endpoint. `input` is everything the call carries: path parameters, plus the query (GET) or
 * the body (other methods); the schemas with their messages are in forms/. `reply` is picked from the row schemas of
 * the tables and is an allow-list on the server: a column not named here cannot leave. For the server at run time; the
 * browser imports only types. */

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

/** The columns of a row that a reply has. */
const columns = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, true])) as { [_ in Name]: true }

const empty = z.object({})
const noContent = z.void()
const isAsyncIterable = (value: unknown): value is AsyncIterable<string> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value
/** Streamed in parts. */
export const file = z.object({
  type: z.string(),
  name: z.string(),
  parts: z.custom<AsyncIterable<string>>(isAsyncIterable),
})

export const User = UserRow.pick(
  columns(
    'id',
    'username',
    'email',
    'country',
    'language',
    'firstName',
    'lastName',
    'isAdmin',
    'pendingEmail',
    'createdAt',
    'updatedAt',
  ),
)
/** `lacksSecondFactor`: this administrator must set up a second factor first. */
const AdminCheck = UserRow.pick(columns('isAdmin')).extend({ lacksSecondFactor: z.exactOptional(z.literal(true)) })

const credentialId = { id: z.string(), type: z.literal('public-key'), transports: z.exactOptional(z.array(z.string())) }
/** Request in the JSON form of Web Authentication. */
const PasskeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.enum(['required', 'preferred']),
  allowCredentials: z.array(z.object(credentialId)),
})
const PasskeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  excludeCredentials: z.array(z.object(credentialId)),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    userVerification: z.literal('preferred'),
    requireResidentKey: z.literal(false),
  }),
  attestation: z.literal('none'),
})
/** The password was correct, and the account has a second factor. The ticket is valid for the second step only. */
const SecondStepNeeded = z.object({
  ticket: z.string(),
  hasAuthenticator: z.boolean(),
  /** Absent without passkeys. */
  passkey: z.exactOptional(PasskeyRequest),
})
/** The person who asks, on pages that are the same for everybody. */
const Visitor = z.object({ user: User.nullable() })

const SignedIn = z.union([User, SecondStepNeeded])
const PasskeyStep = z.object({ ticket: z.string(), passkey: PasskeyRequest })

const Session = z.object({
  id: z.number(),
  device: z.string(),
  lastSeenAt: z.iso.datetime(),
  signedInAt: z.iso.datetime(),
  isThis: z.boolean(),
})
const SecondFactors = z.object({
  passkeys: z.array(PasskeyRow.pick(columns('id', 'name', 'createdAt', 'lastUsedAt'))),
  hasAuthenticator: z.boolean(),
  recoveryCodesLeft: z.number(),
})
/** Codes are shown once; empty if they exist already. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

const SavedCalculation = SavedCalculationRow.pick(
  columns('id', 'userId', 'calculatorType', 'methodVersion', 'inputs', 'results', 'notes', 'createdAt'),
)

const HomeCard = HomeRow.pick(columns('id', 'revision', 'home', 'createdAt', 'updatedAt'))
const SavedHome = HomeCard.extend(HomeRow.pick(columns('readings')).shape)

const ArticleCard = ArticleRow.pick(columns('id', 'title', 'slug', 'category', 'image')).extend({
  /** English where there is no translation. */
  language: z.enum(LANGUAGES),
  /** Languages whose text follows an earlier revision. */
  outdatedTranslations: z.array(z.string()),
})
const Article = ArticleRow.pick(
  columns('id', 'title', 'slug', 'category', 'image', 'content', 'authorId', 'revision', 'createdAt', 'updatedAt'),
)
const LocalizedArticle = Article.extend({
  language: z.enum(LANGUAGES),
  /** Its slug in each language. */
  slugs: z.record(z.string(), z.string()),
})
const Upload = UploadRow.pick(columns('width', 'height')).extend({ image: z.string() })

const ContactMessage = ContactMessageRow.pick(
  columns('id', 'name', 'email', 'message', 'readAt', 'answeredAt', 'createdAt'),
)
const Subscriber = SubscriberRow.pick(columns('id', 'email', 'confirmedAt', 'unsubscribedAt', 'createdAt'))
const LogEntry = AdminLogRow.pick(columns('id', 'adminName', 'action', 'subject', 'subjectId', 'createdAt'))
const pageOf = <K extends string, T extends $ZodType>(key: K, row: T) =>
  z.object({ [key]: z.array(row), totalPages: z.number() } as { [_ in K]: z.ZodArray<T> } & { totalPages: z.ZodNumber })

const months = z.custom<Months>((value) => Array.isArray(value) && value.length === 12 && value.every(Number.isFinite))
/** Climate, or the reason why there is none. */
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

/** What is stored about people, what stays in their browsers, and what third parties receive. */
const Privacy = z.object({
  stored: z.array(z.object({ name: z.string(), what: z.string(), until: z.string() })),
  browser: z.array(z.object({ where: z.string(), name: z.string(), what: z.string(), until: z.string() })),
  others: z.array(z.object({ who: z.string(), what: z.string(), when: z.string() })),
})

/** Country and first administrative level if known. */
const FoundAddress = z.object({
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  country: z.exactOptional(z.string()),
  region: z.exactOptional(z.string()),
})

// biome-ignore format: a table reads best as one
export const api = {
  currentUser:        endpoint('currentUser', empty, User),
  visitor:            endpoint('visitor', empty, Visitor),
  register:           endpoint('register', Registration, User),
  login:              endpoint('login', Credentials, SignedIn),
  beginPasskey:       endpoint('beginPasskey', PasskeySignIn, PasskeyStep),
  finishLogin:        endpoint('finishLogin', SecondStep, User),
  logout:             endpoint('logout', empty, noContent),
  forgotPassword:     endpoint('forgotPassword', ForgottenPassword, empty),
  resetPassword:      endpoint('resetPassword', PasswordReset, noContent),
  confirmEmail:       endpoint('confirmEmail', LinkToken, noContent),
  cancelEmailChangeByLink: endpoint('cancelEmailChangeByLink', LinkToken, noContent),
  updateProfile:      endpoint('updateProfile', ProfileUpdate, User),
  releaseEmail:       endpoint('releaseEmail', LinkToken, noContent),
  cancelEmailChange:  endpoint('cancelEmailChange', empty, User),
  beginIdentityProof: endpoint('beginIdentityProof', empty, PasskeyStep),
  proveIdentity:      endpoint('proveIdentity', IdentityProof, noContent),
  changePassword:     endpoint('changePassword', PasswordChange, noContent),
  closeAccount:       endpoint('closeAccount', AccountClosing, noContent),

  listSessions:       endpoint('listSessions', empty, z.array(Session)),
  endSession:         endpoint('endSession', byId, noContent),
  endOtherSessions:   endpoint('endOtherSessions', empty, noContent),

  secondFactors:      endpoint('secondFactors', empty, SecondFactors),
  beginAuthenticator: endpoint('beginAuthenticator', FactorChange, z.object({ secret: z.string(), address: z.string() })),
  addAuthenticator:   endpoint('addAuthenticator', CodeForm, RecoveryCodes),
  removeAuthenticator: endpoint('removeAuthenticator', FactorChange, noContent),
  beginNewPasskey:    endpoint('beginNewPasskey', FactorChange, z.object({ ticket: z.string(), passkey: PasskeyCreation })),
  addPasskey:         endpoint('addPasskey', NewPasskey, RecoveryCodes),
  removePasskey:      endpoint('removePasskey', z.object({ ...byId.shape, ...FactorChange.shape }), noContent),
  renewRecoveryCodes: endpoint('renewRecoveryCodes', FactorChange, RecoveryCodes),

  exportAccount:      endpoint('exportAccount', empty, file),

  listCalculations:   endpoint('listCalculations', OlderThan, z.array(SavedCalculation)),
  exportCalculations: endpoint('exportCalculations', ExportFormat, file),
  saveCalculation:    endpoint('saveCalculation', NewCalculation, SavedCalculation),
  clearCalculations:  endpoint('clearCalculations', empty, noContent),
  updateCalculation:  endpoint('updateCalculation', z.object({ ...byId.shape, ...NotesUpdate.shape }), SavedCalculation),
  deleteCalculation:  endpoint('deleteCalculation', byId, noContent),

  listHomes:          endpoint('listHomes', empty, z.array(HomeCard)),
  getHome:            endpoint('getHome', byId, SavedHome),
  createHome:         endpoint('createHome', NewHome, HomeCard),
  updateHome:         endpoint('updateHome', z.object({ ...byId.shape, ...NewHome.shape }), HomeCard),
  deleteHome:         endpoint('deleteHome', byId, noContent),

  listArticles:       endpoint('listArticles', ArticlesQuery, z.array(ArticleCard)),
  listTips:           endpoint('listTips', PageQuery, pageOf('articles', ArticleCard)),
  getArticle:         endpoint('getArticle', z.object({ slug: z.string() }), LocalizedArticle),
  createArticle:      endpoint('createArticle', ArticleInput, Article),
  updateArticle:      endpoint('updateArticle', z.object({ ...byId.shape, ...ArticleUpdate.shape }), Article),
  deleteArticle:      endpoint('deleteArticle', byId, noContent),
  upload:             endpoint('upload', empty, Upload),

  contact:            endpoint('contact', ContactInput, empty),
  subscribe:          endpoint('subscribe', Subscription, empty),
  confirmSubscription: endpoint('confirmSubscription', SubscriptionToken, noContent),
  unsubscribe:        endpoint('unsubscribe', SubscriptionToken, noContent),

  adminCheck:         endpoint('adminCheck', empty, AdminCheck),
  adminLogin:         endpoint('adminLogin', Credentials, SignedIn),
  listUsers:          endpoint('listUsers', UsersQuery, pageOf('users', User)),
  removeUser:         endpoint('removeUser', byId, noContent),
  endUserSessions:    endpoint('endUserSessions', byId, noContent),
  listMessages:       endpoint('listMessages', PageQuery, pageOf('messages', ContactMessage)),
  updateMessage:      endpoint('updateMessage', z.object({ ...byId.shape, ...MessageUpdate.shape }), ContactMessage),
  deleteMessage:      endpoint('deleteMessage', byId, noContent),
  listSubscribers:    endpoint('listSubscribers', PageQuery, pageOf('subscribers', Subscriber)),
  exportSubscribers:  endpoint('exportSubscribers', empty, file),
  listLog:            endpoint('listLog', PageQuery, pageOf('entries', LogEntry)),
  listDueFacts:       endpoint('listDueFacts', empty, z.object({ facts: z.array(DueFact) })),

  privacy:            endpoint('privacy', empty, Privacy),
  climate:            endpoint('climate', Place, Climate),
  solarPage:          endpoint('solarPage', z.object({ slug: z.string() }), z.custom<SolarPage>()),
  findAddress:        endpoint('findAddress', AddressSearch, z.object({ found: z.array(FoundAddress) })),
} as const satisfies { [N in EndpointName]: Endpoint<(typeof endpoints)[N]> }

export type Api = typeof api
export type Input<N extends EndpointName> = input<Api[N]['input']>
export type Reply<N extends EndpointName> = output<Api[N]['reply']>

/** A user as the browser gets it. */
export type User = output<typeof User>
export type SecondStepNeeded = output<typeof SecondStepNeeded>
export type Session = output<typeof Session>
export type SecondFactors = output<typeof SecondFactors>
export type SavedCalculation = output<typeof SavedCalculation>
export type SavedHome = output<typeof SavedHome>
export type Article = output<typeof Article>
export type LocalizedArticle = output<typeof LocalizedArticle>
export type FoundAddress = output<typeof FoundAddress>
export type ArticleCard = output<typeof ArticleCard>
