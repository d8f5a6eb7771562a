import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { PLACEHOLDER_CONTACT } from '#shared/contact-details.ts'
import { findPlaceholders, readConfig } from '../../server/config.ts'
import { Environment, SETTING_GROUPS } from '../../server/settings.ts'
import { describeSettings, exampleEnvironment, OPERATING_GUIDE } from '../../server/tools/settings.ts'

const SECRET = 'x'.repeat(32)
const MAIL = { CONTACT_TO: 'us@example.org', PUBLIC_URL: 'https://solar.example.org' }
const DATABASE = { DATABASE_URL: 'postgres://solar:secret@db.example:5432/solar', SESSION_SECRET: SECRET }

function faultsOf(env: Record<string, string>) {
  try {
    readConfig(env)
    return []
  } catch (error) {
    expect((error as Error).name).toBe('StartError')
    return (error as Error).message
      .split('\n')
      .slice(1)
      .map((line) => line.trim())
  }
}

test('An empty environment gives the settings of the readme, on the embedded database', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    trustProxy: false,
    secureCookies: false,
    firstAdmin: undefined,
    map: { tiles: 'on' },
    nasaPower: false,
  })
})

test('The default limits are those the product promises', () => {
  const minutes = 60_000
  expect(readConfig({}).limits).toEqual({
    loginByAddress: { points: 10, duration: 15 * minutes },
    loginByAccount: { points: 50, duration: 15 * minutes },
    currentPassword: { points: 10, duration: 15 * minutes },
    signIn: { points: 60, duration: 15 * minutes },
    secondFactor: { points: 10, duration: 15 * minutes },
    forgottenByAddress: { points: 10, duration: 60 * minutes },
    forgottenByAccount: { points: 3, duration: 60 * minutes },
    rename: { points: 10, duration: 60 * minutes },
    register: { points: 10, duration: 60 * minutes },
    contact: { points: 5, duration: 60 * minutes },
    newsletter: { points: 5, duration: 60 * minutes },
    save: { points: 60, duration: minutes },
    export: { points: 20, duration: 60 * minutes },
    geocoder: { points: 30, duration: 60 * minutes },
  })
})

test('A variable without a value counts as not set', () => {
  expect(readConfig({ PORT: '', HOST: '  ', DATABASE_URL: '' })).toMatchObject({ port: 3000, host: '127.0.0.1' })
})

test('All problems are reported at once, each in a sentence that names the variable', () => {
  const wrong = { PORT: 'http', TRUST_PROXY: 'true', MAP_TILES: 'maybe', ADMIN_USERNAME: 'ada', LOG_LEVEL: 'loud' }
  expect(faultsOf(wrong)).toEqual([
    'PORT must be a whole number from 1 to 65535.',
    'TRUST_PROXY must be the number of proxies in front of the site, or a comma-separated list of their addresses.',
    'MAP_TILES must be "on", "ask" or "off".',
    'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
    'ADMIN_PASSWORD and ADMIN_EMAIL must be set too: the first administrator needs all of ADMIN_USERNAME, ADMIN_PASSWORD, ADMIN_EMAIL.',
    'PUBLIC_URL must be set when TRUST_PROXY is: the address that people reach the site by.',
  ])
})

test('No problem repeats the value, which may be a secret', () => {
  const faults = faultsOf({ ...DATABASE, SESSION_SECRET: 'short-secret', DATABASE_URL: 'solar:hunter2@db' })
  expect(faults).toHaveLength(2)
  expect(faults.join()).not.toMatch(/short-secret|hunter2/)
})

test.each([
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '3000.5'],
  ['PORT', '-1'],
  ['HOST', 'http://localhost'],
  ['DATABASE_URL', 'mysql://localhost/solar'],
  ['DATABASE_URL', 'localhost'],
  ['PUBLIC_URL', 'solar.example.com'],
  ['PUBLIC_URL', 'https://solar.example.com/path'],
  ['TRUST_PROXY', 'yes'],
  ['SECURE_COOKIES', 'sometimes'],
  ['MAP_TILE_URL', 'https://tiles.example/{z}/{x}.png'],
  ['SMTP_URL', 'mail.example'],
  ['CONTACT_TO', 'nobody'],
  ['CONTACT_EMAIL', 'nobody'],
  ['CONTACT_PHONE', 'ask for us'],
  ['CONTACT_ADDRESS', 'x'.repeat(201)],
  ['DATABASE_POOL_SIZE', '0'],
  ['LOGIN_LIMIT_PER_ADDRESS', 'none'],
])('%s=%s is refused', (name, value) => {
  const faults = faultsOf({ SESSION_SECRET: SECRET, ...MAIL, [name]: value })
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(new RegExp(`^${name} must `))
})

