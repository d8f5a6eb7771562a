import { describe, expect, test } from 'vitest'
import { COMPLETE_LANGUAGES, LANGUAGES, type Language } from '#shared/language/languages.ts'
import { findEnglishTexts, translate } from '../support/english-texts.ts'
import type { ReceivedEmail } from '../support/mail-server.ts'
import { NEW_PASSWORD, newMessage, newPerson, PASSWORD_CHANGE } from '../support/website.ts'
import { openWebsiteWithMail, SITE } from '../support/website-with-mail.ts'

const OPERATOR = 'office@helioplan.example'
const { site, emailsTo, lastEmailTo, extractToken } = await openWebsiteWithMail({
  config: { languages: LANGUAGES, mail: { contactTo: OPERATOR } },
})

const setLanguage = (id: number, language: string) =>
  site.query('update users set language = $2 where id = $1', id, language)

/** A signed-in user whose emails are in a language. */
async function userIn(language: string) {
  const user = await site.user()
  await setLanguage(user.id, language)
  return user
}

let visitors = 0
/** A call of a visitor, from a page in a language. */
const callFrom = (language: string, path: string, body: object) =>
  site.post(path, body).set('Accept-Language', language).set('X-Forwarded-For', `192.0.2.${++visitors}`)

/** Every sentence is in German, and every link leads to a German page. */
function expectGerman(email: ReceivedEmail | undefined, subject: string, ...texts: readonly string[]) {
  const body = email?.body.replaceAll('\r\n', '\n') ?? ''
  expect(email?.headers.get('subject')).toBe(subject)
  expect(body).toMatch(/^Guten Tag,\n\n/)
  for (const text of texts) expect(body).toContain(text)
  expect(body).not.toMatch(/\b(the|this|your|you|if|someone)\b/i)
  for (const [link] of body.matchAll(/https:\S+/g)) expect(link).toMatch(`${SITE}/de/`)
}

