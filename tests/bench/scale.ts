import { join } from 'node:path'
import { catalogueEntry } from '#shared/calculators/catalogue.ts'
import solar from '#shared/calculators/definitions/solar.ts'
import { hashPassword } from '../../server/accounts/passwords.ts'
import { loadBuiltClient } from '../support/built-client.ts'
import { cookiesOf } from '../support/cookies-of.ts'
import { withClient } from '../support/database.ts'
import { root } from '../support/served-site.ts'
import { startTemporaryPostgres } from '../support/temporary-postgres.ts'
import { formatRow, middle, timeUntil } from './report.ts'
import { newUser, openSite, PASSWORD, post } from './site.ts'

const calculateSolar = () => solar().calculate({ ...solar().initialInputs, monthlyBill: '150', sunHours: '5' })

/** Rounds per call; both sides alternate, and their medians are compared. */
const ROUNDS = Number(process.env.SCALE_ROUNDS ?? 11)
/** A call may take this many times as long as with an empty database. */
const GOAL = 3
/** Share of the full number of rows, for quick runs. */
const SHARE = Number(process.env.SCALE_SHARE ?? 1)

/** Rows of a large site. */
const LARGE = {
  users: 100_000 * SHARE,
  calculations: 1_000_000 * SHARE,
  articles: 10_000 * SHARE,
  messages: 100_000 * SHARE,
  others: 100_000 * SHARE,
}

/** Rows that exist on both sides, to be changed and deleted. */
const SPARE = 40

/** Every page and call with very many rows, compared with nearly none. */
export async function benchScale() {
  const postgres = await startTemporaryPostgres(join(root, '.data'))
  try {
    const [empty, large] = [await openSide(postgres.url, 'empty'), await openSide(postgres.url, 'large')]
    try {
      const start = performance.now()
      await fill(postgres.url('large'))
      formatRow('Filling', `${Math.round((performance.now() - start) / 1000)} s`, JSON.stringify(LARGE))
      for (const side of [empty, large]) await side.begin()
      const over: string[] = []
      for (const call of calls) {
        const [few, many] = await compare(call, empty, large)
        const ratio = many / few
        const isOver = ratio > GOAL && !call.grows
        if (isOver) over.push(call.name)
        formatRow(
          call.name,
          `${ratio.toFixed(2)} ×`,
          `${few.toFixed(1)} ms empty, ${many.toFixed(1)} ms large${isOver ? `, OVER the goal of ${GOAL} ×` : ''}${call.grows ? `, ${call.grows}` : ''}`,
        )
      }
      formatRow('Calls over the goal', `${over.length} of ${calls.length}`, over.join('; '))
    } finally {
      await empty.close()
      await large.close()
    }
  } finally {
    await postgres.stop()
  }
}

async function openSide(urlOf: (database: string) => string, name: string) {
  await withClient(urlOf('postgres'), (client) => client.query(`create database ${name}`))
  // Slow calls are measured, not aborted.
  const deadlines = { read: 60_000, write: 60_000, picture: 60_000, service: 60_000 }
  const { origin, pool, content, close } = await openSite(urlOf(name), { deadlines, client: await loadBuiltClient() })
  const cookies: Record<Role, string> = { visitor: '', user: '', admin: '' }
  const last: Record<Listed, number> = { users: 1, messages: 1, subscribers: 1, log: 1, tips: 1 }

  async function send({ role, method = 'GET', path, body, headers, isMissing }: Call, round: number) {
    const sides = { last, round, spare: (kind: Spare) => spare[kind][round] ?? 0 }
    const answer = await fetch(origin + (typeof path === 'string' ? path : path(sides)), {
      method,
      headers: { 'Content-Type': 'application/json', ...(cookies[role] && { cookie: cookies[role] }), ...headers },
      ...(body && { body: JSON.stringify(body(sides)) }),
    })
    const text = await answer.text()
    if (answer.status >= 400 && !isMissing)
      throw new Error(`${method} ${answer.url}: ${answer.status} ${text.slice(0, 100)}`)
    return text
  }
  const spare: Record<Spare, number[]> = { users: [], messages: [], articles: [], calculations: [] }

  return {
    send,
    /** Invalidates the page cache. */
    forget: () => content.markChanged(),
    /** Signs in and finds the ends of the lists. */
    async begin() {
      const hash = await hashPassword(PASSWORD)
      const ids = async (text: string, values: unknown[] = []) =>
        (await pool.query<{ id: number }>(text, values)).rows.map(({ id }) => id)
      const person = `insert into users (username, look, email, password, country, is_admin)
        select $1::text || n, $1::text || n, $1::text || n || '@spare.example', $2, 'France', $3 from generate_series(1, $4::integer) n returning id`
      const [user = 0] = await ids(person, ['someone', hash, false, 1])
      const [admin] = await ids(person, ['administrator', hash, true, 1])
      spare.users = await ids(person, ['spare', '!', false, SPARE])
      spare.messages = await ids(
        `insert into contact_messages (name, email, message) select 'Spare', 'a@spare.example', 'Ten letters' from generate_series(1, $1::integer) n returning id`,
        [SPARE],
      )
      spare.articles = await ids(
        `insert into articles (title, slug, category, content, image, author_id)
         select 'Spare', 'spare-' || n, 'Basics', '<p>Sun</p>', '/images/bill.jpg', $2 from generate_series(1, $1::integer) n returning id`,
        [SPARE, admin],
      )
      const calculation = calculateSolar()
      spare.calculations = await ids(
        `insert into saved_calculations (user_id, calculator_type, inputs, results, notes)
         select $2, $3, $4, $5, 'Spare' from generate_series(1, $1::integer) n returning id`,
        [SPARE, user, catalogueEntry('solar').type, calculation?.inputs, calculation?.results],
      )
      for (const role of ['user', 'admin'] as const) {
        const credentials = { username: role === 'user' ? 'someone1' : 'administrator1', password: PASSWORD }
        cookies[role] = cookiesOf(await post(`${origin}/api/login`, credentials))
      }
      for (const [list, path] of Object.entries(LISTS) as [Listed, string][])
        last[list] = Math.max(1, JSON.parse(await send({ name: '', role: 'admin', path }, 0)).totalPages)
    },
    close,
  }
}

