import { desc, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { createSelectSchema } from 'drizzle-zod'
import { z } from 'zod'
import type { Language } from './language/languages.ts'

/*
 * Every table of the database. For the server and its commands at run time; the browser may import types only, so that
 * drizzle stays out of its bundle.
 */

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
const createdAt = timestamptz('created_at').notNull().defaultNow()
const updatedAt = timestamptz('updated_at').notNull().defaultNow()

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

export const users = pgTable(
  'users',
  {
    id: serial('id').primaryKey(),
    /** Trimmed and normalized to NFKC; unique without regard to case. */
    username: text('username').notNull(),
    /** UTS #39 skeleton, unique so that no name can be mistaken for another; null in old rows. */
    skeleton: text('look'),
    /** Argon2id hash in PHC form. */
    password: text('password').notNull(),
    /** Null once an address that was never confirmed is released. */
    email: text('email'),
    country: text('country').notNull(),
    /** Language of emails. */
    language: text('language').notNull().default('en'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    isAdmin: boolean('is_admin').notNull().default(false),
    /** Address awaiting confirmation: the new one, or `email` itself if it is unconfirmed. */
    pendingEmail: text('pending_email'),
    /** Whether `email` is unconfirmed, also while another address is pending. */
    isEmailUnconfirmed: boolean('is_email_unconfirmed').notNull().default(false),
    /** Time at which `email` was entered: after a while it is released if it is still unconfirmed. */
    emailEnteredAt: timestamptz('email_entered_at').notNull().defaultNow(),
    createdAt,
    updatedAt,
  },
  (table) => [
    uniqueIndex('users_username_key').on(sql`lower(${table.username})`),
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    uniqueIndex('users_look_key').on(table.skeleton),
    /** Partial index: few users are administrators. */
    index('users_admins_index').on(table.id).where(sql`${table.isAdmin}`),
    index('users_unconfirmed_index')
      .on(table.emailEnteredAt)
      .where(
        sql`${table.email} is not null and (${table.isEmailUnconfirmed} or ${table.pendingEmail} = ${table.email})`,
      ),
  ],
)

/** Rows of a user are deleted with the account. */
const ofUser = () => integer('user_id').references(() => users.id, { onDelete: 'cascade' })
const ofArticle = () =>
  integer('article_id')
    .notNull()
    .references(() => articles.id, { onDelete: 'cascade' })

export const articles = pgTable(
  'articles',
  {
    id: serial('id').primaryKey(),
    title: text('title').notNull(),
    slug: text('slug').notNull().unique('articles_slug_key'),
    category: text('category').notNull(),
    /** Sanitized HTML. */
    content: text('content').notNull(),
    image: text('image').notNull(),
    authorId: integer('author_id')
      .notNull()
      .references(() => users.id),
    /** Counts saves, to detect concurrent edits. */
    revision: integer('revision').notNull().default(1),
    createdAt,
    updatedAt,
  },
  (table) => [index('articles_author_id_index').on(table.authorId), index('articles_newest_index').on(desc(table.id))],
)

/** Articles in other languages than English. */
export const articleTranslations = pgTable(
  'article_translations',
  {
    articleId: ofArticle(),
    language: text('language').notNull().$type<Language>(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    /** Sanitized HTML. */
    content: text('content').notNull(),
    /** Revision of the article that it follows. */
    revision: integer('revision').notNull(),
    createdAt,
    updatedAt,
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.language] }),
    uniqueIndex('article_translations_slug_key').on(table.slug, table.language),
  ],
)

/** They redirect to the present slug. */
export const formerSlugs = pgTable(
  'former_slugs',
  {
    slug: text('slug').primaryKey(),
    articleId: ofArticle(),
  },
  (table) => [index('former_slugs_article_id_index').on(table.articleId)],
)