function expectEnglish(email: ReceivedEmail | undefined, subject: string) {
  expect(email?.headers.get('subject')).toBe(subject)
  expect(email?.body).toMatch(/\bthis\b/i)
  expect(email?.body).not.toMatch(/Guten Tag|\/de\//)
}

describe('The language of emails', () => {
  test('is that of the page of the registration', async () => {
    const email = 'berlin@example.com'
    const agent = site.visitor()
    const registered = await agent
      .post('/api/register', newPerson('berlin', { email }))
      .set('Accept-Language', 'de')
      .expect(201)
    expect(registered.body.language).toBe('de')
    const confirmation = await lastEmailTo(email)
    expectGerman(
      confirmation,
      'Bestätigen Sie Ihre E-Mail-Adresse für Helioplan',
      'Wenn Sie das waren, öffnen Sie innerhalb von 60\u00A0Minuten diesen Link',
    )
    await agent.post('/api/email/confirm', { token: extractToken(confirmation, 'de/confirm-email') }).expect(204)
    const { text } = await agent.get('/api/user/export').expect(200)
    expect(JSON.parse(text).account).toMatchObject([{ language: 'de' }])
  })

  test('is English for accounts of earlier versions', async () => {
    const { agent } = await site.user()
    expect((await agent.get('/api/user')).body.language).toBe('en')
  })

  test('outranks that of the page where a new password is asked for', async () => {
    const [german, english] = [await userIn('de'), await userIn('en')]
    await callFrom('en', '/api/password/forgot', { email: german.email }).expect(202)
    await callFrom('de', '/api/password/forgot', { email: english.email }).expect(202)
    const email = await lastEmailTo(german.email)
    expectGerman(email, 'Neues Passwort für Ihr Helioplan-Konto', `Helioplan-Konto „${german.username}“`)
    expectEnglish(await lastEmailTo(english.email), 'New password for your Helioplan account')
    const token = extractToken(email, 'de/reset-password')
    await callFrom('en', '/api/password/reset', { token, password: NEW_PASSWORD }).expect(204)
    expectGerman(await lastEmailTo(german.email), 'Ihr Helioplan-Konto', 'Alle Geräte wurden abgemeldet.')
  })

  test('is that of notices, whatever the page', async () => {
    const changed = async (own: string, page: string) => {
      const { agent, email } = await userIn(own)
      await agent.post('/api/user/password', PASSWORD_CHANGE).set('Accept-Language', page).expect(204)
      return lastEmailTo(email)
    }
    expectGerman(await changed('de', 'en'), 'Ihr Helioplan-Konto', 'Alle anderen Geräte wurden abgemeldet.')
    expectEnglish(await changed('en', 'de'), 'About your Helioplan account')
  })

  test('is that of emails to both addresses of a change', async () => {
    const { agent, email, username } = await userIn('de')
    const next = `next-${email}`
    await agent.patch('/api/user', { username: `${username}-neu`, email: next }).expect(200)
    const [renamed, notice] = await emailsTo(email)
    expectGerman(renamed, 'Ihr Helioplan-Konto', `Bisher lautete er „${username}“.`)
    expectGerman(notice, 'Ihr Helioplan-Konto', next, 'Wenn Sie das nicht waren, öffnen Sie innerhalb von 7\u00A0Tagen')
    const confirmation = await lastEmailTo(next)
    expectGerman(confirmation, 'Bestätigen Sie Ihre E-Mail-Adresse für Helioplan')
    await callFrom('en', '/api/email/cancel', { token: extractToken(notice, 'de/cancel-email-change') }).expect(204)
  })

  test('is that of the account which an address belongs to already', async () => {
    const [german, english] = [await userIn('de'), await userIn('en')]
    await english.agent.patch('/api/user', { email: german.email }).expect(200)
    expectGerman(
      await lastEmailTo(german.email),
      'Bestätigen Sie Ihre E-Mail-Adresse für Helioplan',
      'Sie gehört schon zu Ihrem Konto',
    )
  })

  test('is changed in the profile, also for the newsletter', async () => {
    const { agent, email, username } = await site.user()
    await agent.post('/api/newsletter', { email }).expect(201)
    const changed = await agent.patch('/api/user', { username: `${username}-neu`, language: 'de' }).expect(200)
    expect(changed.body.language).toBe('de')
    expectGerman(await lastEmailTo(email), 'Ihr Helioplan-Konto')
    const rows = await site.query('select language from subscribers where email = $1', email)
    expect(rows).toEqual([{ language: 'de' }])
    await agent.patch('/api/user', { language: 'xx' }).expect(400)
  })

  test('is English for one that the site no longer serves', async () => {
    const { agent, email, id } = await site.user()
    await setLanguage(id, 'xx')
    await agent.patch('/api/user', { username: `once-more-${id}` }).expect(200)
    expectEnglish(await lastEmailTo(email), 'About your Helioplan account')
    await callFrom('de', '/api/password/forgot', { email }).expect(202)
    expectEnglish(await lastEmailTo(email), 'New password for your Helioplan account')
  })
})

describe('The language of the newsletter', () => {
  const subject = 'Bestätigen Sie Ihr Newsletter-Abo bei Helioplan'

  test('is that of the page of the subscription', async () => {
    const email = 'leserin@example.com'
    await callFrom('de', '/api/newsletter', { email }).expect(201)
    const confirmation = await lastEmailTo(email)
    expectGerman(
      confirmation,
      subject,
      `${SITE}/de/newsletter/confirm?token=`,
      `${SITE}/de/newsletter/unsubscribe?token=`,
    )
    // Mail programs call it, so it has no language.
    expect(confirmation?.headers.get('list-unsubscribe')).toMatch(`<${SITE}/api/newsletter/unsubscribe?token=`)
    const token = /\/confirm\?token=([\w-]+)/.exec(confirmation?.body ?? '')?.[1]
    await callFrom('en', '/api/newsletter/confirm', { token }).expect(204)
    await callFrom('en', '/api/newsletter', { email }).expect(201)
    const { agent } = await site.admin()
    const { text } = await agent.get('/api/admin/subscribers/export').expect(200)
    expect(text).toMatch(
      /leserin@example\.com,[^,]+,de,https:\/\/solar\.example\.com\/de\/newsletter\/unsubscribe\?token=/,
    )
  })

  test('is that of the account', async () => {
    const { agent, email } = await userIn('de')
    await agent.post('/api/newsletter', { email }).set('Accept-Language', 'en').expect(201)
    expectGerman(await lastEmailTo(email), subject)
  })
})

test('The operator reads messages in English', async () => {
  const message = newMessage({ message: 'Wie groß muss der Speicher sein?' })
  await callFrom('de', '/api/contact', message).expect(201)
  const email = await lastEmailTo(OPERATOR)
  expect(email?.headers.get('subject')).toBe('Message from Ada')
  expect(email?.body).toContain('wrote through the contact form:')
  expect(email?.body).toContain(`${SITE}/admin/messages`)
})

const translated = COMPLETE_LANGUAGES.filter((language) => language !== 'en')

describe.each(translated)('Emails in %s', (language: Language) => {
  /** The newest email to an address, which has no English in it. */
  async function receive(address: string, subject: string) {
    const email = await lastEmailTo(address)
    expect(email?.headers.get('subject')).toBe(translate(language, subject))
    const lines = email?.body.split(/\r?\n/) ?? []
    expect(lines.length).toBeGreaterThan(3)
    expect(findEnglishTexts(language, lines)).toEqual([])
    for (const [link] of lines.join('\n').matchAll(/https:\S+/g))
      expect(link).toMatch(`${SITE}/${language.toLowerCase()}/`)
    return email
  }

  test('confirm an address, send a new password, and tell of changes', async () => {
    const agent = site.visitor()
    const person = newPerson(`reader-${language.toLowerCase()}`)
    const { email } = person
    await agent
      .post('/api/register', person)
      .set('Accept-Language', language)
      .set('X-Forwarded-For', `192.0.2.${++visitors}`)
      .expect(201)
    await receive(email, 'Confirm your email address for Helioplan')
    // The address is not confirmed yet: no link to a new password is sent.
    await callFrom('en', '/api/password/forgot', { email }).expect(202)
    const unconfirmed = await receive(email, 'Confirm your email address for Helioplan')
    const confirmation = extractToken(unconfirmed, `${language.toLowerCase()}/confirm-email`)
    await agent.post('/api/email/confirm', { token: confirmation }).expect(204)
    await callFrom('en', '/api/password/forgot', { email }).expect(202)
    const forgotten = await receive(email, 'New password for your Helioplan account')
    const token = extractToken(forgotten, `${language.toLowerCase()}/reset-password`)
    await callFrom('en', '/api/password/reset', { token, password: NEW_PASSWORD }).expect(204)
    await receive(email, 'About your Helioplan account')
  })

  test('tell both addresses of a change', async () => {
    const { agent, email } = await userIn(language)
    const next = `next-${email}`
    await agent.patch('/api/user', { email: next }).expect(200)
    await receive(email, 'About your Helioplan account')
    await receive(next, 'Confirm your email address for Helioplan')
  })

  test('confirm a subscription to the newsletter', async () => {
    const email = `newsletter-${language.toLowerCase()}@example.com`
    await callFrom(language, '/api/newsletter', { email }).expect(201)
    await receive(email, 'Confirm your Helioplan newsletter subscription')
  })
})