type Side = Awaited<ReturnType<typeof openSide>>
type Role = 'visitor' | 'user' | 'admin'
type Spare = 'users' | 'messages' | 'articles' | 'calculations'
type Listed = 'users' | 'messages' | 'subscribers' | 'log' | 'tips'
interface AtSide {
  readonly last: Readonly<Record<Listed, number>>
  readonly round: number
  readonly spare: (kind: Spare) => number
}
interface Call {
  readonly name: string
  readonly role: Role
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string | ((side: AtSide) => string)
  readonly body?: (side: AtSide) => object
  readonly headers?: Record<string, string>
  /** The page does not exist. */
  readonly isMissing?: true
  /** Reason why this call may exceed the goal. */
  readonly grows?: string
}

const LISTS: Readonly<Record<Listed, string>> = {
  users: '/api/admin/users',
  messages: '/api/admin/messages',
  subscribers: '/api/admin/subscribers',
  log: '/api/admin/log',
  tips: '/api/tips',
}

const get = (role: Role, path: Call['path'], name = String(path)): Call => ({ name: `GET ${name}`, role, path })
const firstAndLast = (list: Listed): Call[] => [
  get('admin', LISTS[list]),
  get('admin', ({ last }) => `${LISTS[list]}?page=${last[list]}`, `${LISTS[list]}, the last page`),
  get('admin', ({ last }) => `${LISTS[list]}?page=${Math.ceil(last[list] / 2)}`, `${LISTS[list]}, in the middle`),
]
const search = (text: string) => get('admin', `/api/admin/users?search=${text}`)
/** A call that changes something. @param path `:id` is that of a spare row */
const write = (
  role: Role,
  method: Call['method'] & string,
  path: string,
  body: object | ((round: number) => object) = {},
): Call => ({
  name: `${method} ${path}`,
  role,
  method,
  path: ({ spare }) => path.replace(/(\w+)\/:id/, (_, kind: Spare) => `${kind}/${spare(kind)}`),
  body: ({ round }) => (typeof body === 'function' ? body(round) : body),
})
const article = (slug: string) => ({
  title: 'T',
  category: 'C',
  image: '/images/bill.jpg',
  content: '<p>Words</p>',
  slug,
})
const message = { name: 'Ada', email: 'a@spare.example', message: 'How many panels?', captcha: 1 }

