import * as z from 'zod/mini'

/*
 * The forms and wire shapes of the product, with the messages people read.
 * The same schema serves the form in the browser and the check on the server.
 */

const trimmed = (...checks: Parameters<ReturnType<typeof z.string>['check']>) =>
  z.string(REQUIRED).check(z.trim(), ...checks)

const REQUIRED = { error: 'This field is required' }
const text = (required: string, longest: number, name: string) =>
  z
    .string({ error: required })
    .check(z.trim(), z.minLength(1, required), z.maxLength(longest, `${name} must be at most ${longest} characters`))
const emailAddress = (invalid: string) =>
  z.string({ error: invalid }).check(z.trim(), z.maxLength(254, invalid), z.email(invalid))

/** A moment: a Date on the server, ISO 8601 text on the wire and in the browser. */
const moment = z.pipe(
  z.union([z.date(), z.string()]),
  z.transform((value) => (typeof value === 'string' ? value : value.toISOString())),
)

/** A row's number in a path or query, as text or number: 1 … 2147483647. */
export const id = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,10}$/, 'That number does not exist'))], {
    error: 'That number does not exist',
  }),
  z.pipe(
    z.transform(Number),
    z
      .int({ error: 'That number does not exist' })
      .check(z.minimum(1, 'That number does not exist'), z.maximum(2147483647, 'That number does not exist')),
  ),
)
const pageNumber = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,9}$/, 'The page must be a number from 1'))], {
    error: 'The page must be a number from 1',
  }),
  z.pipe(
    z.transform(Number),
    z
      .int({ error: 'The page must be a number from 1' })
      .check(
        z.minimum(1, 'The page must be a number from 1'),
        z.maximum(999_999_999, 'The page must be a number from 1'),
      ),
  ),
)

// Accounts

const usernameField = text('Username is required', 60, 'Username')
const emailField = emailAddress('Invalid email address')
const optionalName = (name: string) =>
  z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(100, `${name} must be at most 100 characters`))))

/** What a password may be, apart from being common (see passwords.ts). */
export const newPassword = z
  .string({ error: 'Password must be at least 6 characters' })
  .check(
    z.minLength(6, 'Password must be at least 6 characters'),
    z.maxLength(200, 'Password must be at most 200 characters'),
  )

export const Credentials = z.object({
  username: z.string({ error: 'Username is required' }).check(z.trim(), z.minLength(1, 'Username is required')),
  password: z.string({ error: 'Password is required' }).check(z.minLength(1, 'Password is required')),
})

export const Registration = z.object({
  username: usernameField,
  email: emailField,
  country: text('Country is required', 100, 'Country'),
  password: newPassword,
})

export const ProfileUpdate = z.object({
  username: z.optional(usernameField),
  email: z.optional(emailField),
  firstName: optionalName('First name'),
  lastName: optionalName('Last name'),
})

export const PasswordChange = z.object({
  currentPassword: z.string({ error: 'Password is required' }).check(z.minLength(1, 'Password is required')),
  newPassword,
})

export const AccountClosing = z.object({
  password: z.string({ error: 'Password is required' }).check(z.minLength(1, 'Password is required')),
})

export const User = z.object({
  id: z.number(),
  username: z.string(),
  email: z.string(),
  country: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  isAdmin: z.boolean(),
  createdAt: moment,
  updatedAt: moment,
})

export const AdminCheck = z.object({ isAdmin: z.boolean() })

// Saved calculations

export const NewCalculation = z.object({
  calculatorType: z.string({ error: 'Unknown calculator' }),
  inputs: z.record(z.string(), z.unknown(), { error: 'The inputs are missing' }),
  results: z.record(z.string(), z.unknown(), { error: 'The results are missing' }),
  notes: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(1000, 'Notes must be at most 1000 characters')))),
})

export const NotesUpdate = z.object({
  notes: z.nullable(
    z
      .string({ error: 'The notes are missing' })
      .check(z.trim(), z.maxLength(1000, 'Notes must be at most 1000 characters')),
  ),
})

export const SavedCalculation = z.object({
  id: z.number(),
  userId: z.number(),
  calculatorType: z.string(),
  inputs: z.record(z.string(), z.unknown()),
  results: z.record(z.string(), z.unknown()),
  notes: z.nullable(z.string()),
  createdAt: moment,
})

