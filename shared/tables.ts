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

/*
 * Every table of the product. For the server and its commands at run time;
 * the browser may import types from here and nothing else, so that drizzle never reaches its bundle.
 */

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
const createdAt = instant('created_at').notNull().defaultNow()
const updatedAt = instant('updated_at').notNull().defaultNow()

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

export const users = pgTable(
  'users',
  {
    id: serial('id').primaryKey(),
    /** As typed, trimmed and in Unicode's form NFKC; unique without regard to letter case. */
    username: text('username').notNull(),
    /** What the name looks like, so that no other can be mistaken for it; null in rows that are older than the column. */
    look: text('look'),
    /** An argon2id hash in PHC form, never the password. */
    password: text('password').notNull(),
    email: text('email').notNull(),
    country: text('country').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    isAdmin: boolean('is_admin').notNull().default(false),
    /** An address that waits for its confirmation by mail: the new one, or `email` itself where nobody has confirmed it. */
    pendingEmail: text('pending_email'),
    /** Whether nobody has confirmed `email`, also while another address waits in `pendingEmail`. */
    isEmailUnconfirmed: boolean('is_email_unconfirmed').notNull().default(false),
    createdAt,
    updatedAt,
  },
  (table) => [
    uniqueIndex('users_username_key').on(sql`lower(${table.username})`),
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    uniqueIndex('users_look_key').on(table.look),
    /** The few among the many. */
    index('users_admins_index').on(table.id).where(sql`${table.isAdmin}`),
  ],
)

export const articles = pgTable(
  'articles',
  {
    id: serial('id').primaryKey(),
    title: text('title').notNull(),
    slug: text('slug').notNull().unique('articles_slug_key'),
    category: text('category').notNull(),
    /** Sanitised HTML: what is stored is what is shown. */
    content: text('content').notNull(),
    image: text('image').notNull(),
    authorId: integer('author_id')
      .notNull()
      .references(() => users.id),
    /** Counts the saves, so that the later of two editors learns of the earlier. */
    revision: integer('revision').notNull().default(1),
    createdAt,
    updatedAt,
  },
  (table) => [index('articles_author_id_index').on(table.authorId), index('articles_newest_index').on(desc(table.id))],
)

/** Addresses an article had before; they redirect to the present one. */
export const formerSlugs = pgTable(
  'former_slugs',
  {
    slug: text('slug').primaryKey(),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
  },
  (table) => [index('former_slugs_article_id_index').on(table.articleId)],
)

export const savedCalculations = pgTable(
  'saved_calculations',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    calculatorType: text('calculator_type').notNull(),
    /** Of the calculator's method, whose results these are. */
    methodVersion: integer('method_version').notNull().default(1),
    inputs: jsonb('inputs').$type<Record<string, unknown>>().notNull(),
    results: jsonb('results').$type<Record<string, unknown>>().notNull(),
    notes: text('notes'),
    /** Chosen by the browser for one press of Save: a retry finds the row of the first try. */
    idempotencyKey: text('idempotency_key'),
    createdAt,
  },
  (table) => [
    index('saved_calculations_newest_index').on(table.userId, desc(table.id)),
    uniqueIndex('saved_calculations_idempotency_key').on(table.userId, table.idempotencyKey),
  ],
)

/** Homes people keep in their account: each a record of `shared/home`, of the version it was saved in. */
export const homes = pgTable(
  'homes',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Counts the saves, so that the later of two devices learns of the earlier. */
    revision: integer('revision').notNull().default(1),
    home: jsonb('home').$type<Record<string, unknown>>().notNull(),
    /** A year of the meter's own, packed; see `shared/home/readings`. */
    readings: text('readings'),
    createdAt,
    updatedAt,
  },
  (table) => [index('homes_newest_index').on(table.userId, desc(table.id))],
)