export const savedCalculations = pgTable(
  'saved_calculations',
  {
    id: serial('id').primaryKey(),
    userId: ofUser().notNull(),
    calculatorType: text('calculator_type').notNull(),
    /** Version of the calculator's method behind the results. */
    methodVersion: integer('method_version').notNull().default(1),
    inputs: jsonb('inputs').$type<Record<string, unknown>>().notNull(),
    results: jsonb('results').$type<Record<string, unknown>>().notNull(),
    notes: text('notes'),
    /** Chosen by the browser per save, so that a retry finds the first row. */
    idempotencyKey: text('idempotency_key'),
    createdAt,
  },
  (table) => [
    index('saved_calculations_newest_index').on(table.userId, desc(table.id)),
    uniqueIndex('saved_calculations_idempotency_key').on(table.userId, table.idempotencyKey),
  ],
)

/** Records of `shared/home`, in the version they were saved in. */
export const homes = pgTable(
  'homes',
  {
    id: serial('id').primaryKey(),
    userId: ofUser().notNull(),
    /** Counts saves, to detect concurrent edits from two devices. */
    revision: integer('revision').notNull().default(1),
    home: jsonb('home').$type<Record<string, unknown>>().notNull(),
    /** A packed year; see `shared/home/meter-readings.ts`. */
    readings: text('readings'),
    createdAt,
    updatedAt,
  },
  (table) => [index('homes_newest_index').on(table.userId, desc(table.id))],
)

/** Session store of connect-pg-simple, plus a generated user column, so that removing a user ends the sessions. */
export const sessions = pgTable(
  'sessions',
  {
    sid: varchar('sid').primaryKey(),
    /** Public id of a session; the sid itself would grant access. */
    id: serial('id').notNull().unique('sessions_id_key'),
    sess: json('sess').$type<Record<string, unknown>>().notNull(),
    expire: timestamp('expire', { precision: 6, withTimezone: true }).notNull(),
    userId: integer('user_id')
      .generatedAlwaysAs(sql`((sess -> 'passport' ->> 'user')::integer)`)
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [index('sessions_expire_index').on(table.expire), index('sessions_user_id_index').on(table.userId)],
)

/** Single-use links sent by email: choose a password, confirm or release an address, cancel its change. */
export const accountLinks = pgTable(
  'account_links',
  {
    /** SHA-256 of the token: reading the table does not reveal a usable link. */
    hash: text('hash').primaryKey(),
    userId: ofUser().notNull(),
    purpose: text('purpose', { enum: ['password', 'email', 'cancel email change', 'release email'] }).notNull(),
    /** The address to confirm or release, or whose change is canceled. */
    email: text('email'),
    expiresAt: timestamptz('expires_at').notNull(),
    createdAt,
  },
  (table) => [
    index('account_links_user_id_index').on(table.userId),
    index('account_links_expires_at_index').on(table.expiresAt),
  ],
)

/**
 * Pending multi-step operations: a sign-in with a second factor, a sign-in by passkey alone, adding a passkey, an
 * identity proof by passkey. None of them is a session.
 */
export const openSteps = pgTable(
  'open_steps',
  {
    /** SHA-256 of the ticket. */
    hash: text('hash').primaryKey(),
    purpose: text('purpose', { enum: ['sign in', 'add passkey', 'prove identity'] }).notNull(),
    /** Null until a passkey identifies the user. */
    userId: ofUser(),
    /** Started at the administrators' sign-in. */
    adminsOnly: boolean('admins_only').notNull().default(false),
    /** Random challenge for the passkey to sign. */
    challenge: text('challenge').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    index('open_steps_user_id_index').on(table.userId),
    index('open_steps_expires_at_index').on(table.expiresAt),
  ],
)

/** Web Authentication credentials. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: serial('id').primaryKey(),
    userId: ofUser().notNull(),
    /** base64url */
    credentialId: text('credential_id').notNull().unique('passkeys_credential_id_key'),
    publicKey: bytea('public_key').notNull(),
    /** Signature counter, if the device counts. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How browsers reach it: `internal`, `usb`, `hybrid` … */
    transports: jsonb('transports').$type<string[]>().notNull(),
    name: text('name').notNull(),
    lastUsedAt: timestamptz('last_used_at'),
    createdAt,
  },
  (table) => [index('passkeys_user_id_index').on(table.userId)],
)