const calls: readonly Call[] = [
  get('visitor', '/'),
  get('visitor', '/tips'),
  get('visitor', ({ last }) => `/tips?page=${last.tips}`, '/tips, the last page'),
  get('visitor', '/tips/spare-1'),
  { ...get('visitor', '/tips/none'), isMissing: true },
  get('visitor', '/privacy'),
  get('user', '/'),
  get('user', '/tips'),
  get('user', '/profile'),
  get('visitor', '/sitemap.xml'),
  { ...get('visitor', '/api/articles'), grows: 'the whole list, which no page asks for' },
  get('visitor', '/api/articles?limit=6'),
  get('visitor', '/api/articles?limit=100&before=5000'),
  get('visitor', '/api/articles/spare-1'),
  ...firstAndLast('tips'),
  get('user', '/api/user'),
  get('user', '/api/calculations'),
  get('user', ({ spare }) => `/api/calculations?before=${spare('calculations')}`, '/api/calculations?before='),
  get('user', '/api/calculations/export?format=csv'),
  get('user', '/api/homes'),
  get('user', '/api/user/sessions'),
  get('user', '/api/user/export'),
  write('user', 'POST', '/api/calculations', () => calculateSolar() ?? {}),
  write('user', 'PATCH', '/api/calculations/:id', { notes: 'Mine' }),
  write('user', 'DELETE', '/api/calculations/:id'),
  write('user', 'PATCH', '/api/user', { firstName: 'Ada' }),
  write('visitor', 'POST', '/api/login', { username: 'someone1', password: PASSWORD }),
  write('visitor', 'POST', '/api/register', (round) => newUser(`new${round}`)),
  write('visitor', 'POST', '/api/contact', message),
  write('visitor', 'POST', '/api/newsletter', (round) => ({ email: `new${round}@spare.example` })),
  ...firstAndLast('users'),
  search('spare'),
  search('nobody-at-all'),
  search('example'),
  search('zq'),
  search('a'),
  ...['c', 'co', 'e', 'ex'].map((prefix) => ({
    ...search(prefix),
    grows: 'every address has a word that begins so, and everybody is compared',
  })),
  ...firstAndLast('messages'),
  write('admin', 'PATCH', '/api/admin/messages/:id', { read: true }),
  write('admin', 'DELETE', '/api/admin/messages/:id'),
  ...firstAndLast('subscribers'),
  { ...get('admin', '/api/admin/subscribers/export'), grows: 'a file as long as the list' },
  ...firstAndLast('log'),
  write('admin', 'POST', '/api/articles', (round) => article(`written-${round}`)),
  write('admin', 'PATCH', '/api/articles/:id', (round) => article(`changed-${round}`)),
  write('admin', 'DELETE', '/api/articles/:id'),
  write('admin', 'DELETE', '/api/admin/users/:id'),
]

/** Medians of both sides [ms], measured in turns so that the load of the machine affects both. */
async function compare(call: Call, empty: Side, large: Side): Promise<readonly [number, number]> {
  const times: readonly [number[], number[]] = [[], []]
  // The first two rounds warm up. The first article belongs to another case.
  for (let round = 1; round <= ROUNDS + 2; round++)
    for (const [at, side] of [empty, large].entries()) {
      side.forget()
      const time = await timeUntil(() => side.send(call, round))
      if (round > 2) times[at as 0 | 1].push(time)
    }
  return [middle(times[0]), middle(times[1])]
}

const fill = (url: string) =>
  withClient(url, async (client) => {
    const run = (text: string, count: number) => client.query(text, [count])
    await run(
      `insert into users (username, look, email, password, country, first_name, created_at)
       select 'person ' || md5(n::text), 'look ' || n, md5(n::text) || '@example.com', '!', 'France', 'First ' || n, now() - n * interval '1 minute'
       from generate_series(1, $1::integer) n`,
      LARGE.users,
    )
    await run(
      `insert into saved_calculations (user_id, calculator_type, inputs, results, notes)
       select 1 + n % ${LARGE.users}, 'Solar Calculator', '{"monthlyBill": "150", "sunHours": "5"}',
         '{"recommendedSize": 11.1, "estimatedSavings": 1620, "paybackPeriod": 20.6}', 'Monthly bill: $150'
       from generate_series(1, $1::integer) n`,
      LARGE.calculations,
    )
    await run(
      `insert into articles (title, slug, category, content, image, author_id)
       select 'About the sun, part ' || n, 'sun-' || n, 'Basics', repeat('<p>Words about the sun and ' || n || '.</p>', 100), '/images/bill.jpg', 1
       from generate_series(1, $1::integer) n`,
      LARGE.articles,
    )
    await run(
      `insert into contact_messages (name, email, message, created_at)
       select 'Name ' || n, n || '@example.com', repeat('How many panels? ', 20), now() - n * interval '1 minute'
       from generate_series(1, $1::integer) n`,
      LARGE.messages,
    )
    for (const text of [
      `insert into subscribers (email, token, confirmed_at) select n || '@example.com', md5(n::text), now() from generate_series(1, $1::integer) n`,
      `insert into admin_log (admin_id, admin_name, action, subject, subject_id) select 1 + n % 50, 'admin', 'Updated article', 'Sun', n::text from generate_series(1, $1::integer) n`,
      `insert into outbox (kind, recipient, reply_to, subject, body, message_id, sent_at) select 'contact', n || '@example.com', n || '@example.com', 's', 'b', 'm', now() from generate_series(1, $1::integer) n`,
      `insert into sessions (sid, sess, expire) select md5(n::text), json_build_object('passport', json_build_object('user', 1 + n % ${LARGE.users})), now() + interval '1 day' from generate_series(1, $1::integer) n`,
      `insert into rate_limits (key, points, expire) select 'save:x' || n, 1, (extract(epoch from now()) * 1000)::bigint + 3600000 from generate_series(1, $1::integer) n`,
      `insert into homes (user_id, home) select n, '{"version": 1}' from generate_series(1, $1::integer) n`,
    ])
      await run(text, LARGE.others)
    await client.query('vacuum analyze')
  })