/** The rows connect-pg-simple reads and writes, with the user they belong to made visible: removing the user ends them. */
export const sessions = pgTable(
  'sessions',
  {
    sid: varchar('sid').primaryKey(),
    /** What its owner calls it by: the sid would open it. */
    id: serial('id').notNull().unique('sessions_id_key'),
    sess: json('sess').$type<Record<string, unknown>>().notNull(),
    expire: timestamp('expire', { precision: 6, withTimezone: true }).notNull(),
    userId: integer('user_id')
      .generatedAlwaysAs(sql`((sess -> 'passport' ->> 'user')::integer)`)
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [index('sessions_expire_index').on(table.expire), index('sessions_user_id_index').on(table.userId)],
)

/** Links sent by email that may do one thing for an account, once: choose a password, confirm an address, cancel its change. */
export const accountLinks = pgTable(
  'account_links',
  {
    /** Of the link's token, SHA-256: who reads this table can follow none of them. */
    hash: text('hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['password', 'email', 'cancel email change'] }).notNull(),
    /** The address that it confirms, or whose confirmation it cancels. */
    email: text('email'),
    expiresAt: instant('expires_at').notNull(),
    createdAt,
  },
  (table) => [
    index('account_links_user_id_index').on(table.userId),
    index('account_links_expires_at_index').on(table.expiresAt),
  ],
)

/**
 * What was begun and waits for its second step: a sign-in whose password was right, a sign-in by passkey alone, a passkey
 * to be added, a proof of identity by passkey within a session. None of them is a session.
 */
export const openSteps = pgTable(
  'open_steps',
  {
    /** Of the step's ticket, SHA-256. */
    hash: text('hash').primaryKey(),
    purpose: text('purpose', { enum: ['sign in', 'add passkey', 'prove identity'] }).notNull(),
    /** Null: the passkey will say who it is. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Begun where only administrators may sign in. */
    adminsOnly: boolean('admins_only').notNull().default(false),
    /** What a passkey has to sign; random, for this step alone. */
    challenge: text('challenge').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('open_steps_user_id_index').on(table.userId),
    index('open_steps_expires_at_index').on(table.expiresAt),
  ],
)

/** Second factors: a key on a device of the user's, see "Web Authentication" of the W3C. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** By which browser and device know it; base64url. */
    credentialId: text('credential_id').notNull().unique('passkeys_credential_id_key'),
    publicKey: bytea('public_key').notNull(),
    /** How often the device has used it, where the device counts. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How browsers reach it: `internal`, `usb`, `hybrid` … */
    transports: jsonb('transports').$type<string[]>().notNull(),
    name: text('name').notNull(),
    lastUsedAt: instant('last_used_at'),
    createdAt,
  },
  (table) => [index('passkeys_user_id_index').on(table.userId)],
)

/** Second factors: an app that shows a code of six digits every half minute (TOTP, RFC 6238); one for each user. */
export const authenticators = pgTable('authenticators', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** What app and server share, sealed with the site's secret: the table alone gives no codes. */
  secret: text('secret').notNull(),
  /** When the first code was right; null while it is being set up and counts for nothing. */
  confirmedAt: instant('confirmed_at'),
  /** The half minute, counted from 1970, of the newest code that was taken: no code is taken twice. */
  lastStep: integer('last_step').notNull().default(0),
  createdAt,
})

/** For who has lost the second factor: each opens the account once, beside the password, and is deleted then. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of a code of 120 random bits; of 80 in rows that are older. */
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
)

/** Counters of what is limited, shared by all server processes; reckoned by the database's clock alone. */
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
    /** Who was signed in when it was sent; it goes with the account. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    readAt: instant('read_at'),
    answeredAt: instant('answered_at'),
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
    /** Random; what the links of unsubscribing carry. */
    token: text('token').notNull().unique('subscribers_token_key'),
    /** Random; what the link of the newest confirmation mail carries. Unsubscribing takes it away. */
    confirmation: text('confirmation').unique('subscribers_confirmation_key'),
    /** Who was signed in, with this very address, when it was first given; it goes with the account. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    confirmedAt: instant('confirmed_at'),
    unsubscribedAt: instant('unsubscribed_at'),
    createdAt,
  },
  (table) => [
    uniqueIndex('subscribers_email_key').on(sql`lower(${table.email})`),
    index('subscribers_user_id_index').on(table.userId).where(sql`${table.userId} is not null`),
  ],
)

/**
 * What an email is about. `reset`, `email` and `email change` hold a link that does something for an account: it is written
 * when the email is sent, so that no link is stored. `account` tells of what has happened to an account.
 */
export const MAIL_KINDS = ['contact', 'confirmation', 'account', 'reset', 'email', 'email change'] as const