/** TOTP (RFC 6238), one per user. */
export const authenticators = pgTable('authenticators', {
  userId: ofUser().primaryKey(),
  /** Shared secret, encrypted with the site's secret: the table alone yields no codes. */
  secret: text('secret').notNull(),
  /** Null until the first correct code, while it is being set up. */
  confirmedAt: timestamptz('confirmed_at'),
  /** Time step (30 s since 1970) of the newest accepted code: no code is accepted twice. */
  lastStep: integer('last_step').notNull().default(0),
  createdAt,
})

/** Codes for lost second factors: each works once, in addition to the password. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: ofUser().notNull(),
    /** SHA-256 of a code of 120 random bits; 80 in old rows. */
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
)

/** Rate limit counters, shared by all server processes; timed by the database clock only. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    /** [ms since 1970] */
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_limits_expire_index').on(table.expire)],
)

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    /** The signed-in sender, if any; deleted with the account. */
    userId: ofUser(),
    readAt: timestamptz('read_at'),
    answeredAt: timestamptz('answered_at'),
    createdAt,
  },
  (table) => [
    index('contact_messages_email_index').on(sql`lower(${table.email})`),
    index('contact_messages_user_id_index').on(table.userId).where(sql`${table.userId} is not null`),
    index('contact_messages_created_at_index').on(table.createdAt),
  ],
)

export const subscribers = pgTable(
  'subscribers',
  {
    id: serial('id').primaryKey(),
    email: text('email').notNull(),
    token: text('token').notNull().unique('subscribers_token_key'),
    /** Random token of the newest confirmation link; cleared when unsubscribing. */
    confirmation: text('confirmation').unique('subscribers_confirmation_key'),
    /** The user signed in with this address when subscribing; deleted with the account. */
    userId: ofUser(),
    /** Language of emails. */
    language: text('language').notNull().default('en'),
    confirmedAt: timestamptz('confirmed_at'),
    unsubscribedAt: timestamptz('unsubscribed_at'),
    createdAt,
  },
  (table) => [
    uniqueIndex('subscribers_email_key').on(sql`lower(${table.email})`),
    index('subscribers_user_id_index').on(table.userId).where(sql`${table.userId} is not null`),
  ],
)

/**
 * Kinds of emails. `reset`, `email` and `email change` contain an account link, which is created when the email is
 * sent, so that no link is stored. `account` reports an account event.
 */
const MAIL_KINDS = ['contact', 'confirmation', 'account', 'reset', 'email', 'email change'] as const

