import { describe, expect, test } from 'vitest'
import { PLACEHOLDER_CONTACT } from '#shared/contact-details.ts'
import { openServices } from '../../server/index.ts'
import { loadBuiltClient } from '../support/built-client.ts'
import { copyDatabase } from '../support/database.ts'
import { root } from '../support/served-site.ts'
import { newMessage, openWebsite, SESSION_SECRET } from '../support/website.ts'

const site = await openWebsite()
const send = (body: object) => site.post('/api/contact', body)
const good = newMessage({ name: 'Ada Lovelace' })
const stored = () => site.query('select * from contact_messages order by id')

describe('The contact form', () => {
  test('stores the message before it answers 201', async () => {
    await send(good).expect(201)
    const [message] = (await stored()).slice(-1)
    expect(message).toMatchObject({ name: 'Ada Lovelace', email: 'ada@example.com', message: good.message })
    expect(message).toMatchObject({ read_at: null, answered_at: null })
  })

  test('accepts the captcha as a number or as digits', async () => {
    await send({ ...good, captcha: '7' }).expect(201)
    await send({ ...good, captcha: 'seven' }).expect(400, 'Incorrect captcha answer')
    await send({ ...good, captcha: undefined }).expect(400, 'Incorrect captcha answer')
  })

  test.each([
    ['a name of one character', { name: ' A ' }, 'Name must be at least 2 characters'],
    ['an address that is none', { email: 'ada@' }, 'Please enter a valid email address'],
    ['a line break in the address', { email: 'ada@x.com\r\nBcc: all@x.com' }, 'Please enter a valid email address'],
    ['a message of nine characters', { message: '123456789' }, 'Message must be at least 10 characters'],
    ['a message beyond all measure', { message: 'x'.repeat(5001) }, 'Message must be at most 5,000 characters'],
    ['a character that cannot be stored', { message: 'Ten letters\0' }, 'We cannot save that text'],
  ])('refuses %s', async (_, change, sentence) => {
    const before = (await stored()).length
    await send({ ...good, ...change }).expect(400, sentence)
    expect(await stored()).toHaveLength(before)
  })

  test('accepts messages with the hidden field filled in but stores nothing', async () => {
    const before = (await stored()).length
    const real = await send(good).expect(201)
    const robot = await send({ ...good, website: 'https://spam.example' }).expect(201)
    expect(robot.body).toEqual(real.body)
    expect(await stored()).toHaveLength(before + 1)
  })

  test('queues nothing without a mail server', async () => {
    await send(good).expect(201)
    expect(await site.query('select 1 from outbox')).toEqual([])
  })
})

const contact = { email: 'us@solar.example', phone: '+49 30 1234567', address: 'Sonnenallee 1, Berlin' }

describe('The operator’s contact details', async () => {
  const operated = await openWebsite({ config: { contact }, deps: { client: await loadBuiltClient() } })

  test.each(['/', '/contact', '/privacy', '/forgot-password', '/calculators/solar'])('are on %s', async (path) => {
    const { text: html } = await operated.get(path).expect(200)
    expect(html).toContain('href="mailto:us@solar.example"')
    expect(html).toContain('href="tel:+49301234567"')
    expect(html).toContain(contact.address)
    for (const placeholder of Object.values(PLACEHOLDER_CONTACT)) expect(html).not.toContain(placeholder)
  })

  test('are shown to users when the site cannot send email', async () => {
    const sentence = 'This site cannot send email. Write to us@solar.example'
    await operated.post('/api/password/forgot', { email: 'ada@example.org' }).expect(503, sentence)
  })

  test('are included in emails', async () => {
    const mailing = await openWebsite({ config: { contact, mail: { smtpUrl: 'smtp://127.0.0.1:1' } } })
    await mailing.post('/api/password/forgot', { email: 'ada@example.org' })
    expect(await mailing.query('select body from outbox')).toEqual([
      { body: expect.stringMatching(/\n-- \nHelioplan · us@solar\.example$/) },
    ])
  })
})

/** Warnings of a start about contact details. */
async function warningsOfStart(settings: Record<string, string>) {
  const database = await copyDatabase()
  const lines: string[] = []
  const env = { DATABASE_URL: database.url, SESSION_SECRET, LOG_LEVEL: 'silent', ...settings }
  const world = await openServices(root, env, (line) => lines.push(line))
  await world.close()
  await database.drop()
  return lines.filter((line) => line.includes('CONTACT_'))
}

test('A public site warns about placeholders at the start and names the settings', async () => {
  const publicSite = { PUBLIC_URL: 'https://solar.example' }
  const own = { CONTACT_EMAIL: contact.email, CONTACT_PHONE: contact.phone, CONTACT_ADDRESS: contact.address }
  expect(await warningsOfStart(publicSite)).toEqual([
    'Warning: visitors see placeholders as contact details. Set CONTACT_EMAIL, CONTACT_PHONE, CONTACT_ADDRESS to your own.',
  ])
  expect(await warningsOfStart({ ...publicSite, ...own })).toEqual([])
  expect(await warningsOfStart({})).toEqual([])
})