// Articles

/** Lower case letters, digits and single hyphens. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export const isPictureAddress = (address: string) =>
  /^\/(uploads|images)\/[\w.-]+$/.test(address) || (URL_PATTERN.test(address) && !address.includes(' '))
const URL_PATTERN = /^https:\/\/[^\s/@?#]+(?:[/?#]\S*)?$/

export const ArticleInput = z.object({
  title: text('Title is required', 200, 'Title'),
  category: text('Category is required', 60, 'Category'),
  image: z
    .string({ error: 'Must be a valid URL' })
    .check(z.trim(), z.maxLength(2000, 'Must be a valid URL'), z.refine(isPictureAddress, 'Must be a valid URL')),
  slug: text('Slug is required', 120, 'Slug').check(
    z.refine((slug) => slug === '' || SLUG.test(slug), 'Use lower case letters, digits and single hyphens'),
  ),
  content: z
    .string({ error: 'Content is required' })
    .check(z.refine((html) => html.trim() !== '', 'Content is required')),
})

export const ArticleUpdate = z.extend(ArticleInput, {
  /** The revision the editor started from; without it the save is unconditional. */
  revision: z.optional(z.number()),
})

export const ArticleCard = z.object({
  id: z.number(),
  title: z.string(),
  slug: z.string(),
  category: z.string(),
  image: z.string(),
})

export const Article = z.extend(ArticleCard, {
  content: z.string(),
  authorId: z.number(),
  revision: z.number(),
  createdAt: moment,
  updatedAt: moment,
})

// Contact and newsletter

export const ContactInput = z.object({
  name: trimmed(
    z.minLength(2, 'Name must be at least 2 characters'),
    z.maxLength(100, 'Name must be at most 100 characters'),
  ),
  email: emailAddress('Please enter a valid email address'),
  message: trimmed(
    z.minLength(10, 'Message must be at least 10 characters'),
    z.maxLength(5000, 'Message must be at most 5000 characters'),
  ),
  captcha: z.union([z.number(), z.string().check(z.trim(), z.regex(/^\d{1,3}$/, 'Incorrect captcha answer'))], {
    error: 'Incorrect captcha answer',
  }),
  /** A trap for robots: people never see the box and leave it empty. */
  website: z.optional(z.string().check(z.maxLength(200))),
})

export const Subscription = z.object({ email: emailAddress('Please enter a valid email address') })
export const SubscriptionToken = z.object({
  token: z.string({ error: 'That link is not valid' }).check(z.regex(/^[\w-]{20,100}$/, 'That link is not valid')),
})

// Administration

const search = z.optional(z.string().check(z.trim(), z.maxLength(100, 'Search for at most 100 characters')))
export const PageQuery = z.object({ page: z._default(pageNumber, 1) })
export const UsersQuery = z.extend(PageQuery, { search })

export const UsersPage = z.object({ users: z.array(User), totalPages: z.number() })

export const ContactMessage = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  readAt: z.nullable(moment),
  answeredAt: z.nullable(moment),
  createdAt: moment,
})
export const MessagesPage = z.object({ messages: z.array(ContactMessage), totalPages: z.number() })
export const MessageUpdate = z.object({ read: z.optional(z.boolean()), answered: z.optional(z.boolean()) })

export const Subscriber = z.object({
  id: z.number(),
  email: z.string(),
  confirmedAt: z.nullable(moment),
  unsubscribedAt: z.nullable(moment),
  createdAt: moment,
})
export const SubscribersPage = z.object({ subscribers: z.array(Subscriber), totalPages: z.number() })

export const LogEntry = z.object({
  id: z.number(),
  adminName: z.string(),
  action: z.string(),
  subject: z.string(),
  subjectId: z.nullable(z.string()),
  createdAt: moment,
})
export const LogPage = z.object({ entries: z.array(LogEntry), totalPages: z.number() })

export const Upload = z.object({ image: z.string(), width: z.number(), height: z.number() })

export type User = z.output<typeof User>
export type SavedCalculation = z.output<typeof SavedCalculation>
export type Article = z.output<typeof Article>
export type ArticleCard = z.output<typeof ArticleCard>
