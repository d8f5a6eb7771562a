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
    createdAt,
    updatedAt,
  },
  (table) => [
    uniqueIndex('users_username_key').on(sql`lower(${table.username})`),
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    uniqueIndex('users_look_key').on(table.look),
    index('users_newest_index').on(desc(table.createdAt), desc(table.id)),
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
    sess: json('sess').$type<Record<string, unknown>>().notNull(),
    expire: timestamp('expire', { precision: 6, withTimezone: true }).notNull(),
    userId: integer('user_id')
      .generatedAlwaysAs(sql`((sess -> 'passport' ->> 'user')::integer)`)
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [index('sessions_expire_index').on(table.expire), index('sessions_user_id_index').on(table.userId)],
)

/** Read and written by the release before this one, which may still be running; the next one removes it. */
export const knownAddresses = pgTable(
  'known_addresses',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    address: text('address').notNull(),
    seenAt: instant('seen_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.address] })],
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

export const contactMessages = pgTable('contact_messages', {
  id: serial('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  message: text('message').notNull(),
  readAt: instant('read_at'),
  answeredAt: instant('answered_at'),
  createdAt,
})

export const subscribers = pgTable(
  'subscribers',
  {
    id: serial('id').primaryKey(),
    email: text('email').notNull(),
    /** Random; what the links of confirmation and unsubscribing carry. */
    token: text('token').notNull().unique('subscribers_token_key'),
    confirmedAt: instant('confirmed_at'),
    unsubscribedAt: instant('unsubscribed_at'),
    createdAt,
  },
  (table) => [uniqueIndex('subscribers_email_key').on(sql`lower(${table.email})`)],
)

/** Mail waiting to be sent or sent: stored with what caused it, delivered later, retried with growing pauses. */
export const outbox = pgTable(
  'outbox',
  {
    id: serial('id').primaryKey(),
    /** What it is. The default is for rows of processes that do not know the column yet: a contact mail is never given up. */
    kind: text('kind', { enum: ['contact', 'confirmation'] })
      .notNull()
      .default('contact'),
    recipient: text('recipient').notNull(),
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
  ],
)

/** Pictures uploaded by admins, re-encoded; in the database so that every server process sees them. */
export const uploads = pgTable('uploads', {
  /** The SHA-256 of the bytes, in hexadecimal. */
  id: text('id').primaryKey(),
  contentType: text('content_type').notNull(),
  bytes: bytea('bytes').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  createdAt,
})

export const adminLog = pgTable('admin_log', {
  id: serial('id').primaryKey(),
  /** Kept in words too: the entry outlives the admin. */
  adminId: integer('admin_id').references(() => users.id, { onDelete: 'set null' }),
  adminName: text('admin_name').notNull(),
  action: text('action').notNull(),
  subject: text('subject').notNull(),
  subjectId: text('subject_id'),
  createdAt,
})

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