describe('Contact details', () => {
  const own = {
    CONTACT_EMAIL: 'us@example.org',
    CONTACT_PHONE: '+49 30 1234567',
    CONTACT_ADDRESS: 'Sonnenallee 1, Berlin',
  }
  const shown = (env: Record<string, string>) => findPlaceholders(readConfig(env))

  test('are placeholders by default, and the sender of emails follows them', () => {
    expect(readConfig({}).contact).toEqual(PLACEHOLDER_CONTACT)
    expect(readConfig({}).mail.from).toBe('Helioplan <hello@helioplan.example>')
    const { contact, mail } = readConfig(own)
    expect(contact).toEqual({ email: 'us@example.org', phone: '+49 30 1234567', address: 'Sonnenallee 1, Berlin' })
    expect(mail.from).toBe('Helioplan <us@example.org>')
  })

  test.each([
    [{ PUBLIC_URL: 'https://solar.example.com' }],
    [{ HOST: '0.0.0.0' }],
    [{ HOST: '::' }],
    [{ HOST: '192.0.2.7' }],
  ])('are reported as missing on a public site: %j', (env) => {
    expect(shown(env)).toEqual(['CONTACT_EMAIL', 'CONTACT_PHONE', 'CONTACT_ADDRESS'])
    expect(shown({ ...env, CONTACT_EMAIL: own.CONTACT_EMAIL })).toEqual(['CONTACT_PHONE', 'CONTACT_ADDRESS'])
    expect(shown({ ...env, ...own })).toEqual([])
  })

  const local = [{}, { HOST: '::1' }, { HOST: 'localhost' }, { PUBLIC_URL: 'http://localhost:3000' }]
  test.each(local)('are not reported as missing on a local site: %j', (env) => expect(shown(env)).toEqual([]))
})

test('Email requires a recipient for contact messages and a site URL for links', () => {
  const smtp = { SMTP_URL: 'smtp://mail.example:587' }
  expect(faultsOf(smtp)).toEqual([
    expect.stringMatching(/^CONTACT_TO must be set when SMTP_URL is/),
    expect.stringMatching(/^PUBLIC_URL must be set when SMTP_URL is/),
  ])
  expect(faultsOf({ ...smtp, ...MAIL })).toEqual([])
})

test('An own database requires a session secret of at least 32 characters', () => {
  expect(faultsOf({ DATABASE_URL: DATABASE.DATABASE_URL })).toEqual([
    expect.stringMatching(/^SESSION_SECRET must be set/),
  ])
  expect(faultsOf({ ...DATABASE, SESSION_SECRET: 'x'.repeat(31) })).toHaveLength(1)
  expect(faultsOf(DATABASE)).toEqual([])
})

test('Several secrets allow a change of secret: the first signs, all are accepted', () => {
  const secrets = readConfig({ ...DATABASE, SESSION_SECRET: `${'a'.repeat(32)}, ${'b'.repeat(40)}` }).sessionSecrets
  expect(secrets).toEqual(['a'.repeat(32), 'b'.repeat(40)])
})

test('Cookies are secure by default if the public URL is https', () => {
  expect(readConfig({ PUBLIC_URL: 'https://solar.example.com/' })).toMatchObject({
    publicUrl: 'https://solar.example.com',
    secureCookies: true,
  })
  expect(readConfig({ PUBLIC_URL: 'https://solar.example.com', SECURE_COOKIES: 'off' }).secureCookies).toBe(false)
  expect(readConfig({ PUBLIC_URL: 'http://solar.example.com' }).secureCookies).toBe(false)
})

test.each([
  ['2', 2],
  ['0', false],
  ['off', false],
  ['10.0.0.1, 10.1.0.0/16', ['10.0.0.1', '10.1.0.0/16']],
  ['loopback', ['loopback']],
])('TRUST_PROXY=%s is accepted', (value, expected) => {
  expect(readConfig({ TRUST_PROXY: value, PUBLIC_URL: 'https://solar.example' }).trustProxy).toEqual(expected)
})

test('An administrator is configured completely or not at all', () => {
  const admin = { ADMIN_USERNAME: 'ada', ADMIN_PASSWORD: 'long enough', ADMIN_EMAIL: 'ada@example.org' }
  expect(readConfig(admin).firstAdmin).toEqual({ username: 'ada', password: 'long enough', email: 'ada@example.org' })
  expect(faultsOf({ ...admin, ADMIN_PASSWORD: 'short' })).toEqual(['ADMIN_PASSWORD must be at least 6 characters.'])
})

test('documents every setting: npm run settings writes the files', () => {
  expect(readFileSync('.env.example', 'utf8')).toBe(exampleEnvironment())
  const guide = readFileSync(OPERATING_GUIDE, 'utf8')
  expect(describeSettings(guide)).toBe(guide)
  expect(Object.values(SETTING_GROUPS).flatMap((group) => Object.keys(group))).toEqual(Object.keys(Environment.shape))
})

test('applies the default that the documentation states', () => {
  const defaults = exampleEnvironment().matchAll(/^#([A-Z_]+)=(.*)$/gm)
  const unset = Environment.parse({})
  for (const [, name = '', value] of defaults) {
    const applied = unset[name as keyof typeof unset]
    if (applied !== undefined && name !== 'TRUST_PROXY')
      expect(typeof applied === 'boolean' ? (applied ? 'on' : 'off') : String(applied)).toBe(value)
  }
})

test('A replica requires a primary, and prepared statements follow the pooler unless set', () => {
  const DATABASE_READ_URL = 'postgres://solar:secret@replica.example:5432/solar'
  expect(faultsOf({ DATABASE_READ_URL })).toEqual([
    'DATABASE_URL must be set when DATABASE_READ_URL is: the database that it is a replica of.',
  ])
  expect(readConfig({ ...DATABASE, DATABASE_READ_URL, DATABASE_PREPARED: 'on' })).toMatchObject({
    databaseReadUrl: DATABASE_READ_URL,
    databasePrepared: true,
  })
  expect(readConfig(DATABASE)).toMatchObject({ databaseReadUrl: undefined, databasePrepared: undefined })
})