/** Mail waiting to be sent or sent: stored with what caused it, delivered later, retried with growing pauses. */
export const outbox = pgTable(
  'outbox',
  {
    id: serial('id').primaryKey(),
    /** What it is. The default is for rows of processes that do not know the column yet: a contact mail is never given up. */
    kind: text('kind', { enum: MAIL_KINDS }).notNull().default('contact'),
    recipient: text('recipient').notNull(),
    /** Whose account it is about; it goes with the account. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    headers: jsonb('headers').$type<Record<string, string>>().notNull().default({}),
    /** The Message-ID header, fixed when the mail is written so that a repeated delivery can be told. */
    messageId: text('message_id').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    lastError: text('last_error'),
    sentAt: instant('sent_at'),
    createdAt,
  },
  (table) => [
    index('outbox_due_index').on(table.nextAttemptAt).where(sql`${table.sentAt} is null`),
    /** How often an address was written to lately. */
    index('outbox_recipient_index').on(table.recipient, table.kind, table.createdAt),
    index('outbox_reply_to_index').on(sql`lower(${table.replyTo})`).where(sql`${table.replyTo} is not null`),
    index('outbox_created_at_index').on(table.createdAt),
    index('outbox_user_id_index').on(table.userId).where(sql`${table.userId} is not null`),
  ],
)

/** Pictures uploaded by admins, re-encoded; in the database so that every server process sees them. */
export const uploads = pgTable(
  'uploads',
  {
    /** The SHA-256 of the bytes, in hexadecimal. */
    id: text('id').primaryKey(),
    contentType: text('content_type').notNull(),
    bytes: bytea('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Of its newest upload. */
    createdAt,
  },
  (table) => [index('uploads_created_at_index').on(table.createdAt)],
)

/** Which articles show which uploads; kept by a trigger of `articles`. */
export const uploadUses = pgTable(
  'upload_uses',
  {
    uploadId: text('upload_id').notNull(),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
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
    /** Kept in words too: the entry outlives the admin. */
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

/** Solar climates fetched from NASA POWER, kept for good. */
export const climates = pgTable('climates', {
  /** "latitude,longitude" rounded to the grid of the source. */
  place: text('place').primaryKey(),
  climate: jsonb('climate').$type<Record<string, unknown>>().notNull(),
  createdAt,
})

/** One row: counts the changes of what the pages show, by triggers on the tables they are made from. */
export const contentRevision = pgTable('content_revision', {
  id: integer('id').primaryKey().default(1),
  revision: integer('revision').notNull().default(1),
})

/**
 * How many rows the tables of long lists hold, by blocks of a thousand ids; kept by triggers. From these a list knows how
 * many pages it has and in which block each begins, without counting rows.
 */
export const rowBlocks = pgTable(
  'row_blocks',
  {
    /** The table's name. */
    relation: text('relation').notNull(),
    /** The ids from here times a thousand on. */
    block: integer('block').notNull(),
    rows: integer('rows').notNull(),
  },
  (table) => [primaryKey({ columns: [table.relation, table.block] })],
)

/** Names of the seeds that have run: what an admin deleted does not come back. */
export const seeds = pgTable('seeds', { name: text('name').primaryKey(), createdAt })

/*
 * Rows as the server may answer with them: the contract picks its replies from these, so that a column renamed above does
 * not compile there.
 */

/** A moment: a Date of the database's, ISO 8601 text on the wire. */
const moment = z.date().transform((date) => date.toISOString())
const record = z.record(z.string(), z.unknown())

export const UserRow = createSelectSchema(users, { createdAt: moment, updatedAt: moment })
export const ArticleRow = createSelectSchema(articles, { createdAt: moment, updatedAt: moment })
export const SavedCalculationRow = createSelectSchema(savedCalculations, {
  inputs: record,
  results: record,
  createdAt: moment,
})
export const PasskeyRow = createSelectSchema(passkeys, {
  publicKey: z.unknown(),
  transports: z.unknown(),
  createdAt: moment,
  lastUsedAt: moment.nullable(),
})
export const HomeRow = createSelectSchema(homes, { home: record, createdAt: moment, updatedAt: moment })
export const ContactMessageRow = createSelectSchema(contactMessages, {
  readAt: moment.nullable(),
  answeredAt: moment.nullable(),
  createdAt: moment,
})
export const SubscriberRow = createSelectSchema(subscribers, {
  confirmedAt: moment.nullable(),
  unsubscribedAt: moment.nullable(),
  createdAt: moment,
})
export const UploadRow = createSelectSchema(uploads, { bytes: z.unknown() })
export const AdminLogRow = createSelectSchema(adminLog, { createdAt: moment })