/** Email queue: stored in the transaction that causes an email, delivered later, retried with growing delays. */
export const outbox = pgTable(
  'outbox',
  {
    id: serial('id').primaryKey(),
    /** The default serves processes that do not know the column yet: contact emails are never discarded. */
    kind: text('kind', { enum: MAIL_KINDS }).notNull().default('contact'),
    recipient: text('recipient').notNull(),
    /** The account it is about; deleted with it. */
    userId: ofUser(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    headers: jsonb('headers').$type<Record<string, string>>().notNull().default({}),
    /** Message-ID header, fixed when queued, so that a repeated delivery can be recognized. */
    messageId: text('message_id').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: timestamptz('next_attempt_at').notNull().defaultNow(),
    lastError: text('last_error'),
    sentAt: timestamptz('sent_at'),
    createdAt,
  },
  (table) => [
    index('outbox_due_index').on(table.nextAttemptAt).where(sql`${table.sentAt} is null`),
    index('outbox_recipient_index').on(table.recipient, table.kind, table.createdAt),
    index('outbox_reply_to_index').on(sql`lower(${table.replyTo})`).where(sql`${table.replyTo} is not null`),
    index('outbox_created_at_index').on(table.createdAt),
    index('outbox_user_id_index').on(table.userId).where(sql`${table.userId} is not null`),
  ],
)

/** Pictures uploaded by administrators, re-encoded; in the database so that every server process can serve them. */
export const uploads = pgTable(
  'uploads',
  {
    /** SHA-256 of the bytes, hexadecimal. */
    id: text('id').primaryKey(),
    contentType: text('content_type').notNull(),
    bytes: bytea('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Time of the newest upload. */
    createdAt,
  },
  (table) => [index('uploads_created_at_index').on(table.createdAt)],
)

/** Tells which articles use which uploads; maintained by a trigger on `articles`. */
export const uploadUses = pgTable(
  'upload_uses',
  {
    uploadId: text('upload_id').notNull(),
    articleId: ofArticle(),
  },
  (table) => [
    primaryKey({ columns: [table.uploadId, table.articleId] }),
    index('upload_uses_article_id_index').on(table.articleId),
  ],
)

export const adminLog = pgTable(
  'admin_log',
  {
    id: serial('id').primaryKey(),
    /** The name is stored too, because the entry outlives the account. */
    adminId: integer('admin_id').references(() => users.id, { onDelete: 'set null' }),
    adminName: text('admin_name').notNull(),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    subjectId: text('subject_id'),
    createdAt,
  },
  (table) => [
    index('admin_log_admin_id_index').on(table.adminId),
    index('admin_log_subject_id_index').on(table.subjectId),
    index('admin_log_created_at_index').on(table.createdAt),
  ],
)

/** Climates fetched from NASA POWER, cached permanently. */
export const climates = pgTable('climates', {
  /** "latitude,longitude" rounded to the grid of the source. */
  place: text('place').primaryKey(),
  climate: jsonb('climate').$type<Record<string, unknown>>().notNull(),
  createdAt,
})

/** Single row: counts changes of the public content, by triggers. */
export const contentRevision = pgTable('content_revision', {
  id: integer('id').primaryKey().default(1),
  revision: integer('revision').notNull().default(1),
})

/** Row counts of long lists in blocks of a thousand ids, maintained by triggers; pagination needs no full count. */
export const rowBlocks = pgTable(
  'row_blocks',
  {
    relation: text('relation').notNull(),
    /** First id divided by a thousand. */
    block: integer('block').notNull(),
    rows: integer('rows').notNull(),
  },
  (table) => [primaryKey({ columns: [table.relation, table.block] })],
)

/** Names of executed seeds: content deleted by an administrator does not come back. */
export const seeds = pgTable('seeds', { name: text('name').primaryKey(), createdAt })

/* Row schemas of the replies: the contract picks from these, so that renaming a column breaks its compilation. */

/** A Date in the database, ISO 8601 text on the wire. */
const isoDateTime = z.date().transform((date) => date.toISOString())
const record = z.record(z.string(), z.unknown())

export const UserRow = createSelectSchema(users, { createdAt: isoDateTime, updatedAt: isoDateTime })
export const ArticleRow = createSelectSchema(articles, { createdAt: isoDateTime, updatedAt: isoDateTime })
export const SavedCalculationRow = createSelectSchema(savedCalculations, {
  inputs: record,
  results: record,
  createdAt: isoDateTime,
})
export const PasskeyRow = createSelectSchema(passkeys, {
  publicKey: z.unknown(),
  transports: z.unknown(),
  createdAt: isoDateTime,
  lastUsedAt: isoDateTime.nullable(),
})
export const HomeRow = createSelectSchema(homes, { home: record, createdAt: isoDateTime, updatedAt: isoDateTime })
export const ContactMessageRow = createSelectSchema(contactMessages, {
  readAt: isoDateTime.nullable(),
  answeredAt: isoDateTime.nullable(),
  createdAt: isoDateTime,
})
export const SubscriberRow = createSelectSchema(subscribers, {
  confirmedAt: isoDateTime.nullable(),
  unsubscribedAt: isoDateTime.nullable(),
  createdAt: isoDateTime,
})
export const UploadRow = createSelectSchema(uploads, { bytes: z.unknown() })
export const AdminLogRow = createSelectSchema(adminLog, { createdAt: isoDateTime })
